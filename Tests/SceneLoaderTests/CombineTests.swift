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
    // (2.5 + 4) at half the price, ten points for each; the clock's zero never comes.
    #expect(result?.node(identifier: "bar")?.size.width == 32.5)
  }
}
