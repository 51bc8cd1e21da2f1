// reflow: image harbour 600x600
import SwiftUI

struct ContentView: View {
  var body: some View {
    Image("harbour").resizable().frame(width: 300, height: 100)
  }
}
