import LayoutSolver
import SceneLoader
import Testing

/// Forms that people write, each in a scene of its own: what it shows, without a problem.
struct WrittenFormTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let name: String
    let declarations: String
    let view: String
    /// The texts that are shown.
    let texts: [String]

    var testDescription: String { name }

    init(_ name: String, _ view: String, shows texts: String..., with declarations: String = "") {
      self.name = name
      self.declarations = declarations
      self.view = view
      self.texts = texts
    }
  }

  @Test(arguments: forms) func opens(_ form: Form) {
    let text = """
      import SwiftData
      import SwiftUI
      \(form.declarations)
      #Preview { \(form.view) }
      """
    let scene = Scene(files: [.init(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 800))))
    // A table says that it hides columns.
    let said = outcome.diagnostics.filter { $0.identifier.name != "hidden-columns" }
    #expect(said.map(\.message) == [])
    let texts = outcome.result?.nodes.filter { $0.name == "Text" }.map(\.detail)
    #expect(texts == form.texts.map { "\"\($0)\"" })
  }

  private static let forms = data + values + views

  private static let data = [
    Form(
      "the type of what is animated by its name",
      "Text(verbatim: \"\\(Corner(radius: 1).rounded(3).radius)\")", shows: "3.0",
      with: """
        struct Corner { var radius: CGFloat }
        extension Corner: Animatable {
          var animatableData: CGFloat {
            get { radius }
            set { radius = newValue }
          }
          func rounded(_ data: AnimatableData) -> Corner { Corner(radius: data) }
        }
        """),
    Form(
      "images of the catalogue beside a title",
      "VStack { Label(\"a\", image: .star); Button(\"b\", image: ImageResource.star) {} }",
      shows: "a", "b"),
    Form(
      "a text by a formatter",
      "Text(Date(timeIntervalSince1970: 0), formatter: day)", shows: "1970",
      with: """
        let day: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy"
          formatter.timeZone = .gmt
          return formatter
        }()
        """),
    Form(
      "an object handed to a @StateObject",
      "Inner(model: Model())", shows: "1",
      with: """
        class Model: ObservableObject { @Published var count = 1 }
        struct Inner: View {
          @StateObject var model: Model
          var body: some View { Text("\\(model.count)") }
        }
        """),
    Form(
      "branches of two types that nobody asks for",
      """
      let _ = withAnimation { if chosen.isEmpty { chosen.remove("a") } else { chosen.insert("b") } }
      Text("\\(chosen.count)")
      """, shows: "2", with: "var chosen: Set = [\"a\"]"),
    Form(
      "values of two types as Any", "Text(describe([address ?? \"none\", 1]))", shows: "none 1",
      with: """
        let address: URL? = nil
        func describe(_ all: [Any]) -> String { all.map { "\\($0)" }.joined(separator: " ") }
        """),
    Form(
      "a closure that is called as a modifier is", "Field { print($0) }", shows: "2",
      with: """
        struct Field: View {
          let onSubmit: (String) -> Void
          var length: Int {
            let text = "ab"
            onSubmit(text)
            return text.count
          }
          var body: some View { Text("\\(length)") }
        }
        """),
    Form(
      "a case of a published value",
      "Text(Store().name)", shows: "token",
      with: """
        class Store {
          enum State: Equatable { case out, in_(token: String) }
          @Published var state: State = .in_(token: "token")
          var name = ""
          private var kept: Set<AnyCancellable> = []
          init() {
            $state.sink { [unowned self] state in
              switch state {
              case .in_(let token): name = token
              case .out: name = "out"
              }
            }.store(in: &kept)
          }
        }
        """),
    Form(
      "a person's name",
      "Text(name.formatted())", shows: "Ada Lovelace",
      with: """
        var name: PersonNameComponents {
          var name = PersonNameComponents()
          name.givenName = "Ada"
          name.familyName = "Lovelace"
          return name
        }
        """),
    Form(
      "a binding that is told of the transaction",
      """
      let doubled = Binding(get: { 2 }, set: { value, _ in print(value) })
      Text("\\(doubled.wrappedValue)")
      """, shows: "2"),
    Form(
      "numbers of every width in a formatter",
      "Text(NumberFormatter().string(from: NSNumber(value: UInt64(7)))!)", shows: "7"),
    Form(
      "as many digits as a formatter is asked for",
      "Text(shown)", shows: "2.68 2.00 . $1,234 $1,235 -$1,234.6 12.3%",
      with: """
        var shown: String {
          let number = NumberFormatter()
          number.numberStyle = .decimal
          number.minimumFractionDigits = 2
          number.maximumFractionDigits = 2
          let price = NumberFormatter()
          price.numberStyle = .currency
          price.maximumFractionDigits = 0
          var texts = [2.675, 2].compactMap { number.string(from: NSNumber(value: $0)) }
          texts.append(number.decimalSeparator)
          texts.append(price.string(from: 1234.5) ?? "")
          price.roundingMode = .up
          texts.append(price.string(from: 1234.1) ?? "")
          price.maximumFractionDigits = 1
          texts.append(price.string(from: -1234.56) ?? "")
          let share = NumberFormatter()
          share.numberStyle = .percent
          share.minimumFractionDigits = 1
          share.multiplier = 1
          texts.append(share.string(from: 12.345) ?? "")
          return texts.joined(separator: " ")
        }
        """),
    Form(
      "UIKit's fonts and images by their sizes",
      "Text(shown)", shows: "20.287109375 true false true .SFUI-Semibold",
      with: """
        var shown: String {
          let (plain, bold) = (UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17))
          let star = UIImage(systemName: "star")?.size.width ?? 0
          return "\\(plain.lineHeight) \\(plain == UIFont.systemFont(ofSize: 17)) "
            + "\\(plain == bold) \\(star > 15 && star < 25) "
            + UIFont.preferredFont(forTextStyle: .headline).fontName
        }
        """),
    Form(
      "rectangles around paths, without their controls",
      "Text(shown)", shows: "5.0 7.07 2.93 0.0 20.0 5.0",
      with: """
        var shown: String {
          var curve = Path()
          curve.move(to: .zero)
          curve.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 10))
          var arc = Path()
          arc.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(45), clockwise: false)
          let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
          var corner = Path()
          corner.move(to: .zero)
          corner.addArc(
            tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
          return [
            curve.boundingRect.height, arc.boundingRect.minX, arc.boundingRect.width,
            square.trimmedPath(from: 0, to: 0.25).boundingRect.height,
            corner.boundingRect.width, corner.boundingRect.height,
          ].map { "\\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
        }
        """),
    Form(
      "an error's own words, and Foundation's",
      "Text(shown)",
      shows: "The operation couldn’t be completed. (Page.Failure error 1.) Gone. The operation"
        + " couldn’t be completed. (NSURLErrorDomain error -1000.)",
      with: """
        enum Page { enum Failure: Error { case slow, lost } }
        struct Gone: LocalizedError { var errorDescription: String? { "Gone." } }
        var shown: String {
          let errors: [any Error] = [Page.Failure.lost, Gone(), URLError(.badURL)]
          return errors.map(\\.localizedDescription).joined(separator: " ")
        }
        """),
    // What Foundation on Linux makes of the same statements.
    Form(
      "runs of attributed texts, and what is equal",
      "Text(shown)",
      shows: "Advanced |- Gen|https://a.b eral|- / false 2 1 true / 2 abcdefabg 2",
      with: """
        func runs(_ text: AttributedString) -> String {
          text.runs.map { run in
            String(text[run.range].characters) + "|" + (run.link?.absoluteString ?? "-")
          }.joined(separator: " ")
        }
        var shown: String {
          let plain = "Advanced General"
          var text = AttributedString(plain)
          if let range = plain.range(of: "Gen"),
            let start = AttributedString.Index(range.lowerBound, within: text),
            let end = AttributedString.Index(range.upperBound, within: text)
          {
            text[start..<end].link = URL(string: "https://a.b")
          }
          var linked = AttributedString("ab")
          linked.link = URL(string: "x:y")
          let (isSame, count) = (
            linked == AttributedString("ab"), Set([linked, AttributedString("ab")]).count
          )
          var joined = AttributedString("abc")
          joined.append(AttributedString("def"))
          let equal = "\\(isSame) \\(count) \\(joined.runs.count) \\(joined == "abcdef")"
          joined += linked
          let before = joined.runs.count
          joined.characters.append(contentsOf: "g")
          return runs(text) + " / " + equal
            + " / \\(before) \\(String(joined.characters)) \\(joined.runs.count)"
        }
        """),
    Form(
      "what Markdown says of a text's runs",
      "VStack { Text(\"R&amp;D &copy; &#65;&#x42; & &none;\"); Text(shown) }",
      shows: "R&D © AB & &none;", "l https://a.b 0|x - 32| R&D - 0",
      with: """
        var shown: String {
          let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
          let text = try? AttributedString(
            markdown: "[l](https://a.b)~~x~~ R&amp;D", options: options)
          guard let text else { return "-" }
          return text.runs.map { run in
            String(text[run.range].characters) + " " + (run.link?.absoluteString ?? "-")
              + " \\(run.inlinePresentationIntent?.rawValue ?? 0)"
          }.joined(separator: "|")
        }
        """),
    Form(
      "geometry and a library's type of one's own coding",
      "Text(shown)",
      shows: #"{"angle":1.5,"frame":[[1,2],[3,4]],"place":[1,2.5]} 3.0 2.0"#,
      with: """
        extension Angle: @retroactive Codable {
          public init(from decoder: any Decoder) throws {
            self.init(radians: try decoder.singleValueContainer().decode(Double.self))
          }
          public func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            try value.encode(radians)
          }
        }
        struct Coded: Codable { var place: CGPoint; var frame: CGRect; var angle: Angle }
        var shown: String {
          let coder = JSONEncoder()
          coder.outputFormatting = .sortedKeys
          let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
          let coded = Coded(place: CGPoint(x: 1, y: 2.5), frame: frame, angle: .radians(1.5))
          guard let data = try? coder.encode(coded),
            let again = try? JSONDecoder().decode(Coded.self, from: data),
            let points = try? JSONDecoder().decode([CGPoint].self, from: Data("[[2,3]]".utf8))
          else { return "-" }
          return String(decoding: data, as: UTF8.self)
            + " \\(again.frame.width) \\(points[0].x)"
        }
        """),
    Form(
      "a file that a session reads",
      "Reader()", shows: "[1,2]",
      with: """
        struct Reader: View {
          @State var text = "-"
          var body: some View {
            Text(text).onAppear {
              let url = FileManager.default.temporaryDirectory.appendingPathComponent("list.json")
              try? Data("[1,2]".utf8).write(to: url)
              URLSession.shared.dataTask(with: url) { data, _, _ in
                text = String(decoding: data ?? Data(), as: UTF8.self)
              }.resume()
            }
          }
        }
        """),
    Form(
      "a modifier's animation",
      "Text(\"x\").modifier(Faded().animation(.linear))", shows: "x",
      with: """
        struct Faded: AnimatableModifier {
          var animatableData = 0.5
          func body(content: Content) -> some View { content.opacity(animatableData) }
        }
        """),
    Form(
      "the value that has the focus",
      "Reader()", shows: "none",
      with: """
        struct NameKey: FocusedValueKey { typealias Value = String }
        extension FocusedValues {
          var name: String? {
            get { self[NameKey.self] }
            set { self[NameKey.self] = newValue }
          }
        }
        struct Reader: View {
          @FocusedValue(\\.name) private var name
          var body: some View { Text(name ?? "none") }
        }
        """),
    Form(
      "a dictionary's default in ForEach",
      """
      let lists = ["a": ["x"]]
      ForEach(lists["a", default: []], id: \\.self) { Text($0) }
      """, shows: "x"),
    Form(
      "an outline by key path",
      """
      List([Entry(name: "x", kids: [Entry(name: "y")])], id: \\.name, children: \\.kids) {
        Text($0.name)
      }
      """, shows: "x",
      with: "struct Entry: Identifiable { let id = 0; var name = \"\"; var kids: [Entry]? = nil }"),
    // The bounds, as Swift's own conformance writes them.
    Form(
      "ranges are Codable",
      """
      let encoder = JSONEncoder()
      let _ = encoder.outputFormatting = .sortedKeys
      let data = try! encoder.encode(Bounds(rows: 1..<3, part: 0...0.5))
      Text(String(data: data, encoding: .utf8)!)
      Text("\\(try! JSONDecoder().decode(Bounds.self, from: data).rows.upperBound)")
      """, shows: #"{"part":[0,0.5],"rows":[1,3]}"#, "3",
      with: "struct Bounds: Codable { var rows: Range<Int>; var part: ClosedRange<Double> }"),
    Form(
      "a fetch finds what was inserted",
      "Found().modelContainer(container)", shows: "cb", "3",
      with: """
        @Model final class Trip {
          var name: String
          var rank: Int
          init(name: String, rank: Int) { self.name = name; self.rank = rank }
        }
        @MainActor let container: ModelContainer = {
          let made = try! ModelContainer(for: Trip.self)
          for (rank, name) in ["a", "b", "c"].enumerated() {
            made.mainContext.insert(Trip(name: name, rank: rank))
          }
          return made
        }()
        struct Found: View {
          @Environment(\\.modelContext) private var context
          @State private var names = ""
          @State private var count = 0
          var body: some View {
            VStack { Text(names); Text("\\(count)") }.onAppear {
              let descriptor = FetchDescriptor<Trip>(
                predicate: #Predicate { $0.rank > 0 }, sortBy: [SortDescriptor(\\.rank, order: .reverse)])
              names = (try? context.fetch(descriptor).map(\\.name).joined()) ?? "none"
              count = (try? context.fetchCount(FetchDescriptor<Trip>())) ?? 0
            }
          }
        }
        """),
    Form(
      "a migration plan", "Text(\"m\").modelContainer(container)", shows: "m",
      with: """
        @Model final class Note { var text = ""; init() {} }
        enum First: VersionedSchema {
          static var versionIdentifier = Schema.Version(1, 0, 0)
          static var models: [any PersistentModel.Type] { [Note.self] }
        }
        enum Second: VersionedSchema {
          static var versionIdentifier: Schema.Version { .init(2, 0, 0) }
          static var models: [any PersistentModel.Type] { [Note.self] }
        }
        enum Plan: SchemaMigrationPlan {
          static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
          static var stages: [MigrationStage] { [stage] }
          static let stage = MigrationStage.custom(
            fromVersion: First.self, toVersion: Second.self,
            willMigrate: { context in try context.save() }, didMigrate: nil)
        }
        @MainActor let container = try! ModelContainer(for: Note.self, migrationPlan: Plan.self)
        """),
  ]

  private static let values = [
    // The first of drand48's numbers after srand48(3), as glibc gives it.
    Form(
      "srand48", #"let _ = srand48(3); Text(String(format: "%.6f", drand48()))"#,
      shows: "0.783235"),
    Form(
      "functions of Float",
      #"let two: Float = 2; Text(verbatim: "\(pow(two, 3) + powf(2, 2) + sqrt(two * 2))")"#,
      shows: "14.0"),
    Form(
      "Ints as points",
      """
      let point = CGPoint(x: Int(3), y: 4)
      let rect = CGRect(x: 0, y: 0, width: Int(2), height: Int(5))
      Text(verbatim: "\\(point.x + rect.height)")
      """, shows: "8.0"),
    Form(
      "base 64 with options",
      "Text(Data(\"abc\".utf8).base64EncodedString(options: []))", shows: "YWJj"),
    Form(
      "a queue of one's own",
      """
      let queue = DispatchQueue(label: "a.b", qos: .userInitiated, attributes: .concurrent)
      Text(queue.label).onAppear { queue.async(qos: .background) {} }
      """, shows: "a.b"),
    Form(
      "a localized attributed text", "Text(AttributedString(localized: \"*a*\", comment: \"c\"))",
      shows: "a"),
    Form(
      "a raw value of any type", "Raw(value: Word.one)", shows: "one",
      with: """
        enum Word: String { case one }
        struct Raw<R: RawRepresentable>: View where R.RawValue == String {
          let value: R
          var body: some View { Text(value.rawValue) }
        }
        """),
    Form(
      "a sort by a comparator",
      """
      let order = SortDescriptor(\\String.self, comparator: .localizedStandard)
      Text(["b", "A"].sorted(using: order).joined())
      """, shows: "Ab"),
  ]

  private static let views = [
    Form(
      "a locale's separator", #"Text(Locale(identifier: "de_DE").decimalSeparator ?? "")"#,
      shows: ","),
    Form(
      "a transaction's own key",
      "Counter(count: .constant(2))", shows: "2",
      with: """
        struct Quiet: TransactionKey { static let defaultValue = false }
        extension Transaction {
          var isQuiet: Bool { get { self[Quiet.self] } set { self[Quiet.self] = newValue } }
        }
        struct Counter: View {
          @Binding var count: Int
          var body: some View {
            let quiet: Binding<Int> = $count.transaction(Transaction(animation: .easeIn))
            Text("\\(quiet.wrappedValue)").onTapGesture { withTransaction(\\.isQuiet, true) { count = 1 } }
          }
        }
        """),
    Form(
      "a transition's scale", "Text(\"a\").transition(.scale(0.5).combined(with: .opacity))",
      shows: "a"),
    Form("a button by its role", "Button(role: .cancel) {}", shows: "Cancel"),
    Form(
      "a filter of photos", "Text(\"a\").onAppear { _ = filter }", shows: "a",
      with: "let filter: PHPickerFilter = .all(of: [.images, .not(.videos)])"),
    Form(
      "a dropped object",
      """
      Text("a").onDrop(of: ["public.text"], isTargeted: nil) { providers in
        _ = providers.first?.loadObject(ofClass: String.self) { text, _ in print(text ?? "") }
        return true
      }
      """, shows: "a"),
    Form(
      "an awaited question", "Asked()", shows: "no",
      with: """
        struct Asked: View {
          @State private var answer = ""
          var body: some View {
            Text(answer).task {
              let isAllowed = try? await UNUserNotificationCenter.current()
                .requestAuthorization(options: [.alert])
              answer = isAllowed == true ? "yes" : "no"
            }
          }
        }
        """),
    Form(
      "a container's shape by its short name",
      "Text(\"a\").contentShape(.containerRelative).clipShape(.containerRelative)", shows: "a"),
    Form(
      "the store's messages", "Shop()", shows: "a",
      with: """
        struct Shop: View {
          @Environment(\\.displayStoreKitMessage) private var display
          @State private var action: DisplayMessageAction?
          var body: some View { Text("a").onAppear { action = display; try? action?("b") } }
        }
        """),
    Form(
      "turned and scaled shapes",
      """
      VStack {
        RotatedShape(shape: Capsule(), angle: .degrees(3))
        ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 0.5))
      }
      """
    ),
    // The library's own code means the function, whatever a scene adds to the type.
    Form(
      "a rectangle's own max", "Text(\"\\(Int(CGRect(x: 1, y: 2, width: 3, height: 4).maxX))\")",
      shows: "4", with: "extension CGRect { var max: CGPoint { CGPoint(x: maxX, y: maxY) } }"),
    Form(
      "a font by a type within Font",
      "Text(\"a\").font(.Brand.title.font(20)).font(.system(size: 7).weight(.heavy))", shows: "a",
      with: """
        extension Font {
          enum Brand: String {
            case title
            func font(_ size: CGFloat) -> Font { .custom(rawValue, size: size) }
          }
        }
        """),
    Form(
      "a query whose type has another name", "Shelf(name: \"x\")", shows: "0 x",
      with: """
        @Model final class Book { var rank = 1; init() {} }
        typealias Books = [Book]
        struct Shelf: View {
          @Query(sort: \\Book.rank, order: .forward) var books: Books
          let name: String
          init(name: String) { self.name = name }
          var body: some View { Text("\\(books.count) \\(name)") }
        }
        """),
    Form(
      "an environment's value in a preview",
      """
      @Previewable @Environment(\\.modelContext) var context
      let library = Library(context: context)
      Text(library.name)
      """, shows: "l", with: "struct Library { let context: ModelContext; var name = \"l\" }"),
    Form(
      "sections that open",
      """
      List {
        Section(isExpanded: .constant(true), content: { Text("open") }, header: { Text("A") })
        Section("B", isExpanded: .constant(false)) { Text("closed") }
      }
      .listStyle(.sidebar)
      """, shows: "A", "open", "B"),
    Form(
      "a function of Swift's name", "Text(shown())", shows: "1",
      with: """
        func min(_ a: Int, _ b: Int) -> Int { Swift.min(a, b) }
        func shown() -> String { "\\(min(1, 2))" }
        """),
    Form(
      "a method of a view's name", "Shown()", shows: "mine",
      with: """
        struct Shown: View {
          var body: some View { TimelineView() }
          func TimelineView() -> some View { Text("mine") }
        }
        """),
    Form(
      "values of a publisher", "Sum()", shows: "6",
      with: """
        import Combine
        struct Sum: View {
          @State private var total = 0
          var body: some View {
            Text("\\(total)").task { for await part in [1, 2, 3].publisher.values { total += part } }
          }
        }
        """),
    Form(
      "tasks that may give nothing", "Words()", shows: "0 2",
      with: """
        struct Words: View {
          @State private var words: [String] = []
          var body: some View {
            Text(words.joined(separator: " ")).task {
              words = await withTaskGroup(of: String?.self) { group in
                for number in 0..<3 { group.addTask { number == 1 ? nil : "\\(number)" } }
                var found: [String] = []
                for await word in group { if let word { found.append(word) } }
                return found
              }
            }
          }
        }
        """),
    Form(
      "a modifier that looks around", "Text(\"a\").modifier(Counted()).disabled(true)", shows: "a",
      "off",
      with: """
        struct Counted: EnvironmentalModifier {
          func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Beside(text: environment.isEnabled ? "on" : "off")
          }
        }
        struct Beside: ViewModifier {
          let text: String
          func body(content: Content) -> some View {
            VStack {
              content
              Text(text)
            }
          }
        }
        """),
    Form(
      "a tab that is hidden",
      """
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab("B", systemImage: "gear") { Text("b") }.hidden(true)
        Tab("C", systemImage: "house") { Text("c") }.hidden(false)
      }
      """, shows: "a", "A", "C"),
    Form(
      "the parts of a colour",
      "Text(String(0.5 * Color(red: 1, green: 1, blue: 1).resolve(in: .init()).red))",
      shows: "0.5"),
    Form(
      "a decimal number as an object",
      "Text(String((Decimal(2) as NSDecimalNumber).doubleValue + 0.5))", shows: "2.5"),
    Form(
      "some elements sorted by a key path",
      """
      let names = ["pear", "fig", "lime"].prefix(3)
      Text(names.sorted(using: KeyPathComparator(\\.count)).joined(separator: " "))
      """, shows: "fig pear lime"),
    Form(
      "a member of a measurement's unit",
      "Text(Measurement(value: 1, unit: UnitMass.grams).sign)", shows: "g! 0.5",
      with: """
        extension Unit { var exclaimed: String { symbol + "!" } }
        extension Measurement {
          var sign: String { "\\(unit.exclaimed) \\(unit.converter.baseUnitValue(fromValue: 500))" }
        }
        """),
    Form(
      "whether a point lies in a ring", "Text(rings)", shows: "true false true",
      with: """
        var rings: String {
          let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
          let path = Path {
            $0.addRect(rect)
            $0.addRect(rect.insetBy(dx: 3, dy: 3))
          }
          let (middle, edge) = (CGPoint(x: 4, y: 4), CGPoint(x: 1, y: 1))
          return "\\(path.contains(middle)) \\(path.contains(middle, eoFill: true)) "
            + "\\(path.contains(edge, eoFill: true))"
        }
        """),
    Form(
      "a duration by its parts",
      "Text(Duration(secondsComponent: 90, attosecondsComponent: 0)"
        + ".formatted(.time(pattern: .minuteSecond)))", shows: "1:30"),
    Form(
      "parts of a date in words", "Text(parts)", shows: "1 hour, 30 minutes",
      with: """
        var parts: String {
          let formatter = DateComponentsFormatter()
          formatter.unitsStyle = .full
          return formatter.string(from: DateComponents(hour: 1, minute: 30)) ?? "nothing"
        }
        """),
    Form(
      "lists of dictionaries where anything may stand", "Text(String(all.count))", shows: "2",
      with: """
        let all: [String: Any] = ["name": "a", "times": [["hour": 8, "days": "x"], ["hour": 7]]]
        """),
    Form(
      "a container's keys by the name of its parameter",
      "Text(String((try? JSONDecoder().decode(Food.self, from: Data(text.utf8)))?.mass.value ?? 0))",
      shows: "2.5",
      with: """
        let text = "{\\"mass\\": \\"2.5\\"}"
        struct Food: Decodable {
          let mass: Measurement<UnitMass>
          enum CodingKeys: String, CodingKey { case mass }
          init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            mass = try values.decode(Measurement<UnitMass>.self, forKey: .mass)
          }
        }
        extension KeyedDecodingContainer {
          func decode(
            _ type: Measurement<UnitMass>.Type, forKey key: KeyedDecodingContainer<K>.Key
          ) throws -> Measurement<UnitMass> {
            Measurement(value: Double(try decode(String.self, forKey: key)) ?? 0, unit: .grams)
          }
        }
        """),
    Form(
      "a function of C's in an extension of a colour", "Text(Color.rounded(2.5))", shows: "3",
      with: """
        extension Color { static func rounded(_ x: Double) -> String { "\\(lround(x))" } }
        """),
    Form(
      "an icon that is changed", "Button(\"a\") { UIApplication.shared.setAlternateIconName(nil) }",
      shows: "a"),
    Form(
      "a keyboard by an older name",
      """
      TextField("Name", text: .constant("x")).keyboardType(.alphabet)
      """, shows: "x"),
    Form(
      "a group of tasks without a type", "Sum()", shows: "3",
      with: """
        struct Sum: View {
          @State private var total = 0
          var body: some View {
            Text("\\(total)").task {
              total = await withTaskGroup { group in
                group.addTask { 1 }
                group.addTask { 2 }
                var sum = 0
                for await part in group { sum += part }
                return sum
              }
            }
          }
        }
        """),
    Form(
      "a date in another language",
      """
      Text(Date(timeIntervalSince1970: 0)
        .formatted(.dateTime.day().month(.wide).locale(Locale(identifier: "de_DE"))))
      """, shows: "1. Januar"),
    Form(
      "a document",
      "Text(\"a\").fileExporter(isPresented: .constant(false), document: Notes?.none, contentType: .json) { _ in }",
      shows: "a",
      with: """
        struct Notes: FileDocument {
          static var readableContentTypes: [UTType] { [.json] }
          var text = ""
          init(configuration: ReadConfiguration) throws {
            text = configuration.file.regularFileContents.map { "\\($0.count)" } ?? ""
          }
          func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
          }
        }
        """),
    Form("a tuple of views", "TupleView((Text(\"a\"), Text(\"b\")))", shows: "a", "b"),
    Form(
      "an editor of text", "TextEditor(text: .constant(\"some notes\"))", shows: "some notes"),
    Form(
      "a shadow as a style",
      "Text(\"a\").background(.shadow(.drop(color: .black.opacity(0.3), radius: 9)), in: Capsule())",
      shows: "a"),
    Form(
      "a table's rows", "People()", shows: "a", "b",
      with: """
        struct Person: Identifiable { let id: Int; var name: String }
        struct People: View {
          @State private var chosen: Person.ID?
          @State private var order = [KeyPathComparator(\\Person.name)]
          private let people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
          var body: some View {
            Table(selection: $chosen, sortOrder: $order) {
              TableColumn("Name", value: \\.name) { person in Text(person.name) }
              TableColumn("Number", value: \\.id) { Text("\\($0.id)") }
            } rows: {
              ForEach(people) { TableRow($0) }
            }
          }
        }
        """),
    Form(
      "an implicitly unwrapped computed property", "Cover()", shows: "x",
      with: """
        struct Film { var back: String?; var title: String? }
        struct Cover: View {
          var film: Film! { return [1: Film(back: nil, title: "x")][1] }
          var body: some View { Text(film.back ?? film.title ?? "") }
        }
        """),
    Form(
      "a narrow currency", "Text(4.99.formatted(.currency(code: \"USD\").presentation(.narrow)))",
      shows: "$4.99"),
    Form(
      "an actor with a store",
      """
      let _ = Library.open(store)
      Text("\\(Library.shared == nil)")
      """, shows: "false",
      with: """
        @Model final class Book { init() {} }
        @MainActor let store = try! ModelContainer(for: Book.self)
        @ModelActor actor Library {
          private(set) static var shared: Library!
          static func open(_ store: ModelContainer) { shared = Library(modelContainer: store) }
          func all() throws -> [Book] { try modelContext.fetch(FetchDescriptor<Book>()) }
        }
        """),
    Form(
      "a widget's entry beside its provider",
      "Clock.Face(entry: Clock.Provider().placeholder)", shows: "7",
      with: """
        struct Clock {
          struct Provider: TimelineProvider {
            var placeholder: Entry { Entry.example }
            func placeholder(in context: Context) -> Entry { .example }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
              completion(.example)
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
              completion(Timeline(entries: [Entry.example], policy: .never))
            }
          }
          struct Entry: TimelineEntry {
            var date: Date
            var hour: Int
            static let example = Entry(date: .now, hour: 7)
          }
          struct Face: View { let entry: Entry; var body: some View { Text("\\(entry.hour)") } }
        }
        """),
    Form(
      "a shape's size asked of another one's",
      """
      VStack {
        Text("\\(size(Inset(shape: Circle()), 100)) \\(size(Inset(shape: Rectangle()), nil))")
        Text("\\(size(Tall(), 50)) \\(size(Inset(shape: Tall()), 50)) \\(size(AnyShape(Circle()), 30))")
      }
      """, shows: "(60.0, 60.0) (10.0, 60.0)", "(50.0, 100.0) (50.0, 100.0) (30.0, 30.0)",
      with: """
        struct Inset<S: Shape>: Shape {
          var shape: S
          func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: 1, dy: 1)) }
          func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
        }
        struct Tall: Shape {
          func path(in rect: CGRect) -> Path { Path(rect) }
          func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            let width = proposal.replacingUnspecifiedDimensions().width
            return CGSize(width: width, height: 2 * width)
          }
        }
        func size<S: Shape>(_ shape: S, _ width: CGFloat?) -> CGSize {
          shape.sizeThatFits(ProposedViewSize(width: width, height: 60))
        }
        """),
    Form(
      "a progress of nothing, and gesture states that are reset by hand", "Bars()", shows: "3 4",
      with: """
        struct Bars: View {
          @GestureState(reset: { _, transaction in transaction.animation = nil }) var drag = 3
          @GestureState var turn: Int
          init() { _turn = GestureState(initialValue: 4) { _, _ in } }
          var body: some View {
            VStack {
              ProgressView(value: 0)
              Text("\\(drag) \\(turn)")
            }
          }
        }
        """),
    Form(
      "a list kept in the user defaults by its raw value", "Kept()", shows: "3, 35, 7", "3,35,7",
      with: """
        extension Array: RawRepresentable where Element: LosslessStringConvertible {
          public init?(rawValue: String) {
            self = rawValue.split(separator: ",").compactMap { Element(String($0)) }
          }
          public var rawValue: String { map(\\.description).joined(separator: ",") }
        }
        struct Kept: View {
          @AppStorage("list") private var list = [1]
          @AppStorage("list") private var text = ""
          var body: some View {
            VStack {
              Text(list.map(String.init).joined(separator: ", "))
              Text(text)
            }
            .onAppear {
              UserDefaults.standard.set("3,35", forKey: "list")
              list.append(7)
            }
          }
        }
        """),
    Form(
      "animations that begin the next when they end", "Steps()", shows: "1 2 3 end T t",
      with: """
        struct Steps: View {
          @State private var log: [String] = []
          func step(_ number: Int) {
            withAnimation {
              log.append("\\(number)")
            } completion: {
              if number < 3 { step(number + 1) } else { log.append("end") }
            }
          }
          var body: some View {
            Text(log.joined(separator: " "))
              .onAppear { step(1) }
              .onChange(of: log.last) { _, last in
                guard last == "end" else { return }
                var transaction = Transaction(animation: .default)
                transaction.addAnimationCompletion { log.append("t") }
                withTransaction(transaction) { log.append("T") }
                withAnimation(.linear.repeatForever()) {} completion: { log.append("never") }
              }
          }
        }
        """),
    Form(
      "an alert of an error, with a message", "Asks()", shows: "below", "W", "about W", "OK",
      with: """
        enum Trouble: LocalizedError { case warning; var errorDescription: String? { "W" } }
        struct Asks: View {
          @State private var isAsking = true
          var body: some View {
            Text("below").alert(isPresented: $isAsking, error: Trouble?.some(.warning)) { _ in
              Button("OK") {}
            } message: { Text("about \\($0.localizedDescription)") }
          }
        }
        """),
    Form(
      "implicit members of types nested in colours and fonts", "Tinted()",
      shows: "red 25% red true",
      with: """
        extension Color {
          enum Brand {
            static let ink = Color.red
            static func faded(_ share: Double) -> Color { ink.opacity(share) }
          }
        }
        extension Font { enum Brand { static let big = Font.system(size: 30) } }
        func name(_ color: Color) -> String { "\\(color)" }
        struct Tinted: View {
          var body: some View {
            let isSame = Color.Brand.faded(0.25) == Color.red.opacity(0.25)
            Text("\\(name(.Brand.ink)) \\(name(.Brand.ink.opacity(0.25))) \\(isSame)")
              .foregroundStyle(.red)
              .shadow(color: .Brand.faded(0.5), radius: 2)
              .font(.Brand.big)
          }
        }
        """),
    Form(
      "focus that nothing has at first", "Fields()", shows: "true false none",
      with: """
        enum Field: Hashable { case title, body }
        struct Fields: View {
          @FocusState private var field: Field?
          @FocusState private var isOn: Bool
          @AccessibilityFocusState private var read: Field?
          var body: some View {
            let focus = if let read { "\\(read)" } else { "none" }
            Text("\\(field == nil) \\(isOn) \\(focus)")
          }
        }
        """),
    Form(
      "a preview with state of its own",
      """
      let first = 3
      @Previewable @State var count = 0; @Previewable @State var names = ["a"]
      let all = "\\(first + count) \\(names.joined())"
      Text(all).onAppear {
        count = 5
        names.append("b")
      }
      """, shows: "8 ab"),
    Form(
      "a preview whose state a view changes",
      """
      @Previewable @State var count = 0
      Counter(count: $count)
      """, shows: "5",
      with: """
        struct Counter: View {
          @Binding var count: Int
          var body: some View { Text("\\(count)").onAppear { count = 5 } }
        }
        """),
    Form(
      "a menu without a choice",
      """
      VStack {
        Picker("Theme", selection: .constant("none")) { Text("Dark").tag("dark") }
        Text("below")
      }
      """, shows: " ", "below"),
    Form(
      "styles by the members of their own types", "Styled()", shows: "x",
      with: """
        struct Styled: View {
          let separator: SeparatorShapeStyle = .separator
          var body: some View {
            VStack {
              Rectangle().fill(ForegroundStyle.foreground).frame(width: 20, height: 20)
              Circle().stroke(BackgroundStyle.background, lineWidth: 2)
              Text("x").foregroundStyle(separator).background(TintShapeStyle.tint)
            }
          }
        }
        """),
    Form(
      "a date picker's components by its own name", "VStack { Asked(); Asked(parts: [.date]) }",
      shows: "false true", "true false",
      with: """
        struct Asked: View {
          let parts: DatePicker<Text>.Components
          init(parts: DatePicker<Text>.Components = .hourAndMinute) { self.parts = parts }
          var body: some View {
            Text(verbatim: "\\(parts.contains(.date)) \\(parts.contains(.hourAndMinute))")
          }
        }
        """),
    Form(
      "a path's elements, called bare in its extension",
      "Text(verbatim: \"\\(Outline().length) \\(Outline().names)\")",
      shows: "14.0 move line quadCurve curve closeSubpath",
      with: """
        extension Path {
          var length: CGFloat {
            var (sum, last) = (CGFloat(0), CGPoint.zero)
            forEach { element in
              switch element {
              case .move(let to): last = to
              case .line(let to):
                sum += hypot(to.x - last.x, to.y - last.y)
                last = to
              case .quadCurve(let to, let control), .curve(let to, let control, _):
                sum += control.x
                last = to
              case .closeSubpath: break
              }
            }
            return sum
          }
          var names: String {
            var names: [String] = []
            forEach { names.append("\\($0)".components(separatedBy: "(")[0]) }
            return names.joined(separator: " ")
          }
        }
        struct Outline {
          private let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 10, y: 4), control: CGPoint(x: 4, y: 0))
            path.addCurve(
              to: .zero, control1: CGPoint(x: 5, y: 1), control2: CGPoint(x: 6, y: 2))
            path.closeSubpath()
          }
          var length: CGFloat { path.length }
          var names: String { path.names }
        }
        """),
    Form(
      "paths as texts", "VStack { ForEach(texts, id: \\.self) { Text(verbatim: $0) } }",
      shows: "0 0 m 10 0 l 5.5 2 l h", "0 0 m 4 0 l 4 2 l 0 2 l h",
      "10 5 m 10 7.76142 7.76142 10 5 10 c 2.23858 10 0 7.76142 0 5 c "
        + "0 2.23858 2.23858 0 5 0 c 7.76142 0 10 2.23858 10 5 c h",
      with: """
        let texts = [
          Path { path in
            path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 5.5, y: 2)])
            path.closeSubpath()
          }.description,
          "\\(Rectangle().path(in: CGRect(x: 0, y: 0, width: 4, height: 2)))",
          Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).description,
        ]
        """),
    Form(
      "a measurement with a style for its number",
      "Text(verbatim: angle.formatted(.measurement(width: .narrow, "
        + "numberFormatStyle: .number.precision(.fractionLength(0)))))",
      shows: "13°", with: "let angle = Measurement(value: 12.6, unit: UnitAngle.degrees)"),
    // As many digits as the number has between the fewest and the most, by Apple's documentation of
    // both; Foundation on Linux stops at the fewest.
    Form(
      "digits between the fewest and the most", "Text(digits)", shows: "99.999 0.66666666 1.50",
      with: """
        var digits: String {
          let formatter = NumberFormatter()
          formatter.minimumFractionDigits = 2
          formatter.maximumFractionDigits = 8
          formatter.minimumIntegerDigits = 1
          formatter.roundingMode = .down
          return [99.999, 2.0 / 3, 1.5].map { formatter.string(for: $0) ?? "" }
            .joined(separator: " ")
        }
        """),
    Form(
      "times of a queue that advance", "Text(times)", shows: "true true 350 1000",
      with: """
        var times: String {
          let start = DispatchTime.now()
          let later = start.advanced(by: .milliseconds(500))
          let interval = start.distance(to: later)
          let count = Int(0.35 * Double(MSEC_PER_SEC))
          return "\\(start < later) \\(start + interval == later) \\(count) \\(MSEC_PER_SEC)"
        }
        """),
  ]
}
