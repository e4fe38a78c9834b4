import Foundation
import JogakboGTK

exit(JogakboApplication.run())
