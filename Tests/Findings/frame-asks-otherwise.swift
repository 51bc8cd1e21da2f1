import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text(
        "A caption whose height follows from the width that it gets, whatever that may be in the end"
      )
      .frame(maxWidth: 120)
    }
    .fixedSize()
  }
}
