import Foundation
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
}
