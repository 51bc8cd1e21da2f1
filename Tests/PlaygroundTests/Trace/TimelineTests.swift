import LayoutSolver
import Testing

@testable import Playground

@Suite("Timeline")
struct TimelineTests {
  /// Two texts in a stack in a frame: probes, sizes and places, on three levels.
  private let result = vStack([text("One"), color().id("two")], spacing: 0).frame(200, 100)
    .laidOut(300, 300)

  private var timeline: Timeline { Timeline(result.events) }

  @Test("Each call but a place or a repeat is proposed and answered, with its inner calls between")
  func nesting() {
    let timeline = timeline
    var open: [Int] = []
    for step in 0..<timeline.count {
      let event = timeline.events[timeline[step].event]
      if !timeline[step].isAnswer {
        #expect(event.parent == open.last || event.parent.map { result.events[$0].phase } == .place)
        open.append(event.index)
      } else if !event.isOneStep {
        #expect(open.popLast() == event.index)
      }
    }
    #expect(open.isEmpty)
    let single = result.events.filter(\.isOneStep).count
    #expect(timeline.count == 2 * result.events.count - single)
  }

  @Test("Every call is found again by its node")
  func nodes() {
    for node in result.nodes {
      let own = result.events.filter { $0.node == node.id }.map(\.index)
      #expect(timeline.events(of: node.id).map(Int.init) == own)
    }
  }

  @Test("A moment is the same whether it is come to forwards, backwards or in leaps")
  func moments() {
    let timeline = timeline
    func states(_ moment: TraceMoment) -> [TraceMoment.State] {
      result.nodes.map { moment.state(of: $0.id) }
    }
    var forwards: [[TraceMoment.State]] = []
    var moment = TraceMoment(timeline)
    for step in 0..<timeline.count {
      moment.move(to: step)
      forwards.append(states(moment))
    }
    for step in (0..<timeline.count).reversed() {
      moment.move(to: step)
      #expect(states(moment) == forwards[step])
    }
    for step in stride(from: 0, to: timeline.count, by: 5) {
      var leap = TraceMoment(timeline)
      leap.move(to: timeline.count - 1)
      leap.move(to: step)
      #expect(states(leap) == forwards[step])
    }
    #expect(forwards[0].allSatisfy { $0 == .unasked })
    #expect(forwards[timeline.count - 1].allSatisfy { $0 == .placed })
  }

  @Test("At a proposal its view has no size yet, at the answer it has")
  func proposal() throws {
    let timeline = timeline
    let two = try #require(result.node(identifier: "two"))
    let asked = try #require(
      result.events.first { $0.node == two.id && $0.phase == .size && !$0.isRepeat })
    let steps = timeline.steps(of: asked.index)
    var moment = TraceMoment(timeline)
    moment.move(to: steps.upperBound)
    #expect(moment.state(of: two.id) == .measured(asked.answer))
    moment.move(to: steps.lowerBound)
    #expect(moment.state(of: two.id) != .measured(asked.answer))
  }
}

@Suite("Looking for calls")
struct TraceQueryTests {
  private let result = vStack([text("One"), box(80, 60).id("box")], spacing: 0).laidOut(200, 300)

  private func found(_ text: String) throws -> [LayoutEvent] {
    let matcher = try #require(TraceQuery(text)).matcher(result.nodes)
    return result.events.filter(matcher.matches)
  }

  @Test("By the view's name, text or identifier")
  func names() throws {
    let box = try #require(result.node(identifier: "box"))
    #expect(try found("box").map(\.node) == result.events.filter { $0.node == box.id }.map(\.node))
    #expect(try found("one").allSatisfy { result.node($0.node).name == "Text" })
  }

  @Test("By phase", arguments: [("min", LayoutPhase.minProbe), ("place", .place)])
  func phases(word: String, phase: LayoutPhase) throws {
    let expected = result.events.filter { $0.phase == phase && !$0.isRepeat }.map(\.index)
    #expect(!expected.isEmpty)
    #expect(try found(word).map(\.index) == expected)
  }

  @Test("By a length or size of the proposal or answer; all words must be found")
  func lengths() throws {
    #expect(try found("80").allSatisfy { $0.answer.width == 80 })
    #expect(try !found("80×60").isEmpty)
    #expect(try found("box inf").allSatisfy { $0.proposal.height == .infinity })
    #expect(try !found("box inf").isEmpty)
    #expect(try found("box nowhere").isEmpty)
  }

  @Test("No words are no query")
  func empty() { #expect(TraceQuery("  ") == nil) }
}
