import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

@Suite struct ScreenTests {
  static let all = Screen.screens(of: Device.all, Device.Orientation.allCases, os: 26)

  @Test func devicesThatShareAScreenAreOne() throws {
    let screens = Screen.screens(
      of: try ["iphone-16-pro", "iphone-17", "iphone-se-3"].map { try #require(Device.named($0)) },
      [.portrait], os: 26)
    #expect(
      screens.map { $0.devices.map(\.id) } == [["iphone-16-pro", "iphone-17"], ["iphone-se-3"]])
  }

  /// What doesn't fit on one screen of a chain doesn't on those before it.
  @Test func bothSidesGrowAlongAChain() {
    let chains = Screen.chains(Self.all)
    #expect(chains.flatMap(\.self).sorted() == Array(Self.all.indices))
    for chain in chains {
      for (low, high) in zip(chain, chain.dropFirst()).map({ (Self.all[$0], Self.all[$1]) }) {
        let (a, b) = (low.settings.container, high.settings.container)
        #expect(
          a.size.height - a.safeAreaInsets.top - a.safeAreaInsets.bottom
            <= b.size.height - b.safeAreaInsets.top - b.safeAreaInsets.bottom)
        #expect(
          a.size.width - a.safeAreaInsets.leading - a.safeAreaInsets.trailing
            <= b.size.width - b.safeAreaInsets.leading - b.safeAreaInsets.trailing)
        #expect(low.settings.horizontalSizeClass == high.settings.horizontalSizeClass)
        #expect(low.settings.verticalSizeClass == high.settings.verticalSizeClass)
        #expect(low.orientation == high.orientation)
      }
    }
  }

  /// Devices of a matrix have their own pixels a point, a Mac two, and all those that were chosen.
  @Test func aMatrixKeepsTheScale() throws {
    var values = AxisValues()
    values.devices = try ["iphone-16-pro", "iphone-se-3"].map { try #require(Device.named($0)) }
    func scales(_ kind: Platform.Kind, _ chosen: Double?) -> [Double] {
      var base = Device.all[0].settings()
      base.platform.kind = kind
      base.chosenScale = chosen
      return LayoutMatrix(base: base, screen: nil, values).screens.map {
        $0.settings.platform.displayScale
      }
    }
    #expect(scales(.ios, nil) == [3, 2])
    #expect(scales(.mac, nil) == [2, 2])
    #expect(scales(.ios, 1) == [1, 1])
  }

  private func words(_ isMeant: (Screen) -> Bool) -> String {
    ScreenWords(Self.all).words(of: Set(Self.all.indices.filter { isMeant(Self.all[$0]) }))
  }

  @Test func screensAreSaidByWhatTheyShare() {
    #expect(words { $0.size.width <= 393 } == "on screens up to 393 wide")
    #expect(words { $0.size.height >= 1000 } == "on screens from 1024 high")
    #expect(words { $0.orientation == .landscape } == "in landscape")
    #expect(
      words { $0.orientation == .portrait && $0.size.width <= 393 } == "on screens up to 393 wide")
    #expect(
      words { $0.orientation == .landscape && $0.size.height <= 375 }
        == "on screens up to 375 high")
    #expect(
      words { $0.orientation == .portrait && $0.size.height <= 700 }
        == "on screens from 568 to 667 high")
  }
}
