import CommandLineKit

Localization.start(domain: "sample")
await SampleTool.make().main()
