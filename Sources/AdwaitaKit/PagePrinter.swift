public import CAdw
import CollageGeometry

/// Prints a picture on one page. It remembers the paper and the printer from one time to the next.
@MainActor
public final class PagePrinter {
  /// Makes the picture for an area of the page, in pixels; a smaller one lies in its middle.
  public typealias Painting =
    @MainActor (_ width: Int, _ height: Int) async throws -> CairoPicture

  /// Finer than this no eye sees it; coarser than the first it does.
  private static let resolutions = 300.0...600.0
  private static let pointsPerInch = 72.0

  private var settings: GtkPrintSettings?
  private var pageSetup: GtkPageSetup?

  /// Prints on the printer and the paper that the system calls usual.
  public init() {}

  /// Prints one page.
  ///
  /// - Parameters:
  ///   - title: What the printer's queue shows.
  ///   - isLandscape: How the paper lies at first.
  ///   - window: The window over which the system asks for printer and paper.
  ///   - picture: Makes the picture, once it is known how large the page is.
  /// - Returns: Whether it was printed: false where the user cancelled.
  /// - Throws: `GLibError`, and what `picture` throws.
  public func print(
    title: String, isLandscape: Bool, over window: GtkWindow, picture: @escaping Painting
  ) async throws -> Bool {
    let operation = GtkPrintOperation()
    let setup = pageSetup ?? GtkPageSetup()
    setup.setOrientation(isLandscape ? .landscape : .portrait)
    operation.setDefaultPageSetup(setup)
    operation.setPrintSettings(settings)
    operation.setEmbedPageSetup(true)
    operation.setJobName(title)
    operation.setNPages(1)
    operation.setUnit(.points)
    operation.setAllowAsync(true)
    let drawing = PageDrawing()
    operation.on("draw-page") { [unowned(unsafe) operation] (context: GtkPrintContext) in
      operation.setDeferDrawing()
      drawing.start(on: context, of: operation, picture)
    }
    let result = await run(operation, over: window)
    if let error = drawing.error { throw error }
    if result == .error { throw operation.failure }
    settings = operation.printSettings
    pageSetup = operation.defaultPageSetup
    return result == .apply
  }

  private func run(
    _ operation: GtkPrintOperation, over window: GtkWindow
  ) async -> GtkPrintOperationResult {
    await withCheckedContinuation { continuation in
      operation.on("done") { (result: Int32) in
        let result = GtkPrintOperationResult(rawValue: UInt32(result))
        continuation.resume(returning: result ?? .error)
      }
      // Without the dialog GTK would not return before the page is drawn, which the main actor does.
      _ = operation.run(.printDialog, parent: window, error: nil)
    }
  }

  /// A page that is drawn while the main loop goes on.
  @MainActor
  private final class PageDrawing {
    private(set) var error: (any Error)?

    func start(
      on context: GtkPrintContext, of operation: GtkPrintOperation, _ picture: @escaping Painting
    ) {
      let (width, height) = (context.width, context.height)
      let resolution = min(max(context.dpiX, resolutions.lowerBound), resolutions.upperBound)
      let scale = resolution / pointsPerInch
      Task {
        do {
          let picture = try await picture(
            Int((width * scale).rounded()), Int((height * scale).rounded()))
          picture.draw(fitting: width, height, on: context.cairoContext)
        } catch {
          self.error = error
          operation.cancel()
        }
        operation.drawPageFinish()
      }
    }
  }
}

extension CairoPicture {
  /// Draws the picture as large as it fits in the middle of an area at the origin.
  fileprivate func draw(fitting width: Double, _ height: Double, on context: OpaquePointer) {
    let scale = min(width / Double(self.width), height / Double(self.height))
    let (drawnWidth, drawnHeight) = (scale * Double(self.width), scale * Double(self.height))
    let rect = CanvasRect(
      x: (width - drawnWidth) / 2, y: (height - drawnHeight) / 2, width: drawnWidth,
      height: drawnHeight)
    draw(in: rect, on: context)
  }
}

extension GtkPrintOperation {
  /// Why nothing was printed.
  @MainActor fileprivate var failure: GLibError {
    var error: UnsafeMutablePointer<GError>?
    getError(error: &error)
    return GLibError(taking: error)
  }
}
