import Foundation
import LayoutSolver
import Numbers
import SwiftUILibrary

/// The file of a picture of the project's.
public struct PictureSource: Hashable, Sendable {
  public var path: String
  /// Whether a drawing, PDF or SVG, stays one at any size, rather than being pixels of a display at its
  /// own.
  public var keepsDrawing: Bool

  public init(path: String, keepsDrawing: Bool = true) {
    (self.path, self.keepsDrawing) = (path, keepsDrawing)
  }
}

/// The pictures, colours and texts of a project, by their names in the scene: those of its asset
/// catalogues, and files beside its source.
///
/// Most scenes use none, so they are indexed on first use, and a picture's file is read when its
/// size is needed.
final class AssetCatalog: SceneResources {
  private let list: () -> FolderFiles
  private lazy var files = list()
  /// The files it has read.
  private let watched: WatchedFiles
  /// The texts of its languages.
  let strings: StringTables
  private lazy var index = Index(files.paths)
  /// In points, by name and pixels per point.
  private var sizes: [String: [Double: Size?]] = [:]
  private var properties: [String: Contents.Properties] = [:]
  private var colors: [String: Color?] = [:]
  private var missing = Missing()
  /// How much of pictures' files is still read.
  private var bytesLeft = 512_000_000

  /// - Parameters:
  ///   - list: returns the project's files, including those of its catalogues.
  ///   - strings: the texts of its languages.
  ///   - watched: notes every file that is read.
  init(
    strings: StringTables = StringTables(), watched: WatchedFiles = WatchedFiles(),
    _ list: @escaping () -> FolderFiles = { FolderFiles(folder: "/", paths: []) }
  ) {
    self.strings = strings
    self.watched = watched
    self.list = list
  }

  /// One file of a picture.
  private struct Rendition {
    var path: String
    /// Pixels per point; meaningless for a drawing without pixels.
    var scale: Double
    /// Whether it is only for one kind of device, or for a contrast.
    var isSpecial = false
    var isDark = false
  }

  private enum Entry {
    /// The folder of a set of a catalogue.
    case imageSet(String)
    case files([Rendition])
    /// A drawing that is as large as its font, as Apple's own symbols are.
    case symbol
  }

  func isTemplate(_ name: String) -> Bool { properties(name)?.rendering == "template" }

  /// Whether the project has a symbol of the name.
  func isSymbol(_ name: String) -> Bool {
    if case .symbol = index.entries[name] { true } else { false }
  }

  /// A project file's text, found by its name as in an app's bundle; nil if there is none, or it is
  /// larger than four megabytes, or isn't UTF-8.
  func text(ofResource name: String) -> String? {
    guard let path = index.resources[name] else {
      missing.resources.insert(name)
      return nil
    }
    watched.note(path)
    return try? SceneSource.text(of: path, within: files.folder)
  }

  /// A picture's size in points on a display of that many pixels per point; nil if the project has
  /// none of the name, or its file can't be read.
  ///
  /// Of several files the one for the display's scale counts, else the one for the greatest scale.
  func imageSize(_ name: String, displayScale: Double) -> Size? {
    if let known = sizes[name]?[displayScale] { return known }
    let size = measure(name, displayScale)
    sizes[name, default: [:]][displayScale] = .some(size)
    return size
  }

  func color(_ name: String) -> Color? {
    if let known = colors[name] { return known }
    let folder = index.colorSets[name]
    if let folder { watched.note(folder + "/Contents.json") } else { missing.colors.insert(name) }
    let color = folder.flatMap { ColorSet.color(ofFolder: $0, within: files.folder) }
    colors[name] = .some(color)
    return color
  }

  /// The accent colour's name in an app's target unless its settings name another.
  fileprivate static let accentName = "AccentColor"

  private(set) lazy var accentColor: Color? = {
    let all = index.accents
    if all.isEmpty { missing.colors.insert(Self.accentName) }
    guard let folder = all.last(where: { !ProjectFiles.isOfLibrary($0) }) else { return nil }
    watched.note(folder + "/Contents.json")
    return ColorSet.color(ofFolder: folder, within: files.folder)
  }()

