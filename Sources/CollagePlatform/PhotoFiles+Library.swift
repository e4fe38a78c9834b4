public import CairoRendering
public import CollageStorage

extension PhotoFiles {
  /// The originals of a library.
  public init(in folder: LibraryFolder) {
    let photos = folder.photos
    // Names of documents are checked when these are read, and lead nowhere else.
    self.init { photos + "/" + $0 }
  }
}
