import LayoutSolver
import SceneLoader
import Testing

/// What snippets lean on that no type of their own declares; expectations follow Apple's
/// documentation of the names used.
struct SnippetTests {
  /// `LayoutSubviews` is its own subsequence, and counts from 0 as such.
  @Test func aSliceOfSubviewsCountsFromZero() throws {
    let result = try run(
      """
      struct Halves: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 100)
        }
        func spacing(subviews: Subviews) -> [CGFloat] { subviews.map { _ in 1 } }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          let rest = subviews[1..<subviews.count]
          print(rest.startIndex, rest.count, subviews[1...].indices)
          rest[0].place(at: CGPoint(x: bounds.minX + 50, y: bounds.minY), proposal: .zero)
          subviews[0].place(at: bounds.origin, proposal: .zero)
        }
      }
      #Preview {
        HStack { Halves { Color.red; Color.blue.accessibilityIdentifier("second") }; Text("a") }
      }
      """)
    #expect(result.output.first == "0 1 0..<1")
    let second = try #require(result.result?.node(identifier: "second"))
    let first = try #require(result.result?.nodes.first { $0.name == "Halves" })
    #expect(second.frame.minX - first.frame.minX == 50)
  }

  /// What an app gives its scenes, their views have.
  @Test func theEnvironmentOfAWindowIsThatOfItsViews() throws {
    let result = try run(
      """
      @Observable class Model { var width = 30.0 }
      extension EnvironmentValues { @Entry var gap = 4.0 }
      struct ContentView: View {
        @Environment(Model.self) private var model
        @Environment(\\.gap) private var gap
        var body: some View {
          HStack(spacing: gap) { Color.red.frame(width: model.width); Color.blue.frame(width: 10) }
            .accessibilityIdentifier("row")
        }
      }
      @main struct Small: App {
        @State private var model = Model()
        var body: some Scene {
          WindowGroup { ContentView() }.environment(model).environment(\\.gap, 20)
        }
      }
      """)
    #expect(result.result?.node(identifier: "row")?.size.width == 60)
  }

  /// A modifier that changes nothing changes nothing in a form that isn't known either; one that
  /// changes something can't be passed over. Places are those of the names.
  @Test func unknownFormsOfIdleModifiersArePassedOver() throws {
    let idle = scene("Color.red\n  .help(whenever: true)\n  .frame(width: 40)")
    #expect(idle.diagnostics.map(\.identifier.name).contains("unknown-modifier"))
    #expect(idle.diagnostics.allSatisfy { $0.severity != .error })
    let unknown = try #require(idle.diagnostics.first { $0.identifier.name == "unknown-modifier" })
    #expect(unknown.message.contains("'help(whenever:)'"))
    #expect(unknown.location.map { [$0.line, $0.column] } == [3, 4])
    let effective = scene("Color.red\n  .frame(side: 40)")
    let error = try #require(effective.diagnostics.first { $0.severity == .error })
    #expect(error.location.map { [$0.line, $0.column] } == [3, 4])
  }

  /// Swift finds what an implicit member is of from the constraint of a generic type's parameter,
  /// and from the key path of a track of keyframes.
  @Test func implicitMembersOfGenericTypes() throws {
    let result = try run(
      """
      struct Comment<Style: ShapeStyle>: ViewModifier {
        var style: Style
        func body(content: Content) -> some View { content.foregroundStyle(style) }
      }
      struct Pose { var angle = Angle.zero; var offset: CGFloat = 0 }
      #Preview {
        Text("a")
          .modifier(Comment(style: .quaternary))
          .keyframeAnimator(initialValue: Pose()) { view, pose in
            view.rotationEffect(pose.angle).offset(y: pose.offset)
          } keyframes: { _ in
            KeyframeTrack(\\.angle) {
              CubicKeyframe(.degrees(30), duration: 1)
              LinearKeyframe(.zero, duration: 1)
            }
            KeyframeTrack(\\.offset) { SpringKeyframe(20, duration: 1) }
          }
      }
      """)
    #expect(result.result?.nodes.contains { $0.name == "Text" } == true)
  }

  /// A literal's elements of several classes are of the one they share; a binding of a collection is
  /// no collection for `ForEach`.
  @Test func sharedClassesAndBindingsOfCollections() throws {
    let result = try run(
      """
      struct Job: Identifiable { let id = 1; var isDone = false }
      struct Converter: View {
        @State private var jobs = [Job()]
        let units = [[UnitLength.meters, UnitLength.feet], [UnitMass.grams]]
        let formatter = MeasurementFormatter()
        var body: some View {
          ForEach($jobs, id: \\.id) { $job in Toggle("a", isOn: $job.isDone) }
          ForEach(units, id: \\.self) { group in
            ForEach(group, id: \\.self) { unit in Text(unit.symbol) }
          }
          Color.red.onAppear {
            print(units.map { $0.map { formatter.string(from: $0) } })
            print(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)))
            formatter.unitOptions = .providedUnit
            print(formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)))
          }
        }
      }
      #Preview { Converter() }
      """)
    #expect(result.output == [#"[["m", "ft"], ["g"]]"#, "0.932 mi", "1.5 km"])
    #expect(result.result?.nodes.flatMap(\.textLines).filter { $0 != "a" } == ["m", "ft", "g"])
  }

