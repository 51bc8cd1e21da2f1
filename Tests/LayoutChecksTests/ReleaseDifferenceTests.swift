import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// What another release makes of a scene, by its first cause.
@Suite("Differences between releases")
struct ReleaseDifferenceTests {
  private static func result(_ text: String, os: Int, sdk: Int? = nil) throws -> LayoutResult {
    let platform = Platform(kind: .ios, os: os, sdk: sdk)
    let scene = Scene(files: [.init(name: "a.swift", text: text)], name: "a", for: platform)
    let device = try #require(Device.named("iphone-16-pro"))
    var settings = device.settings(os: os)
    settings.platform.chosenSDK = sdk
    return try #require(scene.layout(settings).result)
  }

  private static func difference(
    _ text: String, os: (Int, Int) = (26, 27), sdk: (Int?, Int?) = (nil, nil)
  ) throws -> ReleaseDifference? {
    ReleaseDifference(
      from: try result(text, os: os.0, sdk: sdk.0), to: try result(text, os: os.1, sdk: sdk.1),
      files: [.init(name: "a.swift", text: text)], pixel: 1.0 / 3)
  }

  /// Release note 165913417: across the axis of a scroll view the frame reached under the bar and the home
  /// indicator; since 27 it ends at them.
  private static let relative = """
    import SwiftUI
    struct Page: View {
      var body: some View {
        NavigationStack {
          ScrollView(.horizontal) {
            HStack { Color.green.frame(width: 120).containerRelativeFrame(.vertical) }
          }
          .navigationTitle("Title")
        }
      }
    }
    """

  @Test("A relative frame across a scroll view ends at the bars since 27, with its SDK alone")
  func relativeFrames() throws {
    func height(_ os: Int, _ sdk: Int?) throws -> Double {
      let result = try Self.result(Self.relative, os: os, sdk: sdk)
      return try #require(result.nodes.first { $0.name == "containerRelativeFrame" }).size.height
    }
    // The whole screen.
    #expect(try height(26, nil) == 874)
    #expect(try height(27, 26) == 874)
    let room = try height(27, nil)
    #expect(room < 874 - 62 - 34)
    let difference = try #require(try Self.difference(Self.relative))
    #expect(difference.rule == .containerRelativeFrame)
    #expect(difference.cause.contains("line 6"))
    // By the SDK alone it is the same.
    let bySDK = try #require(try Self.difference(Self.relative, os: (27, 27), sdk: (26, 27)))
    #expect(bySDK.cause == difference.cause)
  }

  /// Only a scroll view that takes the whole page reaches its edges.
  @Test("A scroll view between other views goes by its own height")
  func betweenOthers() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            ScrollView(.horizontal) { Color.green.containerRelativeFrame(.vertical) }
            Color.blue.frame(height: 100)
          }
        }
      }
      """
    #expect(try Self.difference(text) == nil)
  }

  @Test("Where the code branches, the view that came is the cause, and no rule")
  func branches() throws {
    let text = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          if #available(iOS 27, *) { Text("New").padding(40) } else { Text("Old") }
        }
      }
      """
    let difference = try #require(try Self.difference(text))
    #expect(difference.rule == nil)
  }

  @Test("Nothing is said where nothing moves")
  func same() throws {
    #expect(
      try Self.difference("import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }")
        == nil)
  }
}
