public import CAdw
public import Foundation

/// Makes a file that is dragged out of the app.
public typealias FileMaking = @MainActor () async throws -> URL

extension Widget {
  /// Lets the user drag a file out of the app.
  ///
  /// - Parameters:
  ///   - icon: What follows the pointer.
  ///   - make: Makes the file and says where it is. Called when the file is asked for, which is when
  ///     it is dropped; an error leaves the other app with nothing.
  @MainActor public func offerFile(
    icon: @escaping @MainActor () -> GdkPaintable?, made make: @escaping FileMaking
  ) {
    let source = GtkDragSource()
    source.setActions(.copy)
    source.setContent(FileOffer.content(made: make))
    source.on("drag-begin") { [unowned(unsafe) source] in
      source.setIcon(icon(), hotX: 0, hotY: 0)
    }
    add(source)
  }
}

/// What a content provider that makes its file when somebody takes it keeps.
@MainActor
private final class FileOffer {
  static let association = ObjectAssociation<FileOffer>("jogakbo-file-offer")

  let make: FileMaking

  private init(_ make: @escaping FileMaking) {
    self.make = make
  }

  static func content(made make: @escaping FileMaking) -> GdkContentProvider {
    let content = cadw_content_new(registeredType)
    association.set(FileOffer(make), of: content)
    return content
  }

  /// Makes the file, and writes its address as text/uri-list (RFC 2483, section 5) has it.
  func write(to stream: GOutputStream) async throws {
    let list = Data("\(try await make().absoluteString)\r\n".utf8)
    _ = try await finished(
      {
        stream.writeBytesAsync(
          .copying(list), ioPriority: G_PRIORITY_DEFAULT, cancellable: nil, callback: $0,
          userData: $1)
      }, finish: { stream.writeBytesFinish($0, error: $1) })
  }

  private static let registeredType = GdkContentProvider.registerSubclass("JogakboFileOffer") {
    type, _ in
    guard let type else { return }
    let content = type.assumingMemoryBound(to: GdkContentProviderClass.self)
    cadw_class_offers_file_address(type)
    content.pointee.write_mime_type_async = startWriting
    content.pointee.write_mime_type_finish = { _, answer, error in
      answer.map { cadw_answer_finish($0, error) } ?? 0
    }
  }
}

// MARK: What GTK calls

private func startWriting(
  _ content: GdkContentProvider?, _ mimeType: UnsafePointer<CChar>?, _ stream: GOutputStream?,
  _ priority: Int32, _ cancellable: GCancellable?, _ callback: GAsyncReadyCallback?,
  _ data: gpointer?
) {
  nonisolated(unsafe) let (stream, cancellable, data) = (stream, cancellable, data)
  MainActor.assumeIsolated {
    guard let content, let stream, let offer = FileOffer.association.value(of: content)
    else { return }
    let answer = content.withPointer { cadw_answer_begin($0, cancellable, callback, data) }
    Task {
      do {
        try await offer.write(to: stream)
        cadw_answer_end(answer, nil)
      } catch {
        cadw_answer_end(answer, "\(error)")
      }
    }
  }
}
