import CairoRendering
import CollagePlatform
import CollagePresentation
import CollageStorage

/// What the pages of the app share: the library, and what draws photos from it.
@MainActor
final class AppContext {
  let library: LibraryService
  /// What the user set, and what is remembered.
  let preferences: PreferencesStore
  /// Decoded photos, for the screen.
  let photos: PhotoPixelCache
  /// Paints documents for the screen.
  let composer: ScreenComposer
  /// Measures text as it is drawn.
  let textMeasurer = PangoTextMeasurer()
  /// The originals, for pictures that are exported or printed.
  let originals: PhotoFiles
  /// Small pictures of projects.
  let thumbnails: ThumbnailStore

  /// Writes pictures.
  let exporting: PictureExporting

  init(library: LibraryService, preferences: PreferencesStore) {
    self.library = library
    self.preferences = preferences
    thumbnails = ThumbnailStore(library: library)
    originals = PhotoFiles(in: library.folder, checkingContent: true)
    exporting = .cairo(photos: originals)
    photos = PhotoPixelCache(PhotoFiles { library.path(ofPhoto: $0) })
    composer = ScreenComposer(photos: photos)
  }
}
