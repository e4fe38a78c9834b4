import CollagePlatform
import JogakboCLI

InspectionWorker.runIfAsked()
await JogakboTool.main()
