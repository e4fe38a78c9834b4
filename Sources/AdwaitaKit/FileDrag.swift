import CAdw
public import CollageGeometry
public import Foundation

extension Widget {
  /// Takes files that are dropped on the widget.
  ///
  /// - Parameters:
  ///   - hover: Called when something that is dragged enters (true), or leaves or is dropped.
  ///   - drop: Gets the files and the place, in the widget's coordinates; returns whether it takes
  ///     them.
  @MainActor public func acceptFiles(
    hover: @escaping @MainActor (_ isInside: Bool) -> Void = { _ in },
    drop: @escaping @MainActor (_ files: [URL], _ place: CanvasPoint) -> Bool
  ) {
    let target = GtkDropTarget(cadw_type_file_list(), actions: .copy)
    target.answer("drop") { (value: UnsafePointer<GValue>, x: Double, y: Double) in
      // GTK tells of no leaving when something is dropped.
      hover(false)
      return drop(fileURLs(in: value), CanvasPoint(x: x, y: y))
    }
    let motion = GtkDropControllerMotion()
    motion.on("enter") { hover(true) }
    motion.on("leave") { hover(false) }
    add(motion)
    add(target)
  }
}
