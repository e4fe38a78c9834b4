#if canImport(CryptoKit)
  import CryptoKit
#else
  import CCrypto
#endif

/// Computes a SHA-256 piece by piece.
public struct ContentHasher: ~Copyable {
  #if canImport(CryptoKit)
    private var hasher = SHA256()

    /// The hash of no bytes.
    public init() {}

    /// Goes on with more bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
      hasher.update(bufferPointer: bytes)
    }

    /// The hash of all bytes so far.
    public consuming func finish() -> ContentHash {
      ContentHash(digest: Array(hasher.finalize()))
    }
  #else
    private let context: OpaquePointer?

    /// The hash of no bytes.
    public init() {
      context = EVP_MD_CTX_new()
      EVP_DigestInit_ex(context, EVP_sha256(), nil)
    }

    deinit {
      EVP_MD_CTX_free(context)
    }

    /// Goes on with more bytes.
    public mutating func update(_ bytes: UnsafeRawBufferPointer) {
      EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    /// The hash of all bytes so far.
    public consuming func finish() -> ContentHash {
      var digest = [UInt8](repeating: 0, count: 32)
      // These calls fail only where there is no memory left, which ends a Swift program anyway.
      precondition(EVP_DigestFinal_ex(context, &digest, nil) == 1, "out of memory")
      return ContentHash(digest: digest)
    }
  #endif

  /// The hash of `bytes`.
  public static func hash(of bytes: [UInt8]) -> ContentHash {
    var hasher = ContentHasher()
    bytes.withUnsafeBytes { hasher.update($0) }
    return hasher.finish()
  }
}

extension ContentHash {
  init(digest: [UInt8]) {
    bytes = digest
  }
}
