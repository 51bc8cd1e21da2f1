import LayoutSolver
import SceneLoader
import Testing

/// Every device against the list of screens and safe areas in the reference (layout rules, B8):
/// upright and on its side, as iOS 18 has them.
@Suite("Figures of devices")
struct DeviceFigureTests {
  /// Names; width, height, top and bottom upright; sides and bottom on its side.
  private static let phones: [(names: [String], figures: [Double])] = [
    (["iPhone SE 1", "iPhone 5s"], [320, 568, 20, 0, 0, 0]),
    (
      ["iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE 2", "iPhone SE 3"],
      [375, 667, 20, 0, 0, 0]
    ),
    (
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
      [414, 736, 20, 0, 0, 0]
    ),
    (["iPhone X", "iPhone XS", "iPhone 11 Pro"], [375, 812, 44, 34, 44, 21]),
    (["iPhone XS Max", "iPhone 11 Pro Max"], [414, 896, 44, 34, 44, 21]),
    (["iPhone XR", "iPhone 11"], [414, 896, 48, 34, 48, 21]),
    (["iPhone 12 mini", "iPhone 13 mini"], [375, 812, 50, 34, 50, 21]),
    (
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ],
      [390, 844, 47, 34, 47, 21]
    ),
    (
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], [428, 926, 47, 34, 47, 21]
    ),
    (
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], [393, 852, 59, 34, 59, 21]
    ),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      [430, 932, 59, 34, 59, 21]
    ),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], [402, 874, 62, 34, 62, 21]),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], [440, 956, 62, 34, 62, 21]),
    // Their screens are published, their safe areas aren't: those of the phones before them.
    (["iPhone 18 Pro"], [402, 874, 62, 34, 62, 21]),
    (["iPhone 18 Pro Max"], [440, 956, 62, 34, 62, 21]),
    (["iPhone Air"], [420, 912, 68, 34, 68, 21]),
  ]

  /// Names; width, height, top and bottom, whichever way it is held.
  private static let tablets: [(names: [String], figures: [Double])] = [
    (["iPad mini 5"], [768, 1024, 20, 0]), (["iPad 9"], [810, 1080, 20, 0]),
    (["iPad Air 3"], [834, 1112, 20, 0]),
    (
      [
        "iPad Air 4", "iPad Air 5", "iPad 10", "iPad A16", "iPad Air 11", "iPad Air 11 M2",
        "iPad Air 11 M4",
      ], [820, 1180, 24, 20]
    ),
    (["iPad Pro 11"], [834, 1194, 24, 20]),
    (["iPad Pro 11 M4", "iPad Pro 11 M5"], [834, 1210, 24, 20]),
    (["iPad Pro 12.9", "iPad Air 13", "iPad Air 13 M2", "iPad Air 13 M4"], [1024, 1366, 24, 20]),
    (["iPad Pro 13", "iPad Pro 13 M4", "iPad Pro 13 M5"], [1032, 1376, 24, 20]),
    (["iPad mini 6", "iPad mini A17 Pro"], [744, 1133, 24, 20]),
  ]

  @Test("Phones", arguments: phones.flatMap { row in row.names.map { ($0, row.figures) } })
  func phone(name: String, figures: [Double]) throws {
    let device = try #require(Device.named(name))
    let size = Size(width: figures[0], height: figures[1])
    let upright = device.container(.portrait, os: 18)
    #expect(upright.size == size)
    #expect(upright.safeAreaInsets == EdgeInsets(top: figures[2], bottom: figures[3]))
    let turned = device.container(.landscape, os: 18)
    #expect(turned.size == Size(width: size.height, height: size.width))
    #expect(
      turned.safeAreaInsets
        == EdgeInsets(leading: figures[4], bottom: figures[5], trailing: figures[4]))
  }

  @Test("Tablets", arguments: tablets.flatMap { row in row.names.map { ($0, row.figures) } })
  func tablet(name: String, figures: [Double]) throws {
    let device = try #require(Device.named(name))
    let insets = EdgeInsets(top: figures[2], bottom: figures[3])
    #expect(device.container(.portrait, os: 18).size == Size(width: figures[0], height: figures[1]))
    #expect(
      device.container(.landscape, os: 18).size == Size(width: figures[1], height: figures[0]))
    for orientation in Device.Orientation.allCases {
      #expect(device.container(orientation, os: 18).safeAreaInsets == insets)
    }
  }

  /// The iOS 26.5 simulator's, as flutter_device_preview's probe read them.
  @Test("Every iPad of iPadOS 26 has 32 and 25 points, a turned phone with an indicator 20 below")
  func since26() throws {
    for device in Device.all where device.isTablet {
      for orientation in Device.Orientation.allCases {
        let insets = device.container(orientation, os: 26).safeAreaInsets
        #expect(insets == EdgeInsets(top: 32, bottom: 25), "\(device.name)")
      }
    }
    for name in ["iPhone 16", "iPhone 16 Plus", "iPhone 17e", "iPhone 16 Pro", "iPhone 17 Pro Max"]
    {
      let device = try #require(Device.named(name))
      #expect(device.container(.landscape, os: 26).safeAreaInsets.bottom == 20)
      #expect(device.container(.landscape, os: 18).safeAreaInsets.bottom == 21)
    }
    let small = try #require(Device.named("iPhone SE 3"))
    #expect(small.container(.landscape, os: 26).safeAreaInsets == .zero)
  }

  @Test("No device is without figures")
  func allAreListed() {
    let listed = (Self.phones + Self.tablets).flatMap(\.names)
    // A phone that folds has tests of its own.
    let rigid = Device.all.filter { !FoldableTests.names.contains($0.id) }
    #expect(Set(listed) == Set(rigid.map(\.name)))
  }

  @Test("What releases changed")
  func releases() throws {
    let r = try #require(Device.named("iPhone XR"))
    #expect(r.container(.portrait, os: 13).safeAreaInsets.top == 44)
    #expect(r.container(.portrait, os: 14).safeAreaInsets.top == 48)
    let air = try #require(Device.named("iPhone Air")).container(.landscape, os: 26)
    #expect(air.safeAreaInsets == EdgeInsets(top: 20, leading: 68, bottom: 29, trailing: 68))
    let pad = try #require(Device.named("iPad Pro 11")).container(.portrait, os: 26)
    #expect(pad.safeAreaInsets == EdgeInsets(top: 32, bottom: 25))
  }
}
