public import Foundation

/// Somewhere to read bytes from: a file descriptor, or a test's own store.
public struct ByteInput: Sendable {
  private let readChunk: @Sendable (Int) throws(ConsoleError) -> Data

  /// An input of its own: given the most bytes wanted, it returns some, or none at the end.
  public init(_ read: @escaping @Sendable (Int) throws(ConsoleError) -> Data) {
    readChunk = read
  }

  /// Reads from a descriptor; an interruption (Ctrl-C) ends the wait with `.interrupted`.
  public static func descriptor(_ descriptor: Int32) -> ByteInput {
    ByteInput { count throws(ConsoleError) in try readSome(count, from: descriptor) }
  }

  /// At most `count` bytes, at least one unless the input has ended.
  public func read(upTo count: Int) throws(ConsoleError) -> Data { try readChunk(count) }
}

private func readSome(_ count: Int, from descriptor: Int32) throws(ConsoleError) -> Data {
  var buffer = Data(count: count)
  while true {
    try Interruption.check()
    // SIGINT may reach another thread and then wakes no read of this one.
    guard isReady(descriptor, for: POLLIN, within: 200) else { continue }
    let got = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, count) }
    if got >= 0 { return buffer.prefix(got) }
    switch errno {
    case EINTR, EAGAIN: continue
    case let code: throw .readFailed(errno: code)
    }
  }
}

/// Lines of any length, read in chunks of bounded size.
///
/// A line comes without its `\n` or `\r\n`; a last line without one counts as well.
public struct LineReader {
  private static let chunkBytes = 65_536
  private let input: ByteInput
  private var pending = Data()
  private var hasEnded = false

  /// Reads the lines of an input.
  public init(_ input: ByteInput) { self.input = input }

  /// The next line's bytes, whatever their encoding; nil at the end.
  public mutating func next() throws(ConsoleError) -> Data? {
    var searched = pending.startIndex
    while true {
      if let offset = Self.newline(in: pending[searched...]) {
        let end = searched + offset
        let line = pending[..<end]
        pending = pending[pending.index(after: end)...]
        return Self.withoutCarriageReturn(line)
      }
      if hasEnded {
        defer { pending = Data() }
        return pending.isEmpty ? nil : Self.withoutCarriageReturn(pending)
      }
      let chunk = try input.read(upTo: Self.chunkBytes)
      hasEnded = chunk.isEmpty
      // A consumed beginning would stay in memory as long as anything is appended behind it.
      if pending.startIndex > 0 { pending = Data(pending) }
      // Only the new bytes are searched, so that one long line costs its length and not its square.
      searched = pending.endIndex
      pending.append(chunk)
    }
  }

  /// Where the first line ends, counted from the start; a buffer's bytes are searched many times
  /// faster than those of `Data`.
  private static func newline(in bytes: Data) -> Int? {
    bytes.withUnsafeBytes { $0.firstIndex(of: UInt8(ascii: "\n")) }
  }

  private static func withoutCarriageReturn(_ line: Data) -> Data {
    Data(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
  }
}
