"""What the harnesses in UITests and FaultTests share: running tests, processes, and waiting."""
