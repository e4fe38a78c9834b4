import CommandLineKit
import MessageCatalog

Localization.start(domain: "sample")
await SampleTool.make().main()
