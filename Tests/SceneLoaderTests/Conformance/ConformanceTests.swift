import Foundation
import JSONText
import LayoutChecks
import LayoutSolver
import SceneLoader
import Testing

/// What is known of real SwiftUI, case by case.
struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  static let set = try? ConformanceSet(folder: folder)
  static let cases = set?.cases ?? []

  @Test func allCasesAreThere() {
    #expect(Self.cases.count >= 680)
  }

  @Test(arguments: cases)
  func agrees(_ testCase: ConformanceCase) throws {
    if let reason = KnownDisagreements.reasons[testCase.id] {
      withKnownIssue("\(reason)") { check(testCase) }
    } else {
      check(testCase)
    }
  }

  private func check(_ testCase: ConformanceCase) {
    let result = ConformanceResult(of: testCase)
    #expect(result.problems == [])
    // Each tag's calls are at one node, in the order in which they were recorded.
    #expect(
      testCase.calls.isEmpty || result.calls.map(\.tag) == testCase.calls.map(\.tag))
    for view in ConformanceView.all(of: testCase, in: result) {
      #expect(view.agrees, "\(view.words)")
    }
  }
}

extension ConformanceCase: CustomTestStringConvertible {
  public var testDescription: String { id }
}