  private func measure(_ name: String, _ displayScale: Double) -> Size? {
    guard let (rendition, extent) = rendition(of: name, displayScale) else { return nil }
    if extent.isVector { return extent.size }
    return Size(
      width: extent.size.width / rendition.scale, height: extent.size.height / rendition.scale)
  }

  /// A picture's file; one for the appearance if there is any.
  func imageFile(_ name: String, displayScale: Double, isDark: Bool) -> PictureSource? {
    guard let path = rendition(of: name, displayScale, isDark: isDark)?.0.path else { return nil }
    return PictureSource(path: path, keepsDrawing: properties(name)?.keepsVectors ?? true)
  }

  /// What a set of a catalogue says of its picture; nil for a file beside the source.
  private func properties(_ name: String) -> Contents.Properties? {
    guard case .imageSet(let folder) = index.entries[name] else { return nil }
    if let known = properties[name] { return known }
    watched.note(folder + "/Contents.json")
    let read = contents(ofSet: folder)?.properties ?? Contents.Properties()
    properties[name] = read
    return read
  }

  private func rendition(
    of name: String, _ displayScale: Double, isDark: Bool = false
  ) -> (Rendition, ImageHeader.Extent)? {
    let renditions: [Rendition]
    switch index.entries[name] {
    case .imageSet(let folder):
      watched.note(folder + "/Contents.json")
      renditions = self.renditions(ofSet: folder)
    case .files(let files): renditions = files
    case .symbol: return nil
    case nil:
      missing.pictures.insert(name)
      return nil
    }
    for rendition in renditions { watched.note(rendition.path) }
    func rank(_ rendition: Rendition) -> (Int, Int, Double) {
      (
        (rendition.isSpecial ? 2 : 0) + (rendition.isDark == isDark ? 0 : 1),
        rendition.scale == displayScale ? 0 : 1, -rendition.scale
      )
    }
    for rendition in renditions.sorted(by: { rank($0) < rank($1) }) {
      guard
        let extent = ImageHeader.extent(
          ofFile: rendition.path, within: files.folder, bytesLeft: &bytesLeft)
      else { continue }
      return (rendition, extent)
    }
    return nil
  }

  /// The entries of a set's `Contents.json`.
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var idiom: String?
      var scale: String?
      var appearances: [[String: String]]?
    }
    struct Properties: Decodable {
      var rendering: String?
      var preserves: Bool?
      /// Whether a drawing isn't made pixels of a display's when the app is built.
      var keepsVectors: Bool { preserves ?? false }

      enum CodingKeys: String, CodingKey {
        case rendering = "template-rendering-intent"
        case preserves = "preserves-vector-representation"
      }
    }
    var images: [Image]?
    var properties: Properties?
  }

  private func contents(ofSet folder: String) -> Contents? {
    guard
      let data = try? RegularFile.data(
        folder + "/Contents.json", limit: 4_000_000, within: files.folder)
    else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }

  private func renditions(ofSet folder: String) -> [Rendition] {
    (contents(ofSet: folder)?.images ?? []).compactMap { image in
      image.filename.map { file -> Rendition in
        let values = (image.appearances ?? []).map { $0["value"] }
        return Rendition(
          path: folder + "/" + file,
          scale: image.scale.flatMap { Double($0.dropLast()) } ?? 1,
          isSpecial: values.contains { !["dark", "light"].contains($0) }
            || !["universal", "iphone"].contains(image.idiom ?? "universal"),
          isDark: values.contains("dark"))
      }
    }
  }
}

extension AssetCatalog {
  /// Names that nothing was found under.
  private struct Missing {
    var pictures: Set<String> = []
    var colors: Set<String> = []
    var resources: Set<String> = []
  }

  /// Whether a project of these files has something that was looked up and not found.
  func findsMore(in paths: [String]) -> Bool {
    guard !missing.pictures.isEmpty || !missing.colors.isEmpty || !missing.resources.isEmpty
    else { return false }
    let index = Index(paths)
    return missing.pictures.contains { index.entries[$0] != nil }
      || missing.colors.contains { index.colorSets[$0] != nil }
      || missing.resources.contains { index.resources[$0] != nil }
  }

