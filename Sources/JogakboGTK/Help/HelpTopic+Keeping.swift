import MessageCatalog

/// The words about what is kept, and what comes out.
extension HelpTopic {
  static var savingSections: [HelpSection] {
    [
      HelpSection(
        tr("Nothing to save"),
        tr(
          "Every change is on the disk as soon as it is made. The header says Saved when that is so."
        )),
      HelpSection(
        tr("Undo"),
        tr(
          "Undo takes back one step after the other, also steps from before the last start. One drag is one step."
        )),
      HelpSection(
        tr("Share a collage"),
        tr(
          "Export as Bundle packs a collage with its originals and its history into one file. Import brings it back on any computer."
        )),
      HelpSection(
        tr("Deleted collages"),
        tr("A deleted collage can be restored for some time before its photos are removed.")),
    ]
  }

  static var exportSections: [HelpSection] {
    [
      HelpSection(
        tr("As sharp as the originals"),
        tr(
          "A picture is drawn from the originals at the size that you choose. The size in pixels is always shown, and never reduced."
        ),
        [
          HelpItem(
            tr("Save to Pictures"),
            tr("Saves at once, as you did last time. A file that is there is never replaced.")),
          HelpItem(tr("Export…"), tr("Asks for format, size, quality and name.")),
          HelpItem(tr("Copy as Picture"), tr("Puts the picture on the clipboard.")),
          HelpItem(tr("Print…"), tr("Fits the picture to the paper.")),
        ]),
      HelpSection(
        tr("What a file tells"),
        tr("Where photos were taken is never written. The date is, unless you turn that off.")),
      HelpSection(
        tr("Which format?"), "",
        [
          // Translators: PNG, JPEG and so on are names of formats.
          HelpItem("PNG", tr("Without loss; for drawings, text and transparency.")),
          HelpItem("JPEG", tr("Small files that every program and shop reads.")),
          HelpItem("WebP", tr("Smaller still, for the web.")),
          HelpItem("TIFF", tr("Without loss, for print shops.")),
          HelpItem("PDF", tr("A page on which text stays text.")),
        ]),
    ]
  }

  static var keyboardSections: [HelpSection] {
    [
      HelpSection(
        tr("Without a mouse"),
        tr("Everything can be done with the keyboard. Ctrl+? shows all keys."),
        [
          HelpItem(tr("Tab"), tr("Goes from layer to layer, then on to the buttons.")),
          HelpItem(tr("Arrow keys"), tr("Move the layer; with Shift ten times as far.")),
          HelpItem(tr("Plus and minus"), tr("Enlarge and shrink the layer.")),
          HelpItem(tr("Ctrl+. and Ctrl+Shift+."), tr("Turn the layer.")),
          HelpItem(tr("Enter"), tr("Crops the photo, or edits the text.")),
          HelpItem(tr("Escape"), tr("Stops what is going on, then deselects.")),
        ]),
      HelpSection(
        tr("Screen readers"),
        tr("Each layer has a name and says where it lies; each control says what it does.")),
    ]
  }

  static var commandLineSections: [HelpSection] {
    [
      HelpSection(
        tr("The same without a window"),
        tr("The program jogakbo works on the same library, also in scripts."),
        [
          HelpItem("jogakbo compose *.jpg -o collage.png", tr("Makes a collage of many photos.")),
          HelpItem("jogakbo list", tr("Lists the collages.")),
          HelpItem("jogakbo export Summer -o summer.jpg", tr("Writes a picture of a collage.")),
          HelpItem("jogakbo check --repair", tr("Checks the library and mends what it can.")),
          HelpItem("jogakbo --help", tr("Shows everything else.")),
        ])
    ]
  }
}
