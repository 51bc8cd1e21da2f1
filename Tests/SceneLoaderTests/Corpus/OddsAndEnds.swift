import SwiftUI

/// A type in lower case, as beginners write it.
struct dot: View {
  let tone: SwiftUI.Color

  var body: some View { tone.frame(width: 20, height: 20) }
}

struct Echo: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).padding(4)
  }
}

struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).padding(2)
  }
}

enum Size {
  case small, large

  var side: CGFloat {
    switch self {
    case .small: 10
    case .large: fatalError("There is no large one")
    }
  }
}

struct ContentView: View {
  @State private var tone: Color = [.red, .green].randomElement()!
  @State private var names = ["Ada", "Grace"]
  @State private var sum = 0
  let address = URL(string: "https://example.com")!

  var body: some View {
    VStack {
      dot(tone: tone)
      Circle().frame(width: Size.small.side)
      NameList(names: $names)
      ShareLink(item: address, subject: Text("Example"))
      ShareLink(item: address, preview: SharePreview("Example")) { Text("Send") }
      Button("Again") { tone = [.blue, .yellow].randomElement() ?? .red }.buttonStyle(Echo())
      GroupBox("Sum") { Text("\(sum)") }.groupBoxStyle(Framed())
    }
    .animation(.spring, value: sum)
    .task { sum = await total() }
  }

  private func total() async -> Int {
    await withTaskGroup(of: Int.self) { group in
      for number in 1...3 { group.addTask { number * number } }
      return await group.reduce(0, +)
    }
  }
}

struct NameList: View {
  @Binding var names: [String]

  var body: some View {
    ForEach(Array($names.enumerated()), id: \.offset) { index, $name in
      TextField("Name \(index + 1) of \(names.count)", text: $name)
    }
  }
}