  /// The files by name.
  private struct Index {
    private(set) var entries: [String: Entry] = [:]
    /// The folders of colours by name.
    private(set) var colorSets: [String: String] = [:]
    /// The folders of the colours that may be an app's accent colour.
    private(set) var accents: [String] = []
    /// Paths of the other files by name.
    private(set) var resources: [String: String] = [:]

    init(_ paths: [String]) {
      for path in paths {
        let parts = path.pathParts
        if let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) {
          guard parts.last == "Contents.json", let set = parts.dropLast().last,
            parts.dropLast(2).endIndex > catalog
          else { continue }
          let folders = parts[(catalog + 1)...].dropLast(2).map(String.init)
          add(set: String(path.dropLast("/Contents.json".count)), String(set), in: folders)
        } else if let file = parts.last, let dot = file.lastIndex(of: "."),
          ImageHeader.fileExtensions.contains(file[file.index(after: dot)...].lowercased())
        {
          add(looseFile: path, String(file[..<dot]))
        } else if let file = parts.last {
          resources[String(file)] = path
        }
      }
    }

    /// A set of a catalogue, under its name and the symbols that Xcode makes of it; folders of a
    /// catalogue may be namespaces.
    private mutating func add(set folder: String, _ set: String, in folders: [String]) {
      guard let dot = set.lastIndex(of: ".") else { return }
      let name = String(set[..<dot])
      let names = Set([name, (folders + [name]).joined(separator: "/")])
      switch set[dot...] {
      case ".imageset", ".symbolset":
        let entry = set[dot...] == ".symbolset" ? Entry.symbol : .imageSet(folder)
        for name in names {
          entries[name] = entry
          for symbol in Self.symbols(of: name, "Image") where entries[symbol] == nil {
            entries[symbol] = entry
          }
        }
      case ".colorset":
        if name == AssetCatalog.accentName { accents.append(folder) }
        for name in names {
          colorSets[name] = folder
          for symbol in Self.symbols(of: name, "Color") where colorSets[symbol] == nil {
            colorSets[symbol] = folder
          }
        }
      default: break
      }
    }

    /// `star@2x.png` is a star of twice as many pixels.
    private mutating func add(looseFile path: String, _ name: String) {
      var name = name
      var scale = 1.0
      for factor in [2.0, 3.0] where name.hasSuffix("@\(Int(clamped: factor))x") {
        name.removeLast(3)
        scale = factor
      }
      var renditions = [Rendition(path: path, scale: scale)]
      switch entries[name] {
      case .imageSet, .symbol: return
      case .files(let others): renditions += others
      case nil: break
      }
      entries[name] = .files(renditions)
    }

    /// Digits are separated from capitals, and don't begin a name: `E0E0E0` is `E_0_E_0_E_0`,
    /// `303030` is `_303030`; nil if the name has no such digits.
    private static func symbolOfDigits(_ name: String) -> String? {
      guard name.allSatisfy({ $0.isUppercase || $0.isNumber }), name.contains(where: \.isNumber)
      else { return nil }
      var symbol = name.first?.isNumber == true ? "_" : ""
      for (index, letter) in zip(name.indices, name) {
        if index > name.startIndex, letter.isNumber != name[name.index(before: index)].isNumber {
          symbol += "_"
        }
        symbol.append(letter)
      }
      return symbol
    }

    /// Xcode's names for the constants that it generates: `leaf-icon` is `leafIcon`, `BrandImage`
    /// is `brand`, `FAPurple` is `faPurple`.
    /// - Parameter kind: The word for its kind, which is dropped at the name's end.
    private static func symbols(of name: String, _ kind: String) -> [String] {
      let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "/" }
      guard let first = words.first else { return [] }
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      if let symbol = symbolOfDigits(name) { return [symbol] }
      // Of a word's leading capitals, the last one belongs to the next word.
      let capitals = first.prefix(while: \.isUppercase).count
      let isWhole = capitals == first.count || capitals < 2
      let lowered = isWhole ? capitals : capitals - 1
      let symbol = first.prefix(lowered).lowercased() + first.dropFirst(lowered) + rest.joined()
      guard symbol.hasSuffix(kind), symbol.count > kind.count else { return [symbol] }
      return [symbol, String(symbol.dropLast(kind.count))]
    }
  }
}
