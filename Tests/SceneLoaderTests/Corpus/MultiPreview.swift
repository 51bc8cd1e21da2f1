import SwiftUI

struct Greeting: View {
  let name: String
  var isLarge = false

  var body: some View {
    Text("Hello, \(name)!")
      .font(isLarge ? .largeTitle : .body)
      .padding()
  }
}

#Preview("Small") {
  Greeting(name: "Ada")
}

#Preview("Large") {
  Greeting(name: "Grace", isLarge: true)
}

#Preview {
  VStack {
    Greeting(name: "Emmy")
    Greeting(name: "Sophie")
  }
}
