import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// Every width is searched as if each were laid out.
@Suite("Every width")
struct LengthSearchTests {
  @Test("Where nothing bends, few lengths tell of all")
  func straightRows() {
    var looks = 0
    var search = LengthSearch(count: 1081) { place in
      looks += 1
      return .init(outcome: 0, positions: [Double(place) / 3])
    }
    #expect(search.filled() == Array(repeating: 0, count: 1081))
    #expect(looks < 140)
  }

  @Test("Thresholds are found to the point", arguments: [1, 374, 375, 1080])
  func thresholds(from: Int) {
    var looks = 0
    var search = LengthSearch(count: 1081) { place in
      looks += 1
      return .init(outcome: place >= from, positions: [Double(place)])
    }
    #expect(search.filled() == (0..<1081).map { $0 >= from })
    #expect(looks < 160)
  }

  @Test("A stretch of 16 points is found, wherever it begins", arguments: 0..<40)
  func stretches(seed: Int) {
    let from = 100 + seed * 23
    let expected = (0..<1081).map { (from..<from + 16).contains($0) }
    var search = LengthSearch(count: 1081) { .init(outcome: expected[$0], positions: [Double($0)]) }
    #expect(search.filled() == expected)
  }

  @Test("No length, one, two", arguments: [0, 1, 2])
  func short(count: Int) {
    var search = LengthSearch(count: count) { .init(outcome: $0, positions: []) }
    #expect(search.filled() == Array(0..<count))
  }

  // MARK: Scenes

  private static let scenes = [
    // 100 and 180 stand beside each other up to the width that both need; 24 are of padding.
    """
    import SwiftUI
    struct Row: View {
      var body: some View {
        HStack(spacing: 8) {
          Text("Reservation for two people at the window").lineLimit(1)
          Color.red.frame(width: 300)
        }.padding(12)
      }
    }
    """,
    // A second layout from 600 on, whose column is too wide until 700.
    """
    import SwiftUI
    struct Columns: View {
      var body: some View {
        GeometryReader { proxy in
          if proxy.size.width > 600 {
            HStack(spacing: 0) { Color.red.frame(width: 400); Color.blue.frame(width: 300) }
          } else {
            Color.green.frame(height: 20)
          }
        }
      }
    }
    """,
  ]

  /// The oracle lays each width out.
  @Test("A search of a scene finds what a list finds", arguments: scenes)
  func everyWidth(text: String) throws {
    var values = AxisValues()
    values.widths = 320...800
    let matrix = LayoutMatrix(base: MatrixTests.base, screen: nil, values)
    let outcome = MatrixTests.check(text, matrix)
    let scene = MatrixTests.scene(text)
    var counts: [FindingKey: Int] = [:]
    for screen in matrix.screens {
      let laidOut = scene.layout(screen.settings, recording: .off)
      for key in Set(scene.problems(of: laidOut).map(FindingKey.init)) {
        counts[key, default: 0] += 1
      }
    }
    #expect(!counts.isEmpty)
    for finding in outcome.findings {
      #expect(finding.count == counts[FindingKey(finding.problem)], "\(finding.problem.message)")
    }
    #expect(outcome.findings.count == counts.count)
    #expect(outcome.layouts < matrix.count / 4)
  }

  @Test("Conditions are said as stretches of widths")
  func words() throws {
    var values = AxisValues()
    values.widths = 320...1400
    let matrix = LayoutMatrix(base: MatrixTests.base, screen: nil, values)
    func words(_ stretches: ClosedRange<Int>...) -> String {
      ScreenWords(matrix.screens, isEveryLength: true)
        .words(of: Set(stretches.flatMap { $0.map { $0 - 320 } }))
    }
    #expect(words(320...374) == "at widths up to 374")
    #expect(words(600...699) == "at widths from 600 to 699")
    #expect(words(320...374, 600...1400) == "at widths up to 374 and from 600 on")
    #expect(
      words(330...340, 400...400, 500...1400) == "at widths from 330 to 340, of 400 and from 500 on"
    )
  }

  @Test("A tablet's narrow windows are compact")
  func sizeClasses() throws {
    let pad = try #require(Device.named("iPad Pro 11"))
    var values = AxisValues()
    values.widths = 320...1194
    let screen = Screen(devices: [pad], orientation: .landscape, settings: pad.settings(.landscape))
    let matrix = LayoutMatrix(base: screen.settings, screen: screen, values)
    let classes = matrix.screens.map(\.settings.horizontalSizeClass)
    // Apple's table: two thirds upright of the largest are compact at 639, its half turned is regular at 678.
    #expect(classes[639 - 320] == .compact)
    #expect(classes[678 - 320] == .regular)
  }

  @Test("What would be too many screens is refused")
  func conflicts() {
    #expect(AxisValues(each: [.width]).conflict == nil)
    #expect(AxisValues(each: [.width, .typeSize]).conflict == nil)
    #expect(AxisValues(each: [.width, .height]).conflict != nil)
    #expect(AxisValues(each: [.height, .device]).conflict != nil)
  }
}
