import CollageStorage

/// Making everything durable, and leaving the project.
extension EditorViewModel {
  /// Waits until all is durable, and brings the project's sidecar up to date: for when editing pauses
  /// or the window loses the focus.
  ///
  /// - Returns: Whether all is durable.
  @discardableResult
  public func flush() async -> Bool {
    finishAdjusting()
    // An attempt that is under way may have begun before the reason of a failure was gone.
    await saving.finish()
    saving.retry()
    await saving.finish()
    guard saving.state.isSaved else { return false }
    guard !isReadOnly else { return true }
    do {
      try await library.flush(id)
    } catch {
      // The steps themselves are durable; the sidecar is written with the next pause.
      notice = .refused(error)
    }
    return true
  }

  /// Ends what is going on, and makes all durable. A drag or a pinch is taken back; typed words stay,
  /// and so do the photos of an import that are done.
  ///
  /// - Returns: Whether all is durable. Where it is not, the editor can go on.
  public func close() async -> Bool {
    isClosing = true
    defer { isClosing = false }
    cancelPointerAndPinch()
    leaveMode()
    await importing?.value
    guard await flush() else { return false }
    await library.close(id)
    return true
  }

  /// Gives the project another name.
  public func rename(to newTitle: String) async {
    guard !isReadOnly, newTitle != title else { return }
    do {
      // It may be stored shorter than it was given.
      title = try await library.renameProject(id, to: newTitle).title
    } catch {
      notice = .refused(error)
    }
  }
}
