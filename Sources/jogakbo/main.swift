print("jogakbo")
