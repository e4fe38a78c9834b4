/// Why bytes are not JSON that we read.
public enum JSONError: Error, Hashable, Sendable {
  /// The text breaks the grammar of RFC 8259 at this byte.
  case malformed(offset: Int)
  /// Arrays and objects are nested deeper than the limit.
  case tooDeep(limit: Int)
  /// There are more values than the limit.
  case tooManyValues(limit: Int)
}
