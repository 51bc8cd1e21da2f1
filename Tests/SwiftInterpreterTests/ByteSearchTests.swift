import SwiftInterpreter
import Testing

/// Words in whole files.
struct ByteSearchTests {
  @Test(
    arguments: [
      ("import SwiftUI", "import", true), ("import SwiftUI", "SwiftUI", true),
      ("import SwiftUI", "UIKit", false), ("", "a", false), ("", "", true), ("aaab", "aab", true),
      ("größer", "öß", true), ("ab", "abc", false),
    ] as [(String, String, Bool)])
  func words(_ text: String, _ word: String, _ isThere: Bool) {
    #expect(text.hasBytes(of: word) == isThere)
    #expect(("x" + text + "y").dropFirst().dropLast().hasBytes(of: word) == isThere)
  }

  @Test(
    arguments: [
      ("import XCTest\n", true), ("// A test.\n@testable import App\nimport XCTest", true),
      ("import UIKit\r\nimport XCTest\r\n", true), ("// import XCTest\n", false),
      ("  import XCTest", false), ("import XCTes", false), ("", false),
    ] as [(String, Bool)])
  func lines(_ text: String, _ isThere: Bool) {
    #expect(text.hasLine(beginningWith: "import XCTest") == isThere)
  }
}
