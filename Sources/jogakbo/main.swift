import JogakboCLI

await JogakboTool.main()
