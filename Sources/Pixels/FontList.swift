#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a machine's fonts are, and which of them stand for others.
///
/// Fontconfig's settings are forty files of rules. To read them, and to apply them to each font that is
/// asked for, takes as long as to draw a screen, and pictures would depend on them. Where they are as the
/// system has installed them, those few that pictures need are given to it instead, with its folders.
struct FontList: Sendable {
  typealias Handle = GraphicsLibraries.Handle

  /// Nil where the machine's settings count.
  nonisolated(unsafe) private let settings: Handle?
  private let use: (@convention(c) (Handle?, Handle?) -> Void)?

  /// Read once.
  static let machine = FontList(folder: "/etc/fonts") { name in
    getenv(name).map { String(cString: $0) }
  }

  /// - Parameters:
  ///   - folder: of the settings.
  ///   - variable: one of the environment's, by its name.
  init(folder: String, variable: (String) -> String?) {
    (settings, use) = Self.read(folder, variable) ?? (nil, nil)
  }

  /// Whether the machine's own settings aren't read.
  var isShort: Bool { settings != nil }

  /// - Parameter map: Pango's map of fonts, which has no fonts yet.
  func use(in map: Handle?) { if let settings { use?(map, settings) } }

  /// What makes them a user's own.
  private static let own = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"]

  private static func read(
    _ folder: String, _ variable: (String) -> String?
  ) -> (Handle?, @convention(c) (Handle?, Handle?) -> Void)? {
    let home = variable("XDG_CONFIG_HOME") ?? (variable("HOME") ?? "") + "/.config"
    let changes = [
      folder + "/local.conf", home + "/fontconfig/fonts.conf", home + "/fontconfig/conf.d",
      (variable("HOME") ?? "") + "/.fonts.conf",
    ]
    guard own.allSatisfy({ variable($0) == nil }), changes.allSatisfy({ access($0, F_OK) != 0 }),
      let bytes = PictureFile(folder + "/fonts.conf").contents(100_000)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let folders = elements("dir", of: text) + elements("cachedir", of: text)
    guard folders.count > 1,
      let fontconfig = try? GraphicsLibraries.open(
        GraphicsLibraries.Names.named("fontconfig", "1")),
      let pango = try? GraphicsLibraries.open(GraphicsLibraries.Names.named("pangoft2-1.0", "0")),
      let create: @convention(c) () -> Handle? = find(fontconfig, "FcConfigCreate"),
      let parse: @convention(c) (Handle?, UnsafePointer<CChar>, Int32) -> Int32 =
        find(fontconfig, "FcConfigParseAndLoadFromMemory"),
      let build: @convention(c) (Handle?) -> Int32 = find(fontconfig, "FcConfigBuildFonts"),
      let use: @convention(c) (Handle?, Handle?) -> Void =
        find(pango, "pango_fc_font_map_set_config"),
      let settings = create(),
      parse(settings, document(folders, folder), 0) != 0, build(settings) != 0
    else { return nil }
    return (settings, use)
  }

  private static func find<Function>(_ library: Handle, _ name: String) -> Function? {
    try? GraphicsLibraries.find(library, name)
  }

  /// Elements without others in them, with their tags.
  private static func elements(_ name: String, of text: String) -> [Substring] {
    var (rest, found): (Substring, [Substring]) = (text[...], [])
    while let start = rest.firstRange(of: "<\(name)") {
      let end = rest[start.upperBound...].firstRange(of: "</\(name)>")?.upperBound ?? rest.endIndex
      // Not one whose name is longer.
      if [">", " "].contains(rest[start.upperBound...].first) {
        found.append(rest[start.lowerBound..<end])
      }
      rest = rest[start.upperBound...]
    }
    return found
  }

  /// The files of rules that pictures need: of which family a generic one is, what other scripts are set
  /// in, how emoji, which are pictures of one size, become smaller, and letters bold or slanted in fonts that
  /// have none such.
  private static let rules = [
    "10-scale-bitmap-fonts", "45-generic", "45-latin", "49-sansserif", "60-generic", "60-latin",
    "65-nonlatin", "70-no-bitmaps", "70-no-bitmaps-except-emoji", "90-synthetic",
  ]

  private static func document(_ folders: [Substring], _ folder: String) -> String {
    let rules = rules.map {
      "<include ignore_missing=\"yes\">\(folder)/conf.d/\($0).conf</include>"
    }
    return
      "<?xml version=\"1.0\"?><fontconfig>\((folders.map(String.init) + rules).joined())</fontconfig>"
  }
}
