import SwiftUI

struct ContentView: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 10).frame(width: 120, height: 80)
      .clipped()
  }
}
