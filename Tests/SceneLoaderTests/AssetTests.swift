import Foundation
import LayoutSolver
import Testing

@testable import SceneLoader

/// Images whose sizes are those of a project's files.
struct AssetTests {
  /// As files begin: PNG, JPEG and GIF by their specifications, HEIF by ISO 23008-12.
  @Test func picturesSayHowLargeTheyAre() {
    func size(_ bytes: [UInt8]) -> Size? { ImageHeader.extent(of: Data(bytes))?.size }
    #expect(size(png(300, 7)) == Size(width: 300, height: 7))
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 0, 3, 0, 0,
    ]
    #expect(size(jpeg) == Size(width: 256, height: 200))
    #expect(size(Array("GIF89a".utf8) + [10, 0, 20, 1]) == Size(width: 10, height: 276))
    let box = { (width: UInt8, height: UInt8) -> [UInt8] in
      Array("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height]
    }
    let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + box(16, 16) + box(40, 30) + box(8, 6)
    #expect(size(heic) == Size(width: 40, height: 30))
    #expect(size(Array("%PDF-1.4 /MediaBox [0 0 24.5 12]".utf8)) == Size(width: 24.5, height: 12))
    #expect(
      size(Array("<?xml?><svg width=\"20px\" height='10' viewBox=\"0 0 1 1\">".utf8))
        == Size(width: 20, height: 10))
    #expect(size(Array("<svg viewBox=\"0 0 64,32\">".utf8)) == Size(width: 64, height: 32))
    #expect(size(Array("not a picture".utf8)) == nil)
    #expect(size(png(300, 7).dropLast(4)) == nil)
  }

  /// Units by CSS Values 3, 5.2, what a drawing is where it doesn't say both by SVG 2, 8.2.
  @Test(arguments: [
    ("width='1in' height='72pt'", 96, 96), ("width='2.54cm' height='25.4mm'", 96, 96),
    ("width='2pc' height='1e1'", 32, 10),
    ("width='100%' height='100%' viewBox='1 2 30 40'", 30, 40),
    ("width='60' viewBox='0 0 30 40'", 60, 80), ("height='20' viewBox='0,0,30,40'", 15, 20),
    ("data-width='7' viewBox='0 0 3 4' stroke-width='9'", 3, 4),
  ])
  func drawingsSayHowLargeTheyAre(attributes: String, width: Double, height: Double) throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?><!-- <svg width="1" height="1"> --><!DOCTYPE svg PUBLIC "a" "b">
      <x:svg xmlns:x="http://www.w3.org/2000/svg" \(attributes)><rect width="5" height="5"/></x:svg>
      """
    let size = try #require(ImageHeader.extent(of: Data(text.utf8))?.size)
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  @Test func aDrawingOfUnknownSizeHasNone() {
    for text in [
      "<svg/>", "<html width='3' height='4'/>", "<svg width='3'/>", "<svg width='0' height='4'/>",
    ] {
      #expect(ImageHeader.extent(of: Data(text.utf8)) == nil, "\(text)")
    }
  }

  /// By ISO 32000-1: the boxes of a page (14.11.2), what it inherits (7.7.3.4), references (7.3.10).
  @Test(arguments: [
    ("/MediaBox [ 0 0 40 30 ]", 40, 30), ("/MediaBox[-10 -10 30.5 20]/Rotate 90", 30, 40.5),
    ("/MediaBox[0 0 40 30]/CropBox[5 5 25 15]", 20, 10),
    ("/MediaBox[40 30 0 0]/Rotate 180", 40, 30),
    ("/MediaBox[0 0 40 30]/CropBox[-5 -5 25 15]/Rotate -90", 15, 25), ("/MediaBox 7 0 R", 8, 9),
    ("", 100, 50),
  ])
  func pagesSayHowLargeTheyAre(page: String, width: Double, height: Double) throws {
    let text = """
      %PDF-1.5
      6 0 obj
      <</Type/Pages /Kids [5 0 R] /MediaBox [0 0 100 50]>>
      endobj
      7 0 obj
      [0 0 8 9]
      endobj
      5 0 obj
      <</Type /Page \(page) /Parent 6 0 R>>
      endobj
      """
    #expect(ImageHeader.extent(of: Data(text.utf8))?.size == Size(width: width, height: height))
  }

  /// What a set says of a drawing: whether it stays one, and whether it is a template.
  @Test func drawingsOfACatalogueAreWhatTheirSetsSay() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let svg = Array("<svg width='24pt' height='12pt'/>".utf8)
    for (name, properties) in [
      ("kept", "{\"preserves-vector-representation\": true}"),
      ("template", "{\"template-rendering-intent\": \"template\"}"),
    ] {
      try folder.write("Assets.xcassets/\(name).imageset/a.svg", svg)
      try folder.write(
        "Assets.xcassets/\(name).imageset/Contents.json",
        Array(
          "{\"images\": [{\"filename\": \"a.svg\", \"idiom\": \"universal\"}], \"properties\": \(properties)}"
            .utf8))
    }
    try folder.write("Resources/loose.svg", svg)
    try folder.write(
      "Main.swift",
      Array(
        """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            HStack {
              Image("kept")
              Image(uiImage: UIImage(named: "template")!)
              Image("loose", bundle: .module)
            }
          }
        }
        """.utf8))
    let scene = try Scene(path: folder.path)
    let device = try #require(Device.named("iphone-16-pro"))
    let nodes =
      scene.layout(device.settings(.portrait)).result?.nodes.filter { $0.name == "Image" } ?? []
    #expect(nodes.map(\.size) == Array(repeating: Size(width: 32, height: 16), count: 3))
    #expect(nodes.map(\.look.pictureFilling.isTemplate) == [false, true, false])
    let sources = ["kept", "template", "loose"].map {
      scene.pictureFile($0, displayScale: 2, isDark: false)
    }
    #expect(sources.map { $0?.keepsDrawing } == [true, false, true])
    #expect(sources.allSatisfy { $0?.path.hasSuffix(".svg") == true })
  }

  /// A package's colours lie in its own bundle, so that its `AccentColor` is nobody's accent colour;
  /// an app beside it, and one that a package of Swift Playgrounds is, have theirs.
  @Test(arguments: [
    ("Package.swift", "let package = Package(targets: [.target(name: \"Lib\")])", "accentColor"),
    (
      "Package.swift",
      "let package = Package(products: [.iOSApplication(name: \"App\", targets: [\"Lib\"])],"
        + " targets: [.executableTarget(name: \"Lib\")])", "#804000"
    ),
    (
      "Packages/Kit/Package.swift", "let package = Package(targets: [.target(name: \"Kit\")])",
      "#804000"
    ),
  ])
  func aPackagesAccentColorIsNobodys(
    _ manifest: String, _ text: String, _ expected: String
  ) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      "Sources/Lib/Assets.xcassets/AccentColor.colorset/Contents.json",
      Array(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.5", "green": "0.25", "blue": "0.0", "alpha": "1.000"}}}]}
        """.utf8))
    try folder.write(manifest, Array(text.utf8))
    try folder.write(
      "Sources/Lib/Main.swift",
      Array(
        "import SwiftUI\nstruct ContentView: View { var body: some View { Color.accentColor } }"
          .utf8))
    for path in [folder.path, folder.path + "/Sources/Lib/Main.swift"] {
      let scene = try Scene(path: path)
      let outcome = scene.layout(
        LayoutSettings(container: LayoutContainer(size: Size(width: 100, height: 100))))
      #expect(outcome.result?.nodes.map(\.detail) == [expected])
    }
  }

  @Test func coloursOfACatalogueAreThoseOfItsFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    func set(_ name: String, _ colors: String) throws {
      try folder.write(
        "Assets.xcassets/\(name).colorset/Contents.json", Array("{\"colors\": [\(colors)]}".utf8))
    }
    func color(_ parts: String, space: String = "srgb", dark: Bool = false) -> String {
      let appearance =
        dark ? #""appearances": [{"appearance": "luminosity", "value": "dark"}],"# : ""
      return "{\(appearance) \"idiom\": \"universal\", \"color\": "
        + "{\"color-space\": \"\(space)\", \"components\": {\(parts)}}}"
    }
    let hexadecimal = #""red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1.000""#
    let fractions = #""red": "0.5", "green": "0.25", "blue": "0.0", "alpha": "1.000""#
    let bytes = #""red": "255", "green": "128", "blue": "0", "alpha": "0.500""#
    try set("Brand Color", "\(color(hexadecimal)), \(color(fractions, dark: true))")
    try set("Icons/ink", color(bytes))
    // Pure green of Display P3 is beyond sRGB's.
    try set(
      "wide", color(#""red": "0", "green": "1.0", "blue": "0", "alpha": "1" "#, space: "display-p3")
    )
    try set("AccentColor", color(fractions))
    try set(
      "system",
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}"#)
    try folder.write(
      "Main.swift",
      Array(
        """
        import SwiftUI

        struct ContentView: View {
          var body: some View {
            VStack {
              Color("Brand Color")
              Color.brand
              Color("Icons/ink")
              Color(.ink)
              Color(UIColor.brand)
              Color("wide")
              Color("system")
              Color.accentColor
              Toggle("On", isOn: .constant(true))
              Color("Absent")
            }
          }
        }
        """.utf8))
    let scene = try Scene(path: folder.path)
    let container = LayoutContainer(size: Size(width: 400, height: 800))
    func colors(_ scheme: ColorScheme) throws -> [ColorComponents?] {
      var settings = LayoutSettings(container: container)
      settings.colorScheme = scheme
      let result = try #require(scene.layout(settings).result)
      return result.nodes.compactMap { node -> ColorComponents?? in
        guard node.name == "Color", case .fill(_, .color(let color)?) = node.drawing else {
          return nil
        }
        return .some(color.components(in: ColorAppearance(scheme)))
      }
    }
    let brand = ColorComponents(red: 0.2, green: 0.4, blue: 0.6)
    let accent = ColorComponents(red: 0.5, green: 0.25, blue: 0)
    let ink = ColorComponents(red: 1, green: 128.0 / 255, blue: 0, opacity: 0.5)
    let light = try colors(.light)
    #expect(Array(light.prefix(5)) == [brand, brand, ink, ink, brand])
    let wide = try #require(light[5])
    #expect(wide.red == 0 && abs(wide.green - 1) < 1e-6 && wide.blue == 0)
    #expect(light[6] == Color.named(.red).components(in: ColorAppearance(.light)))
    #expect(light[7] == accent && light[8] == nil)
    #expect(try colors(.dark)[0] == accent)
    let outcome = scene.layout(LayoutSettings(container: container))
    #expect(outcome.result?.nodes.allSatisfy { $0.look.accent != .named(.accentColor) } == true)
    #expect(outcome.diagnostics.map(\.identifier.name) == ["unknown-color"])
    #expect(outcome.diagnostics.first?.message.contains("'Absent'") == true)
  }

  @Test func imagesOfACatalogueHaveTheSizesOfTheirFiles() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let set = "Assets.xcassets/Icons/leaf-icon.imageset"
    try folder.write("\(set)/a.png", png(20, 40))
    try folder.write("\(set)/a@3x.png", png(90, 120))
    try folder.write("\(set)/dark.png", png(6, 6))
    try folder.write(
      "\(set)/Contents.json",
      Array(
        """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "a.png"},
          {"idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"},
          {"idiom": "universal", "scale": "3x", "filename": "dark.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ], "info": {"author": "xcode", "version": 1}}
        """.utf8))
    try folder.write("Assets.xcassets/HDLeaf.imageset/a.png", png(20, 40))
    try folder.write(
      "Assets.xcassets/HDLeaf.imageset/Contents.json",
      Array(#"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"#.utf8))
    try folder.write("Pictures/logo@2x.png", png(50, 30))
    try folder.write(
      "Views/Main.swift",
      Array(
        """
        import SwiftUI

        struct ContentView: View {
          var body: some View {
            VStack {
              Image("leaf-icon")
              Image(.leafIcon)
              Image("Icons/leaf-icon")
              Image("logo")
              Image(.hdLeaf)
              Image("absent")
            }
          }
        }
        """.utf8))
    let device = try #require(Device.named("iphone-16-pro"))
    func images(_ path: String) throws -> ([Size], [String]) {
      let scene = try Scene(path: path)
      let outcome = scene.layout(device.settings(.portrait))
      let nodes = outcome.result?.nodes ?? []
      return (
        nodes.filter { $0.name == "Image" }.map(\.size),
        (scene.diagnostics + outcome.diagnostics).map(\.message)
      )
    }
    let leaf = Size(width: 30, height: 40)
    let whole = try images(folder.path)
    let small = Size(width: 20, height: 40)
    #expect(whole.0.prefix(5) == [leaf, leaf, leaf, Size(width: 25, height: 15), small])
    #expect(whole.1 == ["no size is known for image 'absent'"])
    // A file alone has the catalogue of the folders around it, and no other file of theirs.
    let alone = try images(folder.path + "/Views/Main.swift")
    #expect(alone.0.prefix(3) == [leaf, leaf, leaf])
    #expect(alone.1.count == 2)
  }

  /// By Apple's documentation of `Image(_:bundle:)` the name may be a symbol's, which is as large as
  /// its font and grows with it.
  @Test func symbolsOfACatalogueAreAsLargeAsTheirFont() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let set = "Assets.xcassets/our-own/our-own.symbolset"
    try folder.write("\(set)/our-own.svg", Array("<svg width=\"800\" height=\"600\">".utf8))
    try folder.write("\(set)/Contents.json", Array("{\"symbols\": []}".utf8))
    try folder.write(
      "Main.swift",
      Array(
        """
        import SwiftUI

        struct ContentView: View {
          var body: some View {
            VStack {
              Image("our-own")
              Image("our-own").font(.largeTitle)
              Image(systemName: "nobody.knows")
              Image(systemName: "nobody.knows").font(.largeTitle)
              Label("Leaf", image: "our-own")
            }
          }
        }
        """.utf8))
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = try Scene(path: folder.path).layout(device.settings())
    #expect(outcome.diagnostics.map(\.message) == [])
    let sizes = try #require(outcome.result).nodes.filter { $0.name == "Image" }.map(\.size)
    try #require(sizes.count == 5)
    #expect(sizes[0] == sizes[2])
    #expect(sizes[1] == sizes[3])
    #expect(sizes[1].height > sizes[0].height)
    #expect(sizes[4] == sizes[0])
  }

  /// A scene reads the texts of its own folder and nothing else.
  @Test func aBundleHasTheTextsOfTheFolder() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("Data/names.json", Array("[\"Ada\", \"Grace\"]".utf8))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.txt", withDestinationPath: "/etc/hostname")
    try folder.write(
      "Main.swift",
      Array(
        """
        import SwiftUI

        extension Bundle {
          func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
            guard let url = url(forResource: file, withExtension: nil) else { fatalError("no file") }
            guard let data = try? Data(contentsOf: url) else { fatalError("no data") }
            return try! JSONDecoder().decode(T.self, from: data)
          }
        }
        struct ContentView: View {
          let names = Bundle.main.decode([String].self, from: "names.json")
          func text(_ path: String) -> String { (try? String(contentsOfFile: path)) ?? "none" }
          var body: some View {
            VStack {
              ForEach(names, id: \\.self) { Text($0) }
              Text(text(Bundle.main.path(forResource: "names", ofType: "json")!))
              Text(text("/etc/hostname"))
              Text(text("link.txt"))
              Text(text("/Documents/names.json"))
            }
          }
        }
        """.utf8))
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = try Scene(path: folder.path).layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    let texts = outcome.result?.nodes.flatMap(\.textLines)
    #expect(texts == ["Ada", "Grace", "[\"Ada\", \"Grace\"]", "none", "none", "none"])
  }

  /// Digits stand apart from capitals in the constants that Xcode makes of names, and begin none.
  @Test func constantsOfNamesWithDigits() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let parts = #""red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1""#
    let colors =
      "{\"colors\": [{\"idiom\": \"universal\", \"color\": "
      + "{\"color-space\": \"srgb\", \"components\": {\(parts)}}}]}"
    for name in ["E0E0E0", "303030", "FFCB1F", "Blue400"] {
      try folder.write("Assets.xcassets/\(name).colorset/Contents.json", Array(colors.utf8))
    }
    try folder.write(
      "Main.swift",
      Array(
        """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            VStack { Color.E_0_E_0_E_0; Color(._303030); Color.FFCB_1_F; Color.blue400 }
          }
        }
        """.utf8))
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = try Scene(path: folder.path).layout(device.settings(.portrait))
    #expect(outcome.diagnostics.map(\.message) == [])
    let known = outcome.result?.nodes.filter { node in
      guard node.name == "Color", case .fill(_, .color(let color)?) = node.drawing else {
        return false
      }
      return color.components(in: ColorAppearance(.light))
        == ColorComponents(red: 0.2, green: 0.4, blue: 0.6)
    }
    #expect(known?.count == 4)
  }

  @Test func aDirectiveGoesBeforeAFile() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("photo.png", png(50, 30))
    try folder.write(
      "Main.swift",
      Array(
        """
        // reflow: image photo 10x20
        import SwiftUI
        struct ContentView: View { var body: some View { Image("photo") } }
        """.utf8))
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try Scene(path: folder.path).layout(device.settings(.portrait)).result
    #expect(result?.nodes.first?.size == Size(width: 10, height: 20))
  }

  private func png(_ width: UInt16, _ height: UInt16) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, UInt8(width >> 8), UInt8(width & 0xFF), 0, 0, UInt8(height >> 8), UInt8(height & 0xFF),
    ]
  }
}
