import CollagePlatform
import Foundation
import JogakboGTK

InspectionWorker.runIfAsked()
exit(JogakboApplication.run())
