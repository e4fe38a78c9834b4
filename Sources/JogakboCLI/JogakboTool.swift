import CollagePlatform
import CommandLineKit
import MessageCatalog

/// The program `jogakbo`.
public enum JogakboTool {
  /// Runs the program with the process's arguments, and ends the process.
  public static func main() async -> Never {
    Localization.start(domain: "jogakbo")
    await tool().main()
  }

  /// The program: every command, and what help, manual and completions are made from.
  ///
  /// Made anew rather than kept: its words are those of the language at the time.
  static func tool() -> CommandLineTool<JogakboContext> {
    CommandLineTool(
      name: "jogakbo",
      summary: tr("Piece photos together into a collage"),
      discussion: tr(
        """
        jogakbo arranges photos on a canvas, freely or by a layout, adds words, and writes a picture \
        as sharp as the originals. Projects are kept in a library, where every edit is saved as it \
        is made and can be undone, also after a restart. Originals are never changed.

        A PROJECT is named by its title, by its identifier, or by the beginning of its identifier.
        """),
      examples: [
        CommandExample(
          "jogakbo compose *.jpg -o collage.png", tr("Make a collage of all photos of a folder.")),
        CommandExample("jogakbo new Summer", tr("Begin a project in the library.")),
      ],
      manual: Manual(
        version: JogakboVersion.current, date: "December 1, 2026",
        environment: [
          Manual.Variable("JOGAKBO_LIBRARY", tr("The folder of the library.")),
          Manual.Variable(
            "XDG_DATA_HOME", tr("Where the library lies, in a folder jogakbo, unless named.")),
          Manual.Variable("JOGAKBO_LOCALE_DIR", tr("The folder of the translations.")),
        ]),
      globals: JogakboGlobals(),
      commands: [
        .command(ComposeCommand()),
        .command(NewCommand()), .command(ListCommand()), .command(ShowCommand()),
        .command(RenameCommand()), .command(DuplicateCommand()), .command(DeleteCommand()),
        .command(RestoreCommand()),
        .command(AddCommand()), .command(TextCommand()), .command(LayoutCommand()),
        .command(EditCommand()), .command(UndoCommand()), .command(RedoCommand()),
        .command(HistoryCommand()),
        .command(ExportCommand()), .command(RenderCommand()),
        .command(BundleCommand()), .command(ImportCommand()),
        .command(RelinkCommand()), .command(CheckCommand()),
      ])
  }
}
