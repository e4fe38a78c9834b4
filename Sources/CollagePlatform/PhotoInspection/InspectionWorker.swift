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

  /// A HEIF photo of the greatest size needs 1.4 GB of address space, 0.2 of them for the program and
  /// its libraries.
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
    serve { answer(closing: $0).message }
  }

  /// Confines this process, answers one file after the other, and ends.
  ///
  /// - Parameter answer: Takes over a descriptor, and gives the message about its file.
  package static func serve(_ answer: (_ file: Int32) -> [UInt8]) -> Never {
    do {
      try PhotoDecoder.prepare()
      let isFiltered = try limits.confineThisProcess()
      let greeting: Greeting = isFiltered ? .confined : .unfiltered
      try MessageChannel.toParent.send(Array(greeting.rawValue.utf8))
      while let file = try MessageChannel.toParent.receiveAttachment().1 {
        try MessageChannel.toParent.send(answer(file))
      }
    } catch SandboxError.ended {
      exit(EXIT_SUCCESS)
    } catch {
      // The other side sees that it has ended, and says so.
    }
    exit(EXIT_FAILURE)
  }

  private static func answer(closing file: Int32) -> InspectionAnswer {
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
