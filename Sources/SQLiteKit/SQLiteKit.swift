// SQLiteKit: first file to come.
