import LayoutSolver
import SceneLoader
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "Observed screens less their safe area",
    arguments: [
      // What apps printed of a root's geometry.
      ("iphone-16-pro", 402.0, 778.0), ("iphone-11-pro-max", 414, 818), ("iphone-13-pro", 390, 763),
    ])
  func observedSizes(id: String, width: Double, height: Double) throws {
    let container = try #require(Device.named(id)).container()
    let insets = container.safeAreaInsets
    #expect(container.size.width - insets.leading - insets.trailing == width)
    #expect(container.size.height - insets.top - insets.bottom == height)
  }

  @Test("A phone on its side keeps the notch clear on both sides")
  func landscape() throws {
    let container = try #require(Device.named("iphone-15")).container(.landscape, os: 18)
    #expect(container.size == Size(width: 852, height: 393))
    #expect(container.safeAreaInsets == EdgeInsets(leading: 59, bottom: 21, trailing: 59))
  }

  @Test("iOS 26 changed the safe area of the newest phones on their side")
  func landscapeByRelease() throws {
    let device = try #require(Device.named("iphone-16-pro"))
    #expect(device.container(.landscape, os: 18).safeAreaInsets.bottom == 21)
    #expect(device.container(.landscape, os: 26).safeAreaInsets.bottom == 20)
    #expect(device.container(.landscape, os: 26).safeAreaInsets.top == 20)
    #expect(device.container(.portrait, os: 18) == device.container(.portrait, os: 26))
  }

  @Test("A phone with a home button has the whole screen on its side")
  func homeButton() throws {
    let device = try #require(Device.named("iphone-se"))
    #expect(device.container().safeAreaInsets == EdgeInsets(top: 20))
    #expect(device.container(.landscape).safeAreaInsets == .zero)
  }

  @Test(
    "Size classes",
    arguments: [
      ("iphone-16-pro", Device.Orientation.portrait, UserInterfaceSizeClass.compact, true),
      ("iphone-16-pro", .landscape, .compact, false),
      ("iphone-16-pro-max", .landscape, .regular, false),
      ("ipad-pro-11", .portrait, .regular, true),
    ])
  func sizeClasses(
    id: String, orientation: Device.Orientation, width: UserInterfaceSizeClass, isTall: Bool
  ) throws {
    let settings = try #require(Device.named(id)).settings(orientation)
    #expect(settings.horizontalSizeClass == width)
    #expect(settings.verticalSizeClass == (isTall ? .regular : .compact))
  }

  @Test(
    "Text is rounded to the device's pixels", arguments: [("iphone-17", 3.0), ("iphone-11", 2)])
  func displayScale(id: String, scale: Double) throws {
    #expect(try #require(Device.named(id)).settings(os: 18).platform.displayScale == scale)
    #expect(try #require(Device.named(id)).settings(os: 18).platform.os == 18)
  }

  @Test(
    "Names are found however they are written",
    arguments: ["iphone-16-pro", "iPhone 16 Pro", "IPHONE_16_PRO", " iphone 16-pro "])
  func spellings(text: String) {
    #expect(Device.named(text)?.id == "iphone-16-pro")
  }

  @Test(
    "A name that is nearly right has a suggestion",
    arguments: [
      ("iphone-16-por", "iphone-16-pro"), ("iphone16pro", "iphone-16-pro"),
      ("ipad-por", "ipad-pro-12.9"),
    ])
  func suggestions(text: String, id: String) {
    #expect(Device.named(text) == nil)
    #expect(Device.nearest(to: text)?.id == id)
  }

  @Test("A name that is like none has no suggestion", arguments: ["", "toaster", "galaxy-s24"])
  func noSuggestion(text: String) {
    #expect(Device.nearest(to: text) == nil)
  }

  @Test("Ids and aliases are unique, and every device is sane")
  func table() {
    let ids = Device.all.flatMap { [$0.id] + $0.aliases }
    #expect(Set(ids).count == ids.count)
    for device in Device.all {
      #expect(Device.named(device.name) == device)
      #expect(device.portraitSize.width < device.portraitSize.height, "\(device.id)")
      #expect(device.displayScale == 2 || device.displayScale == 3, "\(device.id)")
    }
  }
}
