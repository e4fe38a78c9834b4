import MessageCatalog

/// The words about making a collage.
extension HelpTopic {
  static var beginningSections: [HelpSection] {
    [
      HelpSection(
        tr("From photos to a picture"), "",
        [
          HelpItem(
            tr("Begin a collage"), tr("Choose New Collage, or drop photos on the list of collages.")
          ),
          HelpItem(
            tr("Add photos"),
            tr(
              "Choose Add Photos, drop files on the canvas, or paste. The originals stay as they are."
            )),
          HelpItem(
            tr("Arrange them"), tr("Choose a layout, or drag each photo to where it belongs.")),
          HelpItem(
            tr("Add words"), tr("Choose Add Text. Click a text twice to change its words.")),
          HelpItem(
            tr("Save the picture"),
            tr("Save to Pictures does it at once; Export lets you choose size and format.")),
        ])
    ]
  }

  static var movingSections: [HelpSection] {
    [
      HelpSection(
        tr("With the mouse"), "",
        [
          HelpItem(
            tr("Drag"),
            tr("Moves what is selected. It snaps to the middle, to edges and to other layers.")),
          HelpItem(tr("Shift and drag"), tr("Keeps to one direction, or turns in steps of 15°.")),
          HelpItem(tr("Alt and drag"), tr("Moves freely, without snapping.")),
          HelpItem(
            tr("Ctrl and drag one onto the other"), tr("Swaps two photos and keeps their frames.")),
          HelpItem(
            tr("Handles"),
            tr("A corner resizes, an edge crops, and the knob above the frame turns.")),
        ]),
      HelpSection(
        tr("With fingers"), "",
        [
          HelpItem(tr("One finger"), tr("Moves a layer; beside the layers it moves the view.")),
          HelpItem(
            tr("Two fingers"),
            tr("Move, resize and turn at once. Beside the layers they zoom the view.")),
          HelpItem(tr("Press for a moment"), tr("Shows the menu.")),
        ]),
    ]
  }

  static var layoutSections: [HelpSection] {
    [
      HelpSection(
        tr("Arrange"),
        tr(
          "A layout places all photos at once. One undo brings them back to where they were."),
        [
          HelpItem(tr("Grid"), tr("Frames of one size, which crop the photos.")),
          HelpItem(tr("Rows"), tr("Each photo is as wide as its form asks; the rows are full.")),
          HelpItem(tr("Columns"), tr("The same from top to bottom.")),
          HelpItem(tr("Scattered"), tr("Photos lie about, turned a little, as on a table.")),
          HelpItem(tr("Shuffle"), tr("Deals the photos out anew among their frames.")),
        ]),
      HelpSection(
        tr("Spacing and margin"),
        tr("The preferences say how far apart photos lie, and how far from the edge.")),
    ]
  }

  static var photoSections: [HelpSection] {
    [
      HelpSection(
        tr("Crop"),
        tr("Click a photo twice, or press Enter. What is cut away can always be brought back."),
        [
          HelpItem(tr("Drag"), tr("Moves the photo within its frame.")),
          HelpItem(tr("Scroll or pinch"), tr("Zooms the photo within its frame.")),
          HelpItem(tr("Enter or Escape"), tr("Ends cropping.")),
        ]),
      HelpSection(
        tr("Missing photos"),
        tr(
          "Jogakbo keeps a copy of each photo in its library. Where a copy is lost, its frame says so and the rest of the collage stays usable."
        ),
        [
          HelpItem(
            tr("Locate"),
            tr(
              "Choose files or a folder: photos are recognised by their content, whatever they are called."
            ))
        ]),
    ]
  }
}
