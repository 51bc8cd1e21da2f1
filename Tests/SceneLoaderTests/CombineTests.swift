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
