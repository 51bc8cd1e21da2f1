import LayoutSolver
import SceneLoader
import Testing

/// SwiftData's models, by Apple's documentation: a query gives what was inserted, filtered and
/// sorted as it asks, and the view that has it is made anew when the store changes.
struct ModelStoreTests {
  @Test func queriesGiveWhatWasInserted() throws {
    let text = """
      import SwiftUI
      import SwiftData
      @Model final class Item {
        var name: String
        @Attribute(.unique) var rank: Int
        init(name: String, rank: Int) {
          self.name = name
          self.rank = rank
        }
      }
      enum First {}
      extension First { @Model final class Other { init() {} } }
      typealias Other = First.Other
      struct ContentView: View {
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Item.rank, order: .reverse) private var items: [Item]
        @Query(filter: #Predicate<Item> { $0.rank > 1 }) private var high: [Item]
        @Query private var others: [Other]
        var body: some View {
          VStack {
            Text(items.map { $0.name }.joined())
            Text(high.map(\\.name).joined())
            ForEach(items) { Text($0.name) }
            Text(verbatim: "\\(others.count)")
          }
          .onAppear {
            for (rank, name) in ["a", "b", "c"].enumerated() {
              context.insert(Item(name: name, rank: rank))
            }
            context.insert(Other())
            if let last = items.last { context.delete(last) }
          }
        }
      }
      #Preview { ContentView().modelContainer(for: [Item.self, Other.self], inMemory: true) }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = try #require(outcome.result?.nodes).filter { $0.name == "Text" }.map(\.detail)
    // The one of rank 0 was the last in reverse order.
    #expect(texts == ["cb", "c", "c", "b", "1"].map { "\"\($0)\"" })
  }

  /// A model is found by its identifier, and models are deleted by what is asked of them.
  @Test func modelsAreFoundByTheirIdentifiers() throws {
    let text = """
      import SwiftUI
      import SwiftData
      @Model final class Item {
        var rank: Int
        init(rank: Int) { self.rank = rank }
      }
      @ModelActor actor Store {
        func ranks() throws -> [Int] {
          try modelContainer.mainContext.delete(
            model: Item.self, where: #Predicate<Item> { $0.rank < 1 })
          let context = modelContext
          return try context.fetchIdentifiers(FetchDescriptor<Item>())
            .compactMap { (context.model(for: $0) as? Item)?.rank }
        }
      }
      struct ContentView: View {
        @Environment(\\.modelContext) private var context
        @State private var ranks: [Int] = []
        var body: some View {
          Text("\\(ranks)").task {
            for rank in 0..<3 { context.insert(Item(rank: rank)) }
            ranks = (try? await Store(modelContainer: context.container).ranks()) ?? []
          }
        }
      }
      #Preview { ContentView().modelContainer(for: Item.self, inMemory: true) }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.nodes.first { $0.name == "Text" }?.detail == "\"[1, 2]\"")
  }

  /// What other modules' and Foundation's names come to, as Apple documents them.
  @Test(
    arguments: [
      (#"[3, 1, 2].sorted(using: SortDescriptor(\.self)).map(String.init).joined()"#, "123"),
      (#"NSLocalizedString("key", comment: "")"#, "key"),
      (
        #"NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "no"]).localizedDescription"#,
        "no"
      ),
      (#"Measurement(value: 5, unit: UnitLength.kilometers).formatted()"#, "3.1 mi"),
      (#"Measurement(value: 20, unit: UnitTemperature.celsius).formatted()"#, "68°F"),
      (
        #"String(Measurement(value: 2, unit: UnitLength.kilometers).converted(to: .meters).value)"#,
        "2000.0"
      ),
      (#"Icon.shape"#, "circle"),
      (#"Side.right.isLast"#, "true"),
      (#"hexadecimal("ff8000")"#, "255 128 0"),
      (#"5.0.formatted(.number.precision(.fractionLength(0...2)))"#, "5"),
      (#"1234567.formatted(.number.notation(.compactName))"#, "1.2M"),
      (#"3.formatted(.number.sign(strategy: .always()))"#, "+3"),
      (#"12.3456.formatted(.number.precision(.significantDigits(3)))"#, "12.3"),
      (#"LengthFormatter().string(fromValue: 4.5, unit: .kilometer)"#, "4.5 km"),
      (#"duration(3610, .positional)"#, "1:00:10"),
      (#"duration(10, .positional, .pad)"#, "00:00:10"),
      (#"duration(610, .abbreviated)"#, "10m 10s"),
      (#"duration(600, .full, [])"#, "0 hours, 10 minutes, 0 seconds"),
      (#"duration(600, .full)"#, "10 minutes"),
      (#"ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file)"#, "1.5 MB"),
      (#"ByteCountFormatter.string(fromByteCount: 1000, countStyle: .memory)"#, "1,000 bytes"),
      (#"RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200)"#, "2 hours ago"),
      (
        #"NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+").evaluate(with: "a@b.c")"#, "true"
      ),
      (#"NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "ab1")"#, "false"),
    ])
  func comesTo(_ expression: String, _ value: String) throws {
    let text = """
      import SwiftUI
      struct Icon: LabelStyle {
        static let shape = "circle"
        func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      enum Side: CaseIterable { case left, right }
      extension CaseIterable where Self: Equatable {
        var isLast: Bool { Array(Self.allCases).last == self }
      }
      func duration(
        _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
      ) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = zeros
        return formatter.string(from: seconds) ?? ""
      }
      func hexadecimal(_ text: String) -> String {
        let letters = CharacterSet.alphanumerics.inverted
        let scanner = Scanner(string: "  \\(text)#".trimmingCharacters(in: letters))
        var number: UInt64 = 0
        scanner.scanHexInt64(&number)
        return "\\(number >> 16) \\(number >> 8 & 0xFF) \\(number & 0xFF)"
      }
      extension LabelStyle where Self == Icon { static var icon: Self { Self() } }
      #Preview {
        Label("a", systemImage: "b").labelStyle(.icon)
        let _ = print(\(expression))
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.output.first == value)
  }

  /// Core Data's objects are in the same store; those without a name come before the others.
  @Test func fetchRequestsGiveWhatWasMade() throws {
    let text = """
      import SwiftUI
      import CoreData
      class Item: NSManagedObject {
        @NSManaged var name: String?
        @NSManaged var rank: Int16
      }
      struct ContentView: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.name, ascending: true)])
        private var items: FetchedResults<Item>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name, order: .reverse)])
        private var reversed: FetchedResults<Item>
        var body: some View {
          VStack {
            ForEach(items) { Text($0.name ?? "none") }
            Text(reversed.first?.name ?? "nobody")
          }
          .onAppear {
            for name in ["b", "a", nil] {
              let item = Item(context: context)
              item.name = name
              try? context.save()
            }
          }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = try #require(outcome.result?.nodes).filter { $0.name == "Text" }.map(\.detail)
    #expect(texts == ["\"none\"", "\"a\"", "\"b\"", "\"b\""])
  }

  /// Predicates in words aren't run: the request says so where its attribute stands.
  @Test func fetchRequestsNameWhatTheyDontUnderstand() throws {
    let text = """
      import SwiftUI
      import CoreData
      class Item: NSManagedObject { @NSManaged var name: String? }
      struct ContentView: View {
        @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "name BEGINSWITH 'a'"))
        private var items: FetchedResults<Item>
        var body: some View { Text("\\(items.count)") }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let outcome = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 400, height: 400))))
    #expect(
      outcome.diagnostics.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "5: the predicate 'name BEGINSWITH 'a'' is not understood, so nothing is found by it"
      ])
  }
}
