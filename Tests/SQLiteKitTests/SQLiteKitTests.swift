// SQLiteKit tests to come.
