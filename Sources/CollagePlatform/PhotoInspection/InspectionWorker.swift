import CollageStorage
import Glibc
import SandboxKit
import VipsKit

/// The process that decodes foreign photos: this very program, started under another name.
///
/// It gets one file after the other as a descriptor, answers each with an ``InspectionAnswer``, and
/// ends when nobody can ask any more. See docs/decisions/0010.
public enum InspectionWorker {
  /// The name under which a program is the worker.
  static let name = "jogakbo-photo-inspector"

  /// Nothing that is decoded on the way may use more.
  ///
  /// A photo of the greatest size takes 1.0 GB while a HEIF decoder holds its planes and its pixels;
  /// the program and its libraries take 0.4 GB.
  static let limits = SandboxLimits(
    addressSpace: 2 << 30, processorSeconds: processorSeconds, descriptorCount: 16)

  /// The processor time for one photo.
  static let processorSeconds: UInt64 = 10

  /// What the worker says first.
  enum Greeting: String {
    /// It is under all limits.
    case confined
    /// It is under all limits but the filter of system calls, which the kernel does not have.
    case unfiltered
  }

  /// Does the work of the worker and ends, where the program was started for it; otherwise nothing.
  ///
  /// To be called before anything else.
  public static func runIfAsked() {
    guard CommandLine.arguments == [name] else { return }
    do {
      try PhotoDecoder.prepare()
      let isFiltered = try limits.confineThisProcess()
      let greeting: Greeting = isFiltered ? .confined : .unfiltered
      try MessageChannel.toParent.send(Array(greeting.rawValue.utf8))
      while true { try answer() }
    } catch SandboxError.ended {
      exit(EXIT_SUCCESS)
    } catch {
      // The other side sees that it has ended, and says so.
      exit(EXIT_FAILURE)
    }
  }

  private static func answer() throws(SandboxError) {
    let (_, file) = try MessageChannel.toParent.receiveAttachment()
    guard let file else { throw .ended }
    try MessageChannel.toParent.send(answer(closing: file).message)
  }

  static func answer(closing file: Int32) -> InspectionAnswer {
    do throws(VipsKitError) {
      let facts = try PhotoDecoder.inspect(closing: file, path: "")
      return .photo(
        PhotoDescription(
          fileExtension: facts.format.fileExtension, pixelWidth: facts.width,
          pixelHeight: facts.height))
    } catch {
      return .problem(PhotoProblem(error))
    }
  }
}
