// reflow: image harbour 600x400
import SwiftUI

struct ContentView: View {
  var body: some View {
    Image("harbour").frame(width: 120, height: 80)
  }
}
