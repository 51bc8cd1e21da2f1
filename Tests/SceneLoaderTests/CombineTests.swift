import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// Combine: what is there is delivered at once, what is sent later when it is sent.
struct CombineTests {
  @Test func aPublishedSumFollowsItsListAndReachesTheView() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Corpus/PublishedTotals.swift").path
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try Scene(path: path).layout(device.settings(.portrait)).result
    // (2.5 + 4) at half the price, ten points for each.
    #expect(result?.node(identifier: "bar")?.size.width == 32.5)
  }

  /// Each of three is asked for its latest value, whether written as a function or as a type.
  @Test func theLatestOfSeveral() throws {
    let text = """
      import Combine
      import SwiftUI

      final class Model: ObservableObject {
        @Published var a = true
        @Published var b = true
        @Published var c = false
        @Published var all = false
        @Published var sum = 0
        private var bag = Set<AnyCancellable>()
        init() {
          Publishers.CombineLatest3($a, $b, $c).map { $0 && $1 && $2 }
            .sink { [weak self] in self?.all = $0 }.store(in: &bag)
          Just(1).combineLatest(Just(2), Just(3), Just(4)).map { $0 + $1 * $2 * $3 }
            .sink { [weak self] in self?.sum = $0 }.store(in: &bag)
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          Color.red.frame(width: Double(model.sum), height: model.all ? 20 : 10)
            .accessibilityIdentifier("bar").onAppear { model.c = true }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "bar")?.size == Size(width: 25, height: 20))
  }

  /// What stands behind a chain says what its publishers give and how they fail.
  @Test(
    arguments: [
      (
        "Just(1).append(Just(2)).prepend(Just(0)).setFailureType(to: Problem.self)",
        "value 0 value 1 value 2 end"
      ),
      (
        "[1, 2, 3].publisher.tryPrefix { $0 < 3 }.mapError { _ in Problem.bad }",
        "value 1 value 2 end"
      ),
      ("later(true)", "value 3 end"), ("later(false)", "bad"),
      (
        "Publishers.MergeMany([Just(1), Just(2)]).setFailureType(to: Problem.self)",
        "value 1 value 2 end"
      ),
      (
        "Just(Data(\"[4]\".utf8)).read([Int].self, JSONDecoder()).map { $0[0] }.mapError { _ in Problem.bad }",
        "value 4 end"
      ),
      ("Just(1).append(5).first { $0 > 1 }.setFailureType(to: Problem.self)", "value 5 end"),
      ("Empty<Int, Problem>().replaceEmpty(with: 6)", "value 6 end"),
      ("Just(Just(7)).switchToLatest().setFailureType(to: Problem.self)", "value 7 end"),
      (
        "[nil, 8].publisher.replaceNil(with: 0).last().setFailureType(to: Problem.self)",
        "value 8 end"
      ),
      (
        "(1...4).publisher.tryScan(0) { $0 + $1 }.tryDrop { $0 < 3 }.mapError { _ in Problem.bad }",
        "value 3 value 6 value 10 end"
      ),
      (
        "(1...4).publisher.tryReduce(5) { $0 + $1 }.mapError { _ in Problem.bad }", "value 15 end"
      ),
      ("Empty<Int, Problem>().tryReduce(5, +).mapError { _ in Problem.bad }", "value 5 end"),
      (
        "[1, 1, 2].publisher.tryRemoveDuplicates { if $1 > 1 { throw Problem.bad }; return $0 == $1 }.mapError { _ in Problem.bad }",
        "value 1 bad"
      ),
      (
        "Fail<Int, Problem>(error: .bad).tryCatch { _ in Just(7) }.mapError { _ in Problem.bad }",
        "value 7 end"
      ),
      (
        "(1...5).publisher.collect(2).map(\\.count).setFailureType(to: Problem.self)",
        "value 2 value 2 value 1 end"
      ),
      ("[3, 9, 2].publisher.max().setFailureType(to: Problem.self)", "value 9 end"),
      (
        "(1...5).publisher.output(in: 1...2).append((1...5).publisher.output(at: 4)).setFailureType(to: Problem.self)",
        "value 2 value 3 value 5 end"
      ),
      (
        "Just(\"abc\").map(\\.count, \\.isEmpty).map { $1 ? 0 : $0 }.setFailureType(to: Problem.self)",
        "value 3 end"
      ),
    ])
  func publishersGive(_ publisher: String, _ events: String) throws {
    let text = """
      import Combine
      import SwiftUI

      enum Problem: Error { case bad }
      func later(_ works: Bool) -> AnyPublisher<Int, Problem> {
        Future { promise in
          if works { promise(.success(3)) } else { promise(.failure(.bad)) }
        }.eraseToAnyPublisher()
      }
      extension Publisher {
        func read<T: Decodable, D: TopLevelDecoder>(
          _ type: T.Type, _ decoder: D
        ) -> AnyPublisher<T, any Error> where D.Input == Output {
          decode(type: type, decoder: decoder).eraseToAnyPublisher()
        }
      }
      final class Model: ObservableObject {
        @Published var events: [String] = []
        private var bag = Set<AnyCancellable>()
        init() {
          let publisher: AnyPublisher<Int, Problem> = \(publisher).eraseToAnyPublisher()
          publisher.sink { [unowned self] in
            switch $0 {
            case .finished: events.append("end")
            case .failure(.bad): events.append("bad")
            }
          } receiveValue: { [unowned self] in events.append("value \\($0)") }.store(in: &bag)
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View { Text(model.events.joined(separator: " ")) }
      }
      """
    #expect(try firstText(of: text) == "\"\(events)\"")
  }

  /// What is noted of subjects once the view has appeared, by Combine's documentation.
  @Test(arguments: [
    // A subscription ends with the object that stands for it.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      _ = subject.sink { note("lost \\($0)") }
      let kept = subject.sink { note("kept \\($0)") }
      subject.send(1)
      kept.cancel()
      subject.send(2)
      """, "kept 1"
    ),
    // An operator that takes some values ends after the last of them.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      let two = subject.prefix(2).sink { _ in note("end") } receiveValue: { note("\\($0)") }
      for number in 1...3 { subject.send(number) }
      let small = subject.prefix { $0 < 2 }.sink { _ in note("big") } receiveValue: { note("\\($0)") }
      for number in 1...3 { subject.send(number) }
      _ = (two, small)
      """, "1 2 end 1 big"
    ),
    // What is found is told as soon as it is, and that it isn't at the end.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      subject.contains(2).sink { _ in note("end") } receiveValue: { note("\\($0)") }
        .store(in: &bag)
      subject.contains { $0 > 5 }.sink { note("\\($0)") }.store(in: &bag)
      subject.allSatisfy { $0 < 3 }.sink { note("all \\($0)") }.store(in: &bag)
      for number in 1...3 { subject.send(number) }
      note("sent")
      subject.send(completion: .finished)
      """, "true end all false sent false"
    ),
    // Who subscribes to what is connected later hears of all; who does after the end, of that.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      let shared = [1, 2].publisher.multicast(subject: subject)
      shared.sink { note("a\\($0)") }.store(in: &bag)
      shared.sink { note("b\\($0)") }.store(in: &bag)
      note("ready")
      shared.connect().store(in: &bag)
      subject.sink { _ in note("over") } receiveValue: { note("\\($0)") }.store(in: &bag)
      [3].publisher.multicast { PassthroughSubject<Int, Never>() }.autoconnect()
        .sink { note("auto \\($0)") }.store(in: &bag)
      """, "ready a1 b1 a2 b2 over auto 3"
    ),
    (
      """
      let (gate, subject) = (PassthroughSubject<Void, Never>(), PassthroughSubject<Int, Never>())
      subject.prefix(untilOutputFrom: gate).sink { note("a\\($0)") }.store(in: &bag)
      subject.drop(untilOutputFrom: gate).sink { note("b\\($0)") }.store(in: &bag)
      subject.send(1)
      gate.send()
      subject.send(2)
      """, "a1 b2"
    ),
    // What is shared is subscribed once, and gives nothing again.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      let shared = subject.map { number -> Int in
        note("made")
        return number * 2
      }.share()
      shared.sink { note("a\\($0)") }.store(in: &bag)
      subject.send(1)
      shared.sink { _ in note("end") } receiveValue: { note("b\\($0)") }.store(in: &bag)
      subject.send(2)
      subject.send(completion: .finished)
      let once: Publishers.Share<Just<Int>> = Just(5).share()
      once.sink { note("\\($0)") }.store(in: &bag)
      once.sink { _ in note("over") } receiveValue: { note("\\($0)") }.store(in: &bag)
      """, "made a2 made a4 b4 end 5 over"
    ),
    // Several end with the last of them.
    (
      """
      let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      one.merge(with: other).sink { _ in note("merged") } receiveValue: { note("m\\($0)") }
        .store(in: &bag)
      one.combineLatest(other).sink { _ in note("latest") } receiveValue: { note("l\\($0 * $1)") }
        .store(in: &bag)
      one.send(2)
      other.send(3)
      other.send(completion: .finished)
      one.send(4)
      note("one left")
      one.send(completion: .finished)
      """, "m2 m3 l6 m4 l12 one left merged latest"
    ),
    // Pairs end with the one that has no value left.
    (
      """
      let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      one.zip(other).sink { _ in note("end") } receiveValue: { note("\\($0 + $1)") }
        .store(in: &bag)
      for number in 1...3 { one.send(number) }
      one.send(completion: .finished)
      for number in 4...6 { other.send(number) }
      note("paired")
      [1, 2].publisher.zip(["a"].publisher).sink { _ in note("short") } receiveValue: { note("\\($0)\\($1)") }
        .store(in: &bag)
      """, "5 7 9 end paired 1a short"
    ),
    // A failure ends as well.
    (
      """
      let subject = PassthroughSubject<Int, Never>()
      let failing = subject.tryMap { number -> Int in
        if number == 2 { throw CancellationError() }
        return number
      }
      .sink { _ in note("end") } receiveValue: { note("\\($0)") }
      for number in 1...3 { subject.send(number) }
      _ = failing
      """, "1 end"
    ),
    // What is received on a queue comes after the code that runs.
    (
      """
      bag.insert(Just(1).receive(on: DispatchQueue.main).sink { note("\\($0)") })
      bag.insert(Just(2).receive(on: ImmediateScheduler.shared).sink { note("\\($0)") })
      note("sent")
      """, "2 sent 1"
    ),
    (
      """
      bag.insert(NotificationCenter.default.publisher(for: .init("news")).sink {
        note("\\($0.object as? Int ?? 0)")
      })
      NotificationCenter.default.post(name: .init("news"), object: 4)
      NotificationCenter.default.post(name: .init("others"), object: 5)
      """, "4"
    ),
    // What is assigned to a published property goes on being assigned.
    (
      """
      input = "abc"
      note("\\(length)")
      bag.insert(objectWillChange.sink { note("will") })
      input = "ab"
      note("\\(length)")
      """, "3 will will 2"
    ),
  ])
  func subjectsAreNoted(_ code: String, _ notes: String) throws {
    let text = """
      import Combine
      import SwiftUI

      nonisolated(unsafe) var lines: [String] = []
      func note(_ line: String) { lines.append(line) }
      final class Model: ObservableObject {
        @Published var notes: [String] = []
        @Published var input = ""
        @Published var length = 0
        var bag = Set<AnyCancellable>()
        init() { $input.map(\\.count).assign(to: &$length) }
        func run() {
          \(code)
        }
        func show() { notes = lines }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          Text(model.notes.joined(separator: " ")).onAppear {
            model.run()
            DispatchQueue.main.async { DispatchQueue.main.async { model.show() } }
          }
        }
      }
      """
    #expect(try firstText(of: text) == "\"\(notes)\"")
  }

  /// What is expected of a chain tells what the call gives that it begins with.
  @Test func whatIsExpectedTellsWhatIsPublished() throws {
    let text = """
      import Combine
      import SwiftUI

      enum Step: Equatable { case loaded(Int), failed }
      enum Problem: Error { case bad }
      struct Item: Codable { let id: Int }
      func fetch<T: Codable>(_ path: String) -> AnyPublisher<T, Problem> {
        Model.notes.append("\\(T.self)")
        return Fail(error: .bad).eraseToAnyPublisher()
      }
      final class Model: ObservableObject {
        nonisolated(unsafe) static var notes: [String] = []
        private var items: AnyPublisher<[String: Item], Never>?
        private var bag = Set<AnyCancellable>()
        func step(_ count: Int) -> AnyPublisher<Step, Never> {
          guard count > 0 else { return Empty().eraseToAnyPublisher() }
          return Just(.loaded(count)).eraseToAnyPublisher()
        }
        func numbers() -> AnyPublisher<Set<Int>, Never> { Just([1, 1]).eraseToAnyPublisher() }
        init() {
          items = fetch("items").subscribe(on: DispatchQueue.global()).replaceError(with: [:])
            .eraseToAnyPublisher()
          step(2).sink { Self.notes.append("\\($0)") }.store(in: &bag)
          numbers().sink { Self.notes.append("\\($0)") }.store(in: &bag)
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View { Text((model.objectWillChange, Model.notes).1.joined(separator: " ")) }
      }
      """
    #expect(try firstText(of: text) == "\"Dictionary<String, Item> loaded(2) [1]\"")
  }

  /// `onReceive` subscribes before anything appears.
  @Test(arguments: [
    ("NotificationCenter.default.publisher(for: .init(\"news\"))", "$0.object as? Int ?? 0", "4"),
    ("model.objectWillChange", "(1, $0).0", "1"),
    ("model.$count", "$0", "7"),
  ])
  func viewsReceive(_ publisher: String, _ value: String, _ shown: String) throws {
    let text = """
      import SwiftUI

      final class Model: ObservableObject { @Published var count = 0 }
      struct ContentView: View {
        @StateObject private var model = Model()
        @State private var received = -1
        var body: some View {
          Text("\\(received)").onReceive(\(publisher)) { received = \(value) }
            .onAppear {
              NotificationCenter.default.post(name: .init("news"), object: 4)
              model.count = 7
            }
        }
      }
      """
    #expect(try firstText(of: text) == "\"\(shown)\"")
  }

  /// What the first text of a scene says, which has no problems.
  private func firstText(of source: String) throws -> String? {
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: source)], name: "scene")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    return outcome.result?.nodes.first { $0.name == "Text" }?.detail
  }

  /// Who subscribed may read the property, which still has its old value, and change others.
  @Test func whoSubscribedReadsThePropertyItself() throws {
    let text = """
      import Combine
      import SwiftUI

      final class Model: ObservableObject {
        @Published var list: [Int]? { didSet { first = list?.first ?? 0 } }
        @Published var first = 0
        @Published var seen: [Int] = []
        private var bag = Set<AnyCancellable>()
        init() { $list.compactMap { $0 }.sink { [weak self] _ in self?.note() }.store(in: &bag) }
        private func note() { seen.append(list?.first ?? -1) }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View {
          Text("\\(model.first) \\(model.seen)").onAppear {
            model.list = [3]
            model.list = [4]
          }
        }
      }
      """
    #expect(try firstText(of: text) == "\"4 [-1, 3]\"")
  }

  /// `onReceive` subscribes to the publisher that the last body gave, if it is another one: what a field
  /// may hold is usually made sure of by that. To one that is as it was it doesn't subscribe again, and
  /// the closure is that of the last body.
  @Test(arguments: [
    (
      "@State var n = 0",
      "Text(\"\\(n)\").onReceive(Just(n)) { print(\"got\", $0) }.onAppear { n = 2 }",
      ["got 0", "got 2"]
    ),
    (
      "@State var text = \"1\"",
      """
      TextField("n", text: $text)
        .onReceive(Just(text)) { new in text = new.filter(\\.isNumber); print(text) }
        .onAppear { text = "12a" }
      """, ["1", "12", "12"]
    ),
    (
      "@State var n = 0; @StateObject var model = Model()",
      "Text(\"\\(n) \\(model.count)\").onReceive(model.$count) { print(\"got\", $0) }.onAppear { n = 2 }",
      ["got 7"]
    ),
    (
      "@State var n = 0; @StateObject var model = Model()",
      """
      Text("\\(n) \\(model.count)").onReceive(model.$count.map { $0 * 2 }) { print("got", $0) }
        .onAppear { n = 2; model.count = 8 }
      """, ["got 14", "got 16"]
    ),
    (
      "@State var n = 0; @StateObject var model = Model()",
      "Inner(n: n, model: model).onAppear { n = 2; model.count = 8 }", ["n 0 7", "n 0 8"]
    ),
  ])
  func onReceiveFollowsItsPublisher(
    _ properties: String, _ view: String, _ printed: [String]
  ) throws {
    let text = """
      import Combine
      import SwiftUI
      final class Model: ObservableObject { @Published var count = 7 }
      struct Inner: View {
        let n: Int
        @ObservedObject var model: Model
        var body: some View { Text("\\(n)").onReceive(model.$count) { print("n", n, $0) } }
      }
      struct ContentView: View {
        \(properties)
        var body: some View { \(view) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    try #require(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    #expect(scene.layout(device.settings(.portrait)).output == printed)
  }

  @Test func aTimerNeverFires() throws {
    let text = """
      import SwiftUI

      struct ContentView: View {
        @State private var width = 30.0
        private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Color.red.frame(width: width, height: 10).accessibilityIdentifier("bar")
            .onReceive(clock) { _ in width = 0 }
            .onReceive(Just(20.0)) { width += $0 }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "bar")?.size.width == 50)
  }

  /// A result and an optional deliver what they hold, and a subscriber takes it.
  @Test func whatIsThereIsDeliveredToSubscribers() throws {
    let text = """
      import Combine
      import SwiftUI

      struct Failed: Error {}
      final class Model: ObservableObject {
        @Published var words: [String] = []
        var last = ""
        private var bag = Set<AnyCancellable>()
        init() {
          Result(catching: { "a" }).publisher.map { $0 + "!" }
            .sink(receiveCompletion: { _ in }, receiveValue: { self.words.append($0) })
            .store(in: &bag)
          Result<String, Failed>(catching: { throw Failed() }).publisher
            .replaceError(with: "none").sink { self.words.append($0) }.store(in: &bag)
          Optional("b").publisher.sink { self.words.append($0) }.store(in: &bag)
          Just("c").subscribe(Subscribers.Assign(object: self, keyPath: \\.last))
          NotificationCenter.Publisher(
            center: .default, name: UIResponder.keyboardWillShowNotification
          )
          .map { _ in "never" }
          .subscribe(Subscribers.Assign(object: self, keyPath: \\.last))
        }
      }
      #Preview {
        let model = Model()
        VStack { ForEach(model.words, id: \\.self) { Text($0) }; Text(model.last) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let texts = try #require(scene.layout(device.settings(.portrait)).result)
      .nodes.filter { $0.name == "Text" }.map(\.detail)
    #expect(texts == ["\"a!\"", "\"none\"", "\"b\"", "\"c\""])
  }

  /// What a property publishes is of the property's type, so that short names are understood in it.
  @Test func whatIsPublishedHasATypesMembers() throws {
    let text = """
      import Combine
      import SwiftUI

      enum Category { case music, bugs }
      final class Shelf: ObservableObject {
        @Published var items: [Category: [Int]] = [.music: [1, 2]]
      }
      final class Model: ObservableObject {
        let shelf = Shelf()
        @Published var songs: [Int] = []
        private var bag = Set<AnyCancellable>()
        init() {
          shelf.$items.map { $0[.music].map { $0 } }
            .sink { [weak self] in self?.songs = $0 ?? [] }.store(in: &bag)
          let other: Published<[Category: [Int]]>.Publisher = shelf.$items
          other.sink { print($0[.bugs] ?? []) }.store(in: &bag)
        }
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        var body: some View { Text("\\(model.songs.count)") }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["2"])
    #expect(outcome.output == ["[]"])
  }

  /// Combine: a publisher of one's own gives a subscriber a subscription, by which that asks for values;
  /// a subscriber of one's own gets no more of a publisher than it asks for.
  @Test func publishersAndSubscribersOfOnesOwn() throws {
    let text = """
      import Combine
      import SwiftUI

      struct Ticks: Publisher {
        typealias Output = Int
        typealias Failure = Never
        let count: Int
        func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Int {
          subscriber.receive(subscription: Giver(subscriber, count))
        }
      }
      final class Giver<S: Subscriber>: Subscription where S.Input == Int {
        private var subscriber: S?
        private let count: Int
        init(_ subscriber: S, _ count: Int) {
          self.subscriber = subscriber
          self.count = count
        }
        func request(_ demand: Subscribers.Demand) {
          guard demand > .none else { return }
          for number in 0..<count { _ = subscriber?.receive(number) }
          if count > 2 { subscriber?.receive(completion: .finished) }
        }
        func cancel() {
          subscriber = nil
          print("cancelled")
        }
      }
      final class Taker: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) {
          self.subscription = subscription
          subscription.request(.max(1))
        }
        func receive(_ input: Int) -> Subscribers.Demand {
          print("took", input)
          return input == 1 ? .max(1) : .none
        }
        func receive(completion: Subscribers.Completion<Never>) { print("done") }
      }
      struct ContentView: View {
        @State private var seen: [Int] = []
        var body: some View {
          Text("\\(seen.count) \\(seen.description)")
            .onReceive(Ticks(count: 3)) { seen.append($0) }
            .onAppear {
              let running = Ticks(count: 2).sink { print("got", $0) }
              running.cancel()
              let ended = Ticks(count: 3).map { $0 * 2 }.filter { $0 > 0 }
                .sink { print($0) } receiveValue: { print("got", $0) }
              ended.cancel()
              let taker = Taker()
              [1, 2, 3, 4].publisher.subscribe(taker)
              taker.subscription?.request(.max(1))
              taker.subscription?.request(.unlimited)
              let subject = PassthroughSubject<Int, Never>()
              subject.subscribe(Taker())
              for number in 5...7 { subject.send(number) }
              subject.send(completion: .finished)
              let few = PassthroughSubject<Int, Never>()
              let two = few.prefix(2).sink { print($0) } receiveValue: { print($0) }
              let one = few.first().sink { print("first", $0) } receiveValue: { print($0) }
              for number in 8...10 { few.send(number) }
              two.cancel()
              one.cancel()
              print(Subscribers.Demand.max(2) + 1, Subscribers.Demand.unlimited > .max(9))
            }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    #expect(scene.diagnostics.map(\.message) == [])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    #expect(outcome.result?.nodes.flatMap(\.textLines) == ["3 [0, 1, 2]"])
    #expect(
      outcome.output == [
        "got 0", "got 1", "cancelled", "got 2", "got 4", "finished", "took 1", "took 2", "took 3",
        "took 4", "done", "took 5", "done", "8", "8", "first finished", "9", "finished",
        "max(3) true",
      ])
  }
}