  /// `Optional` is a view where what it wraps is one.
  @Test func anOptionalViewTakesModifiers() throws {
    let result = try run(
      """
      struct Picked: View {
        @State private var image: Image? = Image(systemName: "star")
        @State private var text: Text?
        var body: some View {
          VStack(spacing: 0) {
            image.frame(width: 100, height: 50)
            text.padding(20)
          }
          .accessibilityIdentifier("column")
        }
      }
      #Preview { Picked() }
      """)
    #expect(
      result.result?.node(identifier: "column")?.size == Size(width: 100, height: 50))
  }

  /// `ModifiedContent(content:modifier:)` is what `modifier(_:)` makes.
  @Test func modifiedContentCanBeWritten() throws {
    let result = try run(
      """
      struct Padded: ViewModifier {
        func body(content: Content) -> some View { content.padding(10) }
      }
      struct Pair: View {
        func box() -> ModifiedContent<Color, Padded> {
          ModifiedContent(content: Color.red, modifier: Padded())
        }
        var body: some View { box().accessibilityIdentifier("box").frame(width: 50, height: 40) }
      }
      #Preview { Pair() }
      """)
    #expect(
      result.result?.nodes.first { $0.name == "Color" }?.size == Size(width: 30, height: 20))
  }

  /// A `ModifiedContent` has the view and the modifier that it was made of, whose types an extension
  /// may ask for.
  @Test func modifiedContentTellsItsParts() throws {
    let result = try run(
      """
      struct Padded: ViewModifier {
        var width = 10.0
        func body(content: Content) -> some View { content.padding(width) }
      }
      struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
      }
      protocol Insetting { var inset: Double { get } }
      extension ModifiedContent: Insetting where Modifier == Padded {
        var inset: Double { modifier.width }
      }
      func inset(_ view: some View) -> Double { (view as? any Insetting)?.inset ?? -1 }
      extension View {
        func padded() -> ModifiedContent<Self, Padded> { modifier(Padded()) }
      }
      struct Both: View {
        var body: some View {
          let padded = Color.red.padded()
          print(padded.inset, padded.modifier.width, padded.content == .red)
          print(inset(padded), inset(Color.red.modifier(Plain())), inset(Color.red))
          print(type(of: padded))
          return padded
        }
      }
      #Preview { Both() }
      """)
    #expect(
      result.output == ["10.0 10.0 true", "10.0 -1.0 -1.0", "ModifiedContent<Color, Padded>"])
  }

  /// A `ForEach` has the data and the function that it was made of; what else is known of it depends
  /// on the types of its elements and their identity, as in containers of a project's own.
  @Test func forEachTellsItsParts() throws {
    let result = try run(
      """
      protocol Counted { var parts: [String] { get } }
      protocol Named { var names: [String] { get } }
      extension ForEach: Counted where Data == Range<Int>, ID == Int, Content: View {
        var parts: [String] { data.map { "\\($0)" } }
      }
      extension ForEach: Named where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
        var names: [String] { data.map { "\\($0.id)" } }
      }
      struct Row: Identifiable { let id: String }
      func parts(_ view: some View) -> [String] {
        if let counted = view as? any Counted { return counted.parts }
        if let named = view as? any Named { return named.names }
        return []
      }
      struct Rows: View {
        var body: some View {
          let numbers = ForEach(0..<3) { Color.red.frame(width: 10, height: CGFloat($0)) }
          let rows = ForEach([Row(id: "a"), Row(id: "b")]) { _ in Color.red }
          let letters = ForEach(["x", "y"], id: \\.self) { _ in Color.red }
          print(numbers.data, rows.data.map(\\.id), letters.data)
          print(parts(numbers), parts(rows), parts(letters))
          return numbers.content(7).accessibilityIdentifier("seventh")
        }
      }
      #Preview { Rows() }
      """)
    #expect(
      result.output == [
        #"0..<3 ["a", "b"] ["x", "y"]"#, #"["0", "1", "2"] ["a", "b"] []"#,
      ])
    #expect(result.result?.node(identifier: "seventh")?.size == Size(width: 10, height: 7))
  }

  /// `IndexSet` is made of one index or of a range of them.
  @Test func indexSets() throws {
    let result = try run(
      """
      #Preview {
        var letters = ["a", "b", "c", "d"]
        let _ = letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 3)
        let _ = print(letters)
        let _ = letters.remove(atOffsets: IndexSet(integersIn: 1..<3))
        let _ = print(letters)
        Text("a")
      }
      """)
    #expect(result.output == [#"["b", "c", "a", "d"]"#, #"["b", "d"]"#])
  }

  /// A trailing closure passes a parameter that a memberwise initialiser has a default for, where a
  /// later one needs it (SE-0286).
  @Test func aTrailingClosurePassesWhatHasADefault() throws {
    let result = try run(
      """
      struct Sheet<Content: View>: View {
        @Binding var height: CGFloat
        var onEnd: (_ position: Int) -> () = { _ in }
        var content: () -> Content
        var body: some View { Group(content: content) }
      }
      #Preview { Sheet(height: .constant(0)) { Color.red.frame(width: 30, height: 20) } }
      """)
    #expect(result.result?.nodes.first?.size == Size(width: 30, height: 20))
  }

  /// The style of an amount has a type of its own name; functions can be named by their module.
  @Test func stylesOfAmountsAndModules() throws {
    let result = try run(
      """
      struct Bill: View {
        private let format: FloatingPointFormatStyle<Double>.Currency = .currency(code: "USD")
        var body: some View {
          let _ = print(2.5.formatted(format), Darwin.sqrt(16))
          Text("a")
        }
      }
      #Preview { Bill() }
      """)
    #expect(result.output == ["$2.50 4.0"])
  }

  /// A `GeometryEffect` moves what is drawn by its size, and leaves the layout around alone.
  @Test func aGeometryEffectMovesWhatIsDrawn() throws {
    let result = try run(
      """
      struct Slide: GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
          get { amount }
          set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: size.width * amount, y: 5))
        }
      }
      #Preview {
        HStack(spacing: 0) {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("plain")
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("slid")
            .modifier(Slide(amount: 0.5))
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("after")
        }
      }
      """)
    let layout = try #require(result.result)
    let frames = try ["plain", "slid", "after"].map { name in
      let id = try #require(layout.node(identifier: name)?.id)
      return layout.frame(of: id, in: .global)
    }
    #expect(frames[1].minX - frames[0].minX == 60)
    #expect(frames[1].minY - frames[0].minY == 5)
    #expect(frames[2].minX - frames[0].minX == 80)
  }

  /// What a locale's identifier stands for, as Unicode's data have it.
  @Test func localesSayWhatTheyAre() throws {
    let result = try run(
      """
      #Preview {
        let _ = print(Locale.current.currency?.identifier ?? "none")
        let german = Locale(identifier: "de_DE")
        let _ = print(german.currencyCode ?? "", german.region?.identifier ?? "")
        let _ = print(german.language.languageCode?.identifier ?? "", german.currencySymbol ?? "")
        Text("a")
      }
      """)
    #expect(result.output == ["USD", "EUR DE", "de €"])
  }

  /// Labels without values name a function (the compiler's words), which no initialiser is.
  @Test func labelsWithoutValues() {
    let problems = scene(
      """
      struct Box: View {
        var width: Double
        var body: some View { Color.red.frame(width: width) }
      }
      #Preview { Box(width: ) }
      """
    ).diagnostics.filter { $0.severity == .error }
    #expect(problems.map(\.message) == ["cannot find 'Box(width:)' in scope"])
  }

  /// Uniform types are told apart by their identifiers.
  @Test func uniformTypes() throws {
    let result = try run(
      """
      let types: Set<UTType> = [.png, .jpeg, .png]
      #Preview {
        let step: Double.Stride = 0.5
        let _ = print(types.count, UTType.png.identifier, step)
        Text("a")
      }
      """)
    #expect(result.output == ["2 public.png 0.5"])
  }

  @Test func anArrayOfTextsIsNoView() {
    let scene = scene(
      """
      struct Words: View {
        let words = ["a", "b"]
        var body: some View { List(words.chunks(of: 2), id: \\.self) { Text($0) } }
      }
      """)
    #expect(
      scene.diagnostics.map(\.message) == ["value of type '[String]' has no member 'chunks'"])
  }

  /// `background` names a style, so of `Color` it can only be an asset.
  @Test func aStylesNameIsNoColours() {
    let scene = scene("#Preview { Color.background.ignoresSafeArea() }")
    #expect(scene.diagnostics == [])
    #expect(layout(scene).diagnostics.map(\.identifier.name) == ["unknown-color"])
    let styles = self.scene(
      "#Preview { Rectangle().fill(.background).foregroundStyle(.tint).background(.bar) }")
    #expect(styles.diagnostics == [])
    #expect(layout(styles).diagnostics == [])
  }

  /// A wrapped property of a type itself has its projected value too.
  @Test func aPreviewMayKeepStateInTheType() throws {
    let result = try run(
      """
      struct Search: View {
        @Binding var text: String
        var body: some View { Text(text).accessibilityIdentifier("text") }
      }
      struct Search_Previews: PreviewProvider {
        @State static var text = "a"
        static var previews: some View { Search(text: $text) }
      }
      """)
    #expect(result.result?.node(identifier: "text") != nil)
  }

  /// The time that is left shows beneath the bar.
  @Test func timesRunInFigures() throws {
    let result = try run(
      """
      #Preview {
        VStack {
          ProgressView(timerInterval: Date()...Date().addingTimeInterval(30)) { Text("Timer") }
          Text(timerInterval: Date()...Date().addingTimeInterval(90))
          Text(timerInterval: Date()...Date().addingTimeInterval(7200), showsHours: false)
          Text(timerInterval: Date()...Date().addingTimeInterval(90), countsDown: false)
        }
      }
      """)
    let texts = result.result?.nodes.filter { $0.name == "Text" }.compactMap(\.detail)
    #expect(texts == ["\"Timer\"", "\"0:30\"", "\"1:30\"", "\"120:00\"", "\"0:00\""])
  }

  /// UIKit's documentation gives the components of its own colours.
  @Test func coloursHaveComponents() throws {
    let result = try run(
      """
      #Preview {
        let _ = print(UIColor.red.cgColor.components ?? [], UIColor.orange.cgColor.alpha)
        let _ = print(UIColor(red: 0.5, green: 0, blue: 1, alpha: 0.25).cgColor.components!.count)
        let _ = print(Color.black.mix(with: .white, by: 0.5).resolve(in: EnvironmentValues()).red)
        Text("a")
      }
      """)
    #expect(result.output.prefix(3) == ["[1.0, 0.0, 0.0, 1.0] 1.0", "4", "0.5"])
  }

  /// SwiftUI compares how colours are given, not how they look: one that UIKit gives is none of its own.
  @Test func coloursOfOtherFrameworksEqualNoneOfSwiftUIs() throws {
    let result = try run(
      """
      #Preview {
        let all: [Color] = [.red, .green, .blue]
        let system = Color(uiColor: .systemBlue)
        let _ = print(all.firstIndex(of: Color(.systemBlue)) ?? -1, system == .blue)
        let _ = print(system == Color(.systemBlue), Color(uiColor: .red) == Color(uiColor: .red))
        let _ = print(system == Color(uiColor: .systemRed), Color(cgColor: UIColor.red.cgColor) == Color(.red))
        let _ = print(Color.red == Color(red: 1, green: 0, blue: 0), Color.blue == .blue)
        let _ = print(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
        let _ = print(UIColor(system) == .systemBlue, Set([system, Color(.systemBlue), .blue]).count)
        let _ = print(system.opacity(0.5) == Color(.systemBlue).opacity(0.5))
        system
      }
      """)
    #expect(
      result.output == [
        "-1 false", "true true", "false false", "false true", "false", "true 2", "true",
      ])
    #expect(result.result?.nodes.contains { $0.detail == "blue" } == true)
  }

  /// SwiftUI's interface names what each of a gesture's methods gives.
  @Test func whatGesturesAreMadeToCanBeWritten() throws {
    let scene = scene(
      """
      struct Knob: View {
        @GestureState private var isPressed = false
        @State private var place = CGSize.zero
        private typealias Moved = _EndedGesture<_ChangedGesture<DragGesture>>
        private var moved: Moved {
          DragGesture(minimumDistance: 0).onChanged { place = $0.translation }.onEnded { _ in place = .zero }
        }
        private func pressed() -> GestureStateGesture<Moved, Bool> {
          moved.updating($isPressed) { value, state, _ in state = value.translation.width > 1 }
        }
        private var width: _MapGesture<DragGesture, CGFloat> { DragGesture().map { $0.translation.width } }
        private var both: SimultaneousGesture<RotationGesture, MagnificationGesture> {
          RotationGesture().simultaneously(with: MagnificationGesture())
        }
        private var changed: _ChangedGesture<SimultaneousGesture<RotationGesture, MagnificationGesture>> {
          both.onChanged { value in print(value.first?.degrees ?? 0, value.second ?? 1) }
        }
        private var held: SequenceGesture<LongPressGesture, Moved> { LongPressGesture().sequenced(before: moved) }
        private var either: ExclusiveGesture<_EndedGesture<TapGesture>, AnyGesture<CGFloat>> {
          TapGesture(count: 2).onEnded { place = .zero }.exclusively(before: AnyGesture(width))
        }
        private func any<G: Gesture>(_ gesture: G) -> some Gesture where G.Value == DragGesture.Value {
          gesture.onEnded { place = $0.translation }
        }
        var body: some View {
          Text(String(describing: type(of: held.first)))
            .gesture(pressed()).gesture(changed).gesture(held).gesture(either).gesture(any(moved))
        }
      }
      #Preview { Knob() }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let result = layout(scene)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result.result?.nodes.flatMap(\.textLines) == ["LongPressGesture"])
  }

  /// What an erased gesture is expected to give tells what the gesture in it makes; any mutable
  /// collection moves its elements, and an app may be started by hand.
  @Test func whatIsExpectedOfAnErasedGesture() throws {
    let result = try run(
      """
      struct Swipe: Gesture {
        enum Direction: String { case left, right }
        var body: AnyGesture<Direction> {
          AnyGesture(
            DragGesture().map { value in
              if value.translation.width < 0 { return .left } else { return .right }
            })
        }
      }
      func move<List: RandomAccessCollection & MutableCollection>(
        _ list: inout List, _ from: IndexSet, to place: Int
      ) { list.move(fromOffsets: from, toOffset: place) }
      struct Started: App {
        var body: some Scene { WindowGroup { Text("app") } }
        static func start() { main() }
      }
      struct Root: View {
        @State private var side = "none"
        var body: some View {
          Text(side).gesture(Swipe().onEnded { side = $0.rawValue }).onAppear {
            var numbers = [1, 2, 3, 4]
            move(&numbers, [0, 1], to: 3)
            print(numbers)
            move(&numbers, [3], to: 0)
            print(numbers)
          }
        }
      }
      #Preview { Root() }
      """)
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result.output == ["[3, 1, 2, 4]", "[4, 3, 1, 2]"])
  }

  /// A case that the platform hasn't need not be covered, and a property of an optional may be given
  /// none as long as another has no value.
  @Test func casesOfOtherPlatformsAndOptionalsWithoutValues() throws {
    let result = try run(
      """
      enum Surface {
        case thin
        @available(macOS 10.15, *)
        @available(iOS, unavailable)
        case titlebar
      }
      func name(_ surface: Surface) -> String {
        switch surface { case .thin: "thin" }
      }
      final class Settings: ObservableObject {
        @Published var image: String?
        @Published var size: Int
        init(image: String? = nil) {
          self.image = image
          size = 2
        }
      }
      #Preview { Text("\\(name(.thin)) \\(Settings().size) \\(Settings(image: "a").image ?? "-")") }
      """)
    #expect(result.result?.nodes.flatMap(\.textLines) == ["thin 2 a"])
  }

  /// What a project adds to Xcode's library is for Xcode alone.
  @Test func contentOfXcodesLibraryIsNotRun() throws {
    let result = try run(
      """
      struct Badge: View { var body: some View { Text("badge") } }
      struct Content: LibraryContentProvider {
        @LibraryContentBuilder var views: [LibraryItem] {
          LibraryItem(Badge(), visible: true, title: "Badge", category: .control)
          LibraryItem(Badge().padding(), category: .layout, matchingSignature: "badge")
        }
        @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] {
          LibraryItem(base.bold(), title: "Bold")
        }
      }
      struct Views: LibraryContentProvider {
        var views: [LibraryItem] { [LibraryItem(Badge())] }
      }
      #Preview { Badge() }
      """)
    #expect(result.result?.nodes.flatMap(\.textLines) == ["badge"])
  }

  /// Apple, Table: with a compact width it shows its first column only, as a list does.
  @Test func aTableIsAListWhereTheWidthIsCompact() throws {
    let source = """
      struct Person: Identifiable { let id: Int; let name: String; let age: Int }
      struct People: View {
        @State private var people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bo", age: 7)]
        @State private var order = [KeyPathComparator(\\Person.name)]
        @State private var selected: Set<Person.ID> = []
        var body: some View {
          Table(people, selection: $selected, sortOrder: $order) {
            TableColumn("Name", value: \\.name)
            TableColumn("Age") { person in Text("\\(person.age)").bold() }.width(60)
          }
          .onChange(of: order) { people.sort(using: order) }
        }
      }
      #Preview { People() }
      """
    let scene = scene(source)
    #expect(scene.diagnostics == [])
    func texts(_ device: String) throws -> ([String], [SceneDiagnostic]) {
      let device = try #require(Device.named(device))
      let outcome = scene.layout(device.settings(.portrait))
      let nodes = outcome.result?.nodes.filter { $0.name == "Text" } ?? []
      return (nodes.compactMap(\.detail), outcome.diagnostics)
    }
    let narrow = try texts("iphone-16-pro")
    #expect(narrow.0 == ["\"Ada\"", "\"Bo\""])
    #expect(narrow.1.map(\.identifier.name) == ["hidden-columns"])
    let wide = try texts("ipad-pro-11")
    #expect(wide.0 == ["\"Name\"", "\"Age\"", "\"Ada\"", "\"36\"", "\"Bo\"", "\"7\""])
    #expect(wide.1.map(\.identifier.name) == ["table"])
    // Both are told of the line that makes the table.
    for diagnostic in narrow.1 + wide.1 {
      let place = try #require(diagnostic.location)
      #expect(scene.files[0].text.utf8.dropFirst(place.offset).starts(with: "Table(people".utf8))
    }
  }

  /// A binding to a model leads to bindings to its properties, and to those of their elements.
  @Test func aListOfAModelsCanBeEdited() throws {
    let result = try run(
      """
      @Observable final class Store { var names = ["a", "b"] }
      struct Names: View {
        @State private var store = Store()
        var body: some View {
          ForEach($store.names, id: \\.self) { $name in
            TextField("Name", text: $name).accessibilityIdentifier(name)
          }
          .onDelete { store.names.remove(atOffsets: $0) }
        }
      }
      #Preview { VStack { Names() } }
      """)
    #expect(result.result?.node(identifier: "b") != nil)
  }

  /// A style is asked for what it makes of a value, whatever else formats such values.
  @Test func textsAreFormattedByTheirStyle() throws {
    let result = try run(
      """
      struct Stars: FormatStyle {
        func format(_ value: Int) -> String { String(repeating: "*", count: value) }
      }
      #Preview {
        VStack {
          Text(3, format: .number)
          Text(Float(2.5), format: .percent)
          Text(Decimal(12.5), format: .currency(code: "EUR"))
          Text(1_500_000, format: .byteCount(style: .file))
          Text(["a", "b"], format: .list(type: .or))
          Text(4, format: Stars())
          TextField("Price", value: .constant(3.5), format: .currency(code: "USD"))
          Text("\\(3.14159, format: .number.precision(.fractionLength(2)))")
        }
      }
      """)
    let texts = result.result?.nodes.filter { $0.name == "Text" }.compactMap(\.detail)
    #expect(
      texts
        == ["3", "250%", "€12.50", "1.5 MB", "a or b", "****", "$3.50", "3.14"].map { "\"\($0)\"" })
  }

  /// Combine: elements are dropped until one isn't. A wait may be a number of seconds.
  @Test func publishersDropWhatComesFirst() throws {
    let result = try run(
      """
      import Combine
      final class Model {
        var bag: Set<AnyCancellable> = []
        init() {
          [1, 2, 5, 1].publisher.drop(while: { $0 < 3 }).sink { print($0) }.store(in: &bag)
          Just(1).debounce(for: 0.5, scheduler: RunLoop.main).sink { _ in }.store(in: &bag)
          do { try Data().write(to: .documentsDirectory, options: .atomic) } catch { print("kept") }
        }
      }
      #Preview {
        let _ = Model()
        Text("a")
      }
      """)
    #expect(result.output.prefix(3) == ["5", "1", "kept"])
  }

  /// A renderer draws a text; it is as large as without.
  @Test func aRendererLeavesATextAsItIs() throws {
    let result = try run(
      """
      struct Wave: TextRenderer {
        var animatableData = 0.0
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
          for line in layout {
            for run in line {
              for slice in run {
                var copy = context
                copy.translateBy(x: 0, y: slice.typographicBounds.rect.height * animatableData)
                copy.draw(slice)
              }
            }
          }
        }
      }
      #Preview {
        VStack {
          Text("Hello").accessibilityIdentifier("plain")
          Text("Hello").textRenderer(Wave()).accessibilityIdentifier("drawn")
        }
      }
      """)
    let plain = try #require(result.result?.node(identifier: "plain"))
    #expect(result.result?.node(identifier: "drawn")?.size == plain.size)
  }

  /// A module's name before a type's means the library's, whatever the scene calls its own.
  @Test func aModulesNameTellsTypesApart() throws {
    let result = try run(
      """
      struct Color { var name = "own" }
      extension SwiftUI.Color {
        static var brand: SwiftUI.Color { SwiftUI.Color(red: 1, green: 0, blue: 0) }
      }
      struct Text: View {
        var name: String
        var body: some View { SwiftUI.Text(name).foregroundStyle(SwiftUI.Color.brand) }
      }
      struct Page: View {
        @SwiftUI.State private var color: SwiftUI.Color = .brand
        var body: some View {
          SwiftUI.VStack {
            Text(name: Color().name).background(color)
            Label("Label", systemImage: "star").foregroundStyle(.red)
            SwiftUI.Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("blue")
          }
        }
      }
      #Preview { Page() }
      """)
    #expect(result.result?.node(identifier: "blue")?.size == Size(width: 10, height: 10))
    #expect(result.result?.nodes.contains { $0.detail == "\"own\"" } == true)
  }

  /// A shape with a fill takes a stroke in front of it since iOS 17 (`ShapeView`).
  @Test func shapesAreFilledAndStroked() throws {
    let result = try run(
      """
      struct Ring: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path(ellipseIn: rect)
          path.addEllipse(in: rect.insetBy(dx: 10, dy: 10))
          return path
        }
      }
      #Preview {
        VStack {
          Circle().fill(.blue.opacity(0.1)).stroke(.red, lineWidth: 2)
            .strokeBorder(.green, style: StrokeStyle(lineWidth: 3)).frame(width: 40, height: 40)
          Ring().fill(.red, style: FillStyle(eoFill: true)).accessibilityIdentifier("hole")
          Ring().fill(.red).accessibilityIdentifier("whole")
          Ring().path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).normalized(eoFill: true)
            .accessibilityIdentifier("path")
        }
      }
      """)
    let drawings = result.result?.nodes.filter { $0.name == "Circle" }.map { "\($0.drawing)" } ?? []
    #expect(drawings.map { $0.prefix(4) } == ["fill", "stro", "stro"])
    #expect(Set(result.result?.nodes.filter { $0.name == "Circle" }.map(\.frame) ?? []).count == 1)
    #expect(result.result?.node(identifier: "hole")?.outline?.isEvenOdd == true)
    #expect(result.result?.node(identifier: "whole")?.outline?.isEvenOdd == false)
    #expect(result.result?.node(identifier: "path")?.outline?.isEvenOdd == true)
  }

  /// A bar's title takes several attributes, each with a key of its own.
  @Test func attributesHaveKeysOfTheirOwn() throws {
    let result = try run(
      """
      @main struct Styled: App {
        init() {
          let appearance = UINavigationBarAppearance()
          appearance.titleTextAttributes = [
            .foregroundColor: UIColor(Color.red), .font: UIFont.systemFont(ofSize: 17),
          ]
        }
        var body: some Scene { WindowGroup { Text("shown") } }
      }
      """)
    #expect(result.result?.nodes.flatMap(\.textLines) == ["shown"])
  }

  /// An app's folders are there and empty, and those that it makes.
  @Test func foldersOfAnAppAreEmpty() throws {
    let printed = try run(
      """
      func report() throws {
        let files = FileManager.default
        let documents = files.urls(for: .documentDirectory, in: .userDomainMask)[0]
        print(try files.contentsOfDirectory(at: documents, includingPropertiesForKeys: nil).count)
        let notes = documents.appendingPathComponent("Notes")
        print(files.fileExists(atPath: notes.path), (try? files.contentsOfDirectory(atPath: notes.path)) == nil)
        try files.createDirectory(at: notes, withIntermediateDirectories: true)
        print(files.fileExists(atPath: notes.path), try files.contentsOfDirectory(atPath: notes.path).count)
      }
      #Preview { let _ = try! report(); Color.red }
      """
    ).output
    #expect(printed.prefix(3) == ["0", "false true", "true 0"])
  }

  /// `@StateObject` has no value of its own, so a view with one needs it: it isn't listed by itself.
  @Test func aViewWhoseObjectIsGivenIsNotShownAlone() {
    let scene = scene(
      """
      class Model: ObservableObject { @Published var count = 1 }
      struct Counter: View { @StateObject var model: Model; var body: some View { Text("1") } }
      struct Label: View { var body: some View { Text("2") } }
      """)
    #expect(scene.shownViews.map(\.name) == ["Label"])
  }

  /// `#keyPath` is the path as a text, without the type it begins at (Apple's documentation of NSObject).
  @Test func objectiveCKeyPathsAreTexts() throws {
    let printed = try run(
      """
      class Account: NSObject { @objc var name = ""; @objc var owner = Owner() }
      class Owner: NSObject { @objc var city = "" }
      #Preview { let _ = print(#keyPath(Account.name), #keyPath(Account.owner.city)); Color.red }
      """
    ).output
    #expect(printed.first == "name owner.city")
  }

  /// A provider's entry is what its placeholder gives, wherever it is named.
  @Test func aConformancesTypeIsNamedFromOutside() throws {
    let result = try run(
      """
      import WidgetKit
      struct Note: Identifiable { let id: Int; let title: String }
      struct Entry: TimelineEntry { let date: Date; let notes: [Note] }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, notes: []) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
      }
      struct EntryView: View {
        var entry: Provider.Entry
        var body: some View { ForEach(entry.notes.prefix(1)) { note in Text(note.title) } }
      }
      #Preview { EntryView(entry: Entry(date: .now, notes: [Note(id: 1, title: "first")])) }
      """)
    #expect(result.result?.nodes.flatMap(\.textLines) == ["first"])
  }

  /// An empty field shows its prompt, else its title, in the colour of placeholders, whatever kind of
  /// field it is (Apple's documentation of `TextField` and `SecureField`).
  @Test(arguments: [
    (#"TextField("Title", text: $text)"#, "Title"),
    (#"TextField("Title", text: $text, prompt: Text("Prompt"))"#, "Prompt"),
    (#"TextField(text: $text, prompt: Text("Prompt")) { Text("Label") }"#, "Prompt"),
    (#"TextField(text: $text) { Text("Label") }"#, "Label"),
    (#"SecureField("Title", text: $text)"#, "Title"),
    (#"SecureField("Title", text: $text, prompt: Text("Prompt"))"#, "Prompt"),
    (#"TextField("Title", value: $number, format: .number)"#, "Title"),
    (#"TextField("Title", value: $number, format: .number, prompt: Text("Prompt"))"#, "Prompt"),
  ])
  func emptyFieldsShowTheirPrompt(field: String, shown: String) throws {
    let result = try run(
      """
      struct ContentView: View {
        @State private var text = ""
        @State private var number: Int?
        var body: some View { \(field) }
      }
      """)
    let texts = result.result?.nodes.filter { !$0.textLines.isEmpty } ?? []
    #expect(texts.map(\.textLines) == [[shown]])
    #expect(texts.first?.textRuns.map(\.foreground) == [.color(.system(.placeholderText))])
  }

  /// Kinds of data by the identifiers, endings and ancestors that Apple's documentation gives.
  @Test func uniformTypesAreKnown() throws {
    let printed = try run(
      """
      import UniformTypeIdentifiers
      #Preview {
        let _ = print(UTType(filenameExtension: "JPG")?.identifier ?? "-", UTType.png.preferredMIMEType ?? "-")
        let _ = print(UTType.png.conforms(to: .image), UTType.image.conforms(to: .png), UTType.json.conforms(to: .data))
        let _ = print(UTType("public.movie") == .movie, UTType(mimeType: "text/html")?.preferredFilenameExtension ?? "-")
        Color.red.onDrop(of: [.plainText, .image], isTargeted: nil) { _ in true }
          .onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
      }
      """
    ).output
    #expect(printed.prefix(3) == ["public.jpeg image/png", "true false true", "true html"])
  }

  /// Which of a function's forms is meant where an argument is of a type that isn't here, or may be
  /// nothing.
  @Test func formsAreChosenByTheOtherArguments() throws {
    let result = try run(
      """
      import PhotosUI
      enum Field: Hashable { case name }
      struct Fields: View {
        let focus: FocusState<Field?>.Binding
        @State private var name = ""
        @State private var count = 1
        @State private var photos: [PhotosPickerItem] = []
        var body: some View {
          VStack {
            TextField("Name", text: $name).focused(focus, equals: .name)
            if focus.wrappedValue == .name { Text("never") }
            PhotosPicker(selection: $photos, matching: .images) { Text("photos") }
            Text("badged").badge(photos.isEmpty ? nil : "New")
            Stepper(value: $count, in: 1...20, step: 1, onEditingChanged: { _ in }) { Text("steps") }
            Stepper(value: $count, in: 1...20) { Text("more") } onEditingChanged: { _ in }
            ContentUnavailableView("Gone", image: "cup", description: Text("empty"))
          }
        }
      }
      struct ContentView: View {
        @FocusState private var field: Field?
        var body: some View { Fields(focus: $field) }
      }
      """)
    let texts = result.result?.nodes.flatMap(\.textLines) ?? []
    #expect(["photos", "badged", "steps", "more", "Gone"].allSatisfy(texts.contains))
    #expect(!texts.contains("never"))
  }

  /// Observers that nobody would call are said.
  @Test(arguments: ["@Held var count = 1", "var count: Int"])
  func observersThatArentCalledAreSaid(declaration: String) {
    let scene = scene(
      """
      @propertyWrapper struct Held { var wrappedValue: Int }
      func made() -> Int {
        \(declaration) { didSet { print(count) } }
        count = 2
        return count
      }
      #Preview { Text("\\(made())") }
      """)
    #expect(scene.diagnostics.map(\.identifier.name) == ["unsupported"])
    #expect(scene.diagnostics.first?.message.contains("observers of a local variable") == true)
  }

  /// Foundation's expressions look back, as ICU's do.
  @Test func aPatternMayLookBack() {
    let scene = scene(
      """
      #Preview {
        Text("a-b".replacingOccurrences(of: "(?<=-)b", with: "", options: .regularExpression))
      }
      """)
    let result = layout(scene)
    #expect(result.diagnostics.isEmpty)
    #expect(result.result?.nodes.flatMap(\.textLines) == ["a-"])
  }

  private func scene(_ source: String) -> Scene {
    Scene(files: [Scene.File(name: "-", text: "import SwiftUI\n" + source)], name: "-")
  }

  private func layout(_ scene: Scene) -> SceneResult {
    scene.layout(LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 400))))
  }

  private func run(_ source: String) throws -> SceneResult {
    let scene = scene(source)
    #expect(scene.diagnostics == [])
    let result = layout(scene)
    #expect(result.diagnostics == [])
    return result
  }
}
