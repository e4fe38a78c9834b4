public import CAdw
public import Foundation

extension GdkContentProvider {
  /// Text to copy or drag.
  @MainActor public static func text(_ text: String) -> GdkContentProvider {
    cadw_content_of_text(text)
  }

  /// Files to copy or drag.
  @MainActor public static func files(_ files: [URL]) -> GdkContentProvider {
    let files = files.map { GFile(path: $0.path(percentEncoded: false)) }
    return withExtendedLifetime(files) {
      cadw_content_of_files(files.map { Optional($0.address) }, gsize(files.count))
    }
  }

  /// Bytes of a MIME type, such as a picture as `image/png`.
  @MainActor public static func data(_ data: Data, mimeType: String) -> GdkContentProvider {
    GdkContentProvider(mimeType, bytes: .copying(data))
  }

  /// The same thing in several forms, the best one first; whoever takes it chooses.
  @MainActor public static func any(of forms: [GdkContentProvider]) -> GdkContentProvider {
    withExtendedLifetime(forms) {
      cadw_content_of_any(forms.map { Optional($0.address) }, gsize(forms.count))
    }
  }
}

extension GdkClipboard {
  /// Puts content on the clipboard.
  @MainActor public func copy(_ content: GdkContentProvider) {
    _ = setContent(content)
  }

  /// Whether there may be files.
  @MainActor public var hasFiles: Bool { formats.containGtype(cadw_type_file_list()) }

  /// Whether there may be text.
  @MainActor public var hasText: Bool { formats.containGtype(cglib_type_string()) }

  /// Reads text.
  @MainActor public func text() async throws -> String {
    let text = try await finished(
      { self.readTextAsync(nil, callback: $0, userData: $1) },
      finish: { self.readTextFinish($0, error: $1) })
    defer { g_free(text) }
    return String(text)
  }

  /// Reads the paths of files.
  @MainActor public func files() async throws -> [URL] {
    try await finished(
      {
        self.readValueAsync(
          cadw_type_file_list(), ioPriority: G_PRIORITY_DEFAULT, cancellable: nil, callback: $0,
          userData: $1)
      },
      finish: { result, error in self.readValueFinish(result, error: error).map { fileURLs(in: $0) }
      })
  }
}

/// The paths of the files in a value that a clipboard or a drop gave.
@MainActor
func fileURLs(in value: UnsafePointer<GValue>) -> [URL] {
  let list = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
  defer { g_slist_free(list) }
  return sequence(first: list, next: { $0?.pointee.next }).compactMap { node in
    guard let file = node?.pointee.data else { return nil }
    return unsafeBitCast(file, to: GFile.self).url
  }
}
