/// Scenes made by lot of views that keep state, pass bindings, values and closures on, read the
/// environment and objects that they observe, and write all of these when they are pressed.
///
/// Nothing is written that a view reads and doesn't observe: it shows what it read before, where a body
/// that runs again would show another value.
struct RandomScene {
  private var random: Lot
  /// Whether nothing but state of views is written.
  private let isCalm: Bool
  private var lines: [String] = []
  var text: String { Self.surroundings + lines.joined(separator: "\n") + "\n" }

  init(seed: UInt64) {
    random = Lot(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    isCalm = random.isLucky(2)
    var views: [View] = []
    for _ in 0..<5 { views.append(View(&random)) }
    for number in views.indices { declare(number, views) }
  }

  private static let surroundings = """
    import SwiftUI

    class Model: ObservableObject { @Published var count = 1; let name = 2 }
    @Observable class Watched { var count = 1 }
    let shared = Model()
    struct Point { var x = 1; var names = ["a"] }
    extension EnvironmentValues { @Entry var mark = 1 }
    struct Shift: ViewModifier {
      @State private var by = 1
      func body(content: Content) -> some View { content.padding(CGFloat(by)) }
    }

    """

  /// What a view has besides its own state.
  private struct View {
    var hasValue, hasBinding, hasModel, hasOwnModel, hasClosure, hasMark, hasWatched, hasPoint: Bool

    init(_ random: inout Lot) {
      hasValue = random.isLucky(2)
      hasBinding = !random.isLucky(3)
      hasModel = random.isLucky(4)
      hasOwnModel = random.isLucky(5)
      hasClosure = random.isLucky(4)
      hasMark = random.isLucky(2)
      hasWatched = random.isLucky(4)
      hasPoint = random.isLucky(3)
    }

    /// Texts of numbers that its body can read.
    var numbers: [String] {
      ["own", "1"] + (hasValue ? ["value"] : []) + (hasBinding ? ["bound"] : [])
        + (hasModel ? ["model.count", "model.name"] : []) + (hasOwnModel ? ["made.count"] : [])
        + (hasClosure ? ["ask()"] : []) + (hasMark ? ["mark"] : [])
        + (hasWatched ? ["watched.count"] : [])
        + (hasPoint ? ["point.x", "point.names.count"] : [])
    }

    /// What a press of it may do to state.
    var calmActions: [String] {
      ["own += 1", "own = own"] + (hasBinding ? ["bound += 1"] : [])
        + (hasPoint ? ["point.x += 1", "point.names.append(\"b\")"] : [])
    }

    /// What a press of it may do.
    var actions: [String] {
      calmActions + calmActions + (hasModel ? ["model.count += 1"] : [])
        + (hasOwnModel ? ["made.count += 1"] : []) + (hasWatched ? ["watched.count += 1"] : [])
    }
  }

  private mutating func declare(_ number: Int, _ views: [View]) {
    let view = views[number]
    lines.append("struct V\(number): View {")
    lines.append("  @State private var own = \(random.below(4))")
    if view.hasValue { lines.append("  let value: Int") }
    if view.hasBinding { lines.append("  @Binding var bound: Int") }
    if view.hasModel { lines.append("  @ObservedObject var model: Model") }
    if view.hasOwnModel { lines.append("  @ObservedObject var made = Model()") }
    if view.hasClosure { lines.append("  let ask: () -> Int") }
    if view.hasMark { lines.append("  @Environment(\\.mark) private var mark") }
    if view.hasWatched { lines.append("  @State private var watched = Watched()") }
    if view.hasPoint { lines.append("  @State private var point = Point()") }
    lines.append("  var body: some View {")
    let hasCounter = random.isLucky(5)
    if hasCounter {
      lines.append("    var counter = 0")
      lines.append("    let next = { () -> Int in counter += 1; return counter }")
    }
    lines.append("    \(hasCounter ? "return " : "")VStack {")
    if hasCounter { lines.append("      Text(\"\\(next()) \\(next())\")") }
    for _ in 0..<(2 + random.below(3)) { lines.append("      " + piece(number, views, hasCounter)) }
    lines.append("    }")
    lines.append("  }")
    lines.append("}")
    if number == views.count - 1 {
      lines.append("#Preview { VStack { \(use(0, from: nil, views, false)) } }")
    }
  }

  /// A number that a view reads.
  private mutating func number(_ view: View?) -> String {
    guard let view else { return "2" }
    return random.among(view.numbers)
  }

  /// One part of a view's body.
  private mutating func piece(_ number: Int, _ views: [View], _ hasCounter: Bool) -> String {
    let view = views[number]
    let inner: String
    if number + 1 < views.count, random.isLucky(2) || random.isLucky(2) {
      inner = use(
        number + 1 + random.below(views.count - number - 1), from: view, views, hasCounter)
    } else {
      inner = "Text(\"\\(\(self.number(view)))\").frame(height: \(10 + random.below(9)))"
    }
    let action = random.among(isCalm ? view.calmActions : view.actions)
    switch random.below(isCalm ? 13 : 14) {
    case 0, 1, 2:
      return "Button(\"press\") { \(action) }"
    case 3: return "if \(self.number(view)) % 2 == 0 { \(inner) } else { Text(\"odd\") }"
    case 4: return "ForEach(0..<(\(self.number(view)) % 3 + 1), id: \\.self) { _ in \(inner) }"
    case 5: return "GeometryReader { _ in \(inner) }"
    case 6:
      return "ScrollView { LazyVStack { ForEach(0..<20, id: \\.self) { _ in \(inner) } } }"
    case 7: return "\(inner).environment(\\.mark, \(self.number(view)))"
    case 8: return "\(inner).modifier(Shift())"
    case 9: return "\(inner).overlay(\(inner)).background(\(inner))"
    case 10: return "\(inner).id(\(self.number(view)))"
    case 13: return "\(inner).onAppear { \(action) }"
    default: return inner
    }
  }

  /// A call that makes a view.
  private mutating func use(
    _ number: Int, from outer: View?, _ views: [View], _ hasCounter: Bool
  ) -> String {
    let view = views[number]
    var arguments: [String] = []
    if view.hasValue {
      arguments.append("value: \(hasCounter && random.isLucky(3) ? "next()" : self.number(outer))")
    }
    if view.hasBinding {
      var bindings = [".constant(3)"]
      if let outer {
        bindings += ["$own", "$own", "Binding(get: { own }, set: { own = $0 })"]
        if outer.hasBinding { bindings += ["$bound", "$bound"] }
        if outer.hasModel { bindings += ["$model.count"] }
        if outer.hasPoint { bindings += ["$point.x"] }
      }
      arguments.append("bound: \(random.among(bindings))")
    }
    if view.hasModel {
      let models = ["Model()", "shared"] + (outer?.hasModel == true ? ["model", "model"] : [])
      arguments.append("model: \(random.among(models))")
    }
    if view.hasOwnModel, outer?.hasModel == true, random.isLucky(3) {
      arguments.append("made: model")
    }
    if view.hasClosure {
      arguments.append("ask: { \(self.number(outer)) }")
    }
    return "V\(number)(\(arguments.joined(separator: ", ")))"
  }
}

/// Numbers that follow from a seed.
struct Lot {
  private(set) var state: UInt64

  init(state: UInt64) { self.state = state }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % bound
  }

  /// True once in so many times.
  mutating func isLucky(_ times: Int) -> Bool { below(times) == 0 }

  mutating func among<T>(_ choices: [T]) -> T { choices[below(choices.count)] }
}
