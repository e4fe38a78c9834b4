// Written for type-checking. What Swift sees of Darwin beside the C declarations: functions that
// take a variable number of arguments in C, and macros that are no constants.

@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
  fatalError()
}

public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 {
  fatalError()
}

public func openat(
  _ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t
) -> Int32 {
  fatalError()
}

public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }

public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }

public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
  fatalError()
}

public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }

public let M_PI = 3.14159265358979323846

/// The codes that Foundation's `POSIXError` is spelled with.
public enum POSIXErrorCode: Int32, Hashable, Sendable {
  case EPERM = 1
  case ENOENT = 2
  case EACCES = 13
  case EEXIST = 17
  case ENOSPC = 28
}
