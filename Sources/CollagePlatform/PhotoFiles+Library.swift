public import CairoRendering
public import CollageStorage

extension PhotoFiles {
  /// The originals of a library.
  ///
  /// - Parameter checkingContent: Whether an original with a changed content cannot be shown, even
  ///   where it can be decoded still: what is exported is to be what was imported.
  public init(in folder: LibraryFolder, checkingContent: Bool = false) {
    let photos = folder.photos
    // Names of documents are checked when these are read, and lead nowhere else.
    self.init(path: { photos + "/" + $0 }) { fileName in
      if checkingContent { try folder.checkContent(ofPhoto: fileName) }
    }
  }
}
