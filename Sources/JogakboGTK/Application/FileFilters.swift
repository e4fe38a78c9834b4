import AdwaitaKit
import MessageCatalog

extension FileChooser.Filter {
  /// Photos of any kind.
  static var photos: FileChooser.Filter {
    FileChooser.Filter(name: tr("Photos"), mimeTypes: ["image/*"])
  }

  /// What a project can be made of.
  static var bundlesAndDocuments: FileChooser.Filter {
    FileChooser.Filter(name: tr("Bundles and Documents"), suffixes: ["jogakbo", "json"])
  }
}
