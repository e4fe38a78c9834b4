public import CAdw
public import Foundation

extension GdkClipboard {
  /// Whether there may be data of a MIME type.
  @MainActor public func has(mimeType: String) -> Bool {
    formats.containMimeType(mimeType)
  }

  /// Reads data of a MIME type.
  @MainActor public func data(mimeType: String) async throws -> Data {
    let stream = try await finished(
      { callback, data in
        mimeType.withCString { name in
          var types: [UnsafePointer<CChar>?] = [name, nil]
          self.readAsync(
            &types, ioPriority: G_PRIORITY_DEFAULT, cancellable: nil, callback: callback,
            userData: data)
        }
      }, finish: { self.readFinish($0, outMimeType: nil, error: $1) })
    var data = Data()
    while true {
      let bytes = try await finished(
        {
          stream.readBytesAsync(
            gsize(1 << 16), ioPriority: G_PRIORITY_DEFAULT, cancellable: nil, callback: $0,
            userData: $1)
        }, finish: { stream.readBytesFinish($0, error: $1) })
      let chunk = bytes.data
      if chunk.isEmpty { return data }
      data.append(chunk)
    }
  }
}
