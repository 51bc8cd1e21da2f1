/// State that is written while it is laid out.
extension Hostility {
  /// A scene whose state is written while it is laid out, in pass after pass.
  var stateful: String {
    mutating get {
      let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(Self.changes) }
      let triggers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        pick(Self.triggers).replacing("CHANGE", with: changes.joined(separator: "; "))
      }
      return """
        import SwiftUI
        \(Self.viewDeclarations)
        @Observable final class Model { var n = 0; var items: [Int] = []; var next: Model? }
        struct Child: View { @Binding var n: Int; var body: some View { Text("\\(n)").onAppear { n += 1 } } }
        struct Attack: View {
          @State var n = 0
          @State var items: [Int] = [1]
          @State var s = "a"
          @State var model = Model()
          @State var e: [AnyHashable] = []
          var body: some View {
            VStack {
              Text("\\(n) \\(s.count) \\(items.count) \\(model.n)")
              ForEach(items, id: \\.self) { i in Text("\\(i)") }
              \(pick(["Child(n: $n)", "if n % 2 == 0 { Child(n: $n) }", view(depth: 3)]))
            }
            \(triggers.joined(separator: "\n    "))
          }
        }
        #Preview { Attack() }
        """
    }
  }

  static let changes = [
    "n += 1", "items += items.map { $0 + items.count }", "s += s", "model.n += 1",
    "items.append(n)",
    "model.items.append(contentsOf: 0..<1_000)", "e = [e]", "items = Array(0..<n)", "n *= 2",
    "let m = Model(); m.next = model; model = m", "for _ in 0..<1_000_000 { n += 1 }",
    "s = \"\\(e)\"",
    "items.shuffle()", "Task { n += 1 }", "withAnimation { n += 1 }", "n = n > 0 ? 0 : 1",
  ]

  static let triggers = [
    ".onAppear { CHANGE }", ".onChange(of: n) { CHANGE }", ".task { CHANGE }",
    ".task(id: n) { CHANGE }",
    ".onChange(of: items) { CHANGE }",
    ".onGeometryChange(for: CGSize.self) { $0.size } action: { _ in CHANGE }",
    ".onPreferenceChange(Key.self) { _ in CHANGE }",
    ".onChange(of: s) { CHANGE }.onAppear { CHANGE }",
    ".onReceive(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()) { _ in CHANGE }",
    ".background { GeometryReader { p in Color.clear.onAppear { CHANGE }.id(n) } }",
  ]
}
