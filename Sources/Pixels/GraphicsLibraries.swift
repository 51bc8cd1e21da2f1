#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why no pixels can be drawn.
public struct MissingLibrary: Error, CustomStringConvertible {
  public let name: String
  /// A command that installs it.
  public var remedy: String {
    #if canImport(Darwin)
      "brew install cairo pango font-inter"
    #else
      "apt-get install libcairo2 libpangocairo-1.0-0 fonts-inter"
    #endif
  }
  public var description: String {
    "pixels are drawn by Cairo and Pango, but '\(name)' can't be loaded; install them: \(remedy)"
  }
}

/// The functions of Cairo and Pango, found in the machine's libraries when they are first asked for.
///
/// Their signatures are those of the libraries' documentation. Nobody checks them here: a name's type is
/// written once, and `PixelSurface` alone calls them.
final class GraphicsLibraries: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Ints = UnsafeMutablePointer<Int32>

  /// By their names, the first of which that can be loaded is taken.
  struct Names {
    var cairo: [String]
    var pango: [String]
    var pangoCairo: [String]
    var gobject: [String]

    static let machine = Names(
      cairo: named("cairo", "2"), pango: named("pango-1.0", "0"),
      pangoCairo: named("pangocairo-1.0", "0"), gobject: named("gobject-2.0", "0"))

    /// The files that a library may be in.
    static func named(_ name: String, _ version: String) -> [String] {
      #if canImport(Darwin)
        ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { "\($0)lib\(name).\(version).dylib" }
      #else
        ["lib\(name).so.\(version)"]
      #endif
    }
  }

  /// What was found on this machine, looked for once.
  private static let found = Result { try GraphicsLibraries(.machine) }

  static func load() throws -> GraphicsLibraries { try found.get() }

  // MARK: Surfaces

  let createSurface: @convention(c) (Int32, Int32, Int32) -> Handle?
  let partOfSurface: @convention(c) (Handle?, Double, Double, Double, Double) -> Handle?
  let destroySurface: @convention(c) (Handle?) -> Void
  let surfaceStatus: @convention(c) (Handle?) -> Int32
  let surfaceData: @convention(c) (Handle?) -> UnsafeMutablePointer<UInt8>?
  let surfaceStride: @convention(c) (Handle?) -> Int32
  let surfaceWidth: @convention(c) (Handle?) -> Int32
  let surfaceHeight: @convention(c) (Handle?) -> Int32
  let flush: @convention(c) (Handle?) -> Void
  let markDirty: @convention(c) (Handle?) -> Void
  let surfaceForData: @convention(c) (Handle?, Int32, Int32, Int32, Int32) -> Handle?
  typealias Reader = @convention(c) (Handle?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32
  let readPNG: @convention(c) (Reader, Handle?) -> Handle?

  // MARK: Drawing

  let create: @convention(c) (Handle?) -> Handle?
  let destroy: @convention(c) (Handle?) -> Void
  let status: @convention(c) (Handle?) -> Int32
  let save: @convention(c) (Handle?) -> Void
  let restore: @convention(c) (Handle?) -> Void
  let scale: @convention(c) (Handle?, Double, Double) -> Void
  let translate: @convention(c) (Handle?, Double, Double) -> Void
  let transform: @convention(c) (Handle?, UnsafePointer<Double>) -> Void
  let identity: @convention(c) (Handle?) -> Void
  let newPath: @convention(c) (Handle?) -> Void
  let moveTo: @convention(c) (Handle?, Double, Double) -> Void
  let lineTo: @convention(c) (Handle?, Double, Double) -> Void
  let curveTo: @convention(c) (Handle?, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: @convention(c) (Handle?) -> Void
  let rectangle: @convention(c) (Handle?, Double, Double, Double, Double) -> Void
  let fill: @convention(c) (Handle?) -> Void
  let stroke: @convention(c) (Handle?) -> Void
  let paint: @convention(c) (Handle?) -> Void
  let paintWithAlpha: @convention(c) (Handle?, Double) -> Void
  let mask: @convention(c) (Handle?, Handle?) -> Void
  let clip: @convention(c) (Handle?) -> Void
  let pushGroup: @convention(c) (Handle?) -> Void
  let popGroup: @convention(c) (Handle?) -> Void
  let setOperator: @convention(c) (Handle?, Int32) -> Void
  let setFillRule: @convention(c) (Handle?, Int32) -> Void
  let setLineWidth: @convention(c) (Handle?, Double) -> Void
  let setLineCap: @convention(c) (Handle?, Int32) -> Void
  let setLineJoin: @convention(c) (Handle?, Int32) -> Void
  let setMiterLimit: @convention(c) (Handle?, Double) -> Void
  let setDash: @convention(c) (Handle?, UnsafePointer<Double>?, Int32, Double) -> Void
  let setColor: @convention(c) (Handle?, Double, Double, Double, Double) -> Void
  let setSource: @convention(c) (Handle?, Handle?) -> Void
  let setSourceSurface: @convention(c) (Handle?, Handle?, Double, Double) -> Void

  // MARK: Patterns

  let linear: @convention(c) (Double, Double, Double, Double) -> Handle?
  let radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle?
  let addStop: @convention(c) (Handle?, Double, Double, Double, Double, Double) -> Void
  let surfacePattern: @convention(c) (Handle?) -> Handle?
  let setPatternMatrix: @convention(c) (Handle?, UnsafePointer<Double>) -> Void
  let invertMatrix: @convention(c) (UnsafeMutablePointer<Double>) -> Int32
  let setFilter: @convention(c) (Handle?, Int32) -> Void
  let setExtend: @convention(c) (Handle?, Int32) -> Void
  let destroyPattern: @convention(c) (Handle?) -> Void
  let mesh: @convention(c) () -> Handle?
  let beginPatch: @convention(c) (Handle?) -> Void
  let endPatch: @convention(c) (Handle?) -> Void
  let patchMoveTo: @convention(c) (Handle?, Double, Double) -> Void
  let patchLineTo: @convention(c) (Handle?, Double, Double) -> Void
  let patchColor: @convention(c) (Handle?, UInt32, Double, Double, Double, Double) -> Void

  // MARK: Texts

  let createFontMap: @convention(c) () -> Handle?
  let createTextContext: @convention(c) (Handle?) -> Handle?
  let createFontOptions: @convention(c) () -> Handle?
  let destroyFontOptions: @convention(c) (Handle?) -> Void
  let setAntialias: @convention(c) (Handle?, Int32) -> Void
  let setHinting: @convention(c) (Handle?, Int32) -> Void
  let setMetricsHinting: @convention(c) (Handle?, Int32) -> Void
  let setFontOptions: @convention(c) (Handle?, Handle?) -> Void
  let setRoundPositions: @convention(c) (Handle?, Int32) -> Void
  let createLayout: @convention(c) (Handle?) -> Handle?
  let setText: @convention(c) (Handle?, UnsafePointer<CChar>, Int32) -> Void
  let setAttributes: @convention(c) (Handle?, Handle?) -> Void
  let setSingleParagraph: @convention(c) (Handle?, Int32) -> Void
  /// Four numbers each: x, y, width and height.
  let extents: @convention(c) (Handle?, Ints?, Ints?) -> Void
  let unknownLetters: @convention(c) (Handle?) -> Int32
  let baseline: @convention(c) (Handle?) -> Int32
  let showLayout: @convention(c) (Handle?, Handle?) -> Void
  let layoutPath: @convention(c) (Handle?, Handle?) -> Void
  let createDescription: @convention(c) () -> Handle?
  let freeDescription: @convention(c) (Handle?) -> Void
  let setFamily: @convention(c) (Handle?, UnsafePointer<CChar>) -> Void
  let setWeight: @convention(c) (Handle?, Int32) -> Void
  let setStyle: @convention(c) (Handle?, Int32) -> Void
  let setSize: @convention(c) (Handle?, Double) -> Void
  let createAttributes: @convention(c) () -> Handle?
  let releaseAttributes: @convention(c) (Handle?) -> Void
  let insertAttribute: @convention(c) (Handle?, Handle?) -> Void
  let fontAttribute: @convention(c) (Handle?) -> Handle?
  let colorAttribute: @convention(c) (UInt16, UInt16, UInt16) -> Handle?
  let alphaAttribute: @convention(c) (UInt16) -> Handle?
  let underlineAttribute: @convention(c) (Int32) -> Handle?
  let strikethroughAttribute: @convention(c) (Int32) -> Handle?
  /// An area in place of a letter: as four numbers what is drawn, and what it takes.
  let shapeAttribute: @convention(c) (Ints?, Ints?) -> Handle?
  /// Where the letter at a byte is, in four numbers.
  let letterPlace: @convention(c) (Handle?, Int32, Ints?) -> Void
  let release: @convention(c) (Handle?) -> Void

  static func open(_ names: [String]) throws -> Handle {
    for name in names {
      if let library = dlopen(name, RTLD_NOW) { return library }
    }
    throw MissingLibrary(name: names.first ?? "")
  }

  static func find<Function>(_ library: Handle, _ name: String) throws -> Function {
    guard let place = dlsym(library, name) else { throw MissingLibrary(name: name) }
    return unsafeBitCast(place, to: Function.self)
  }

  init(_ names: Names) throws {
    let library = try Self.open(names.cairo)
    func cairo<Function>(_ name: String) throws -> Function {
      try Self.find(library, "cairo_" + name)
    }
    createSurface = try cairo("image_surface_create")
    partOfSurface = try cairo("surface_create_for_rectangle")
    destroySurface = try cairo("surface_destroy")
    surfaceStatus = try cairo("surface_status")
    surfaceData = try cairo("image_surface_get_data")
    surfaceStride = try cairo("image_surface_get_stride")
    surfaceWidth = try cairo("image_surface_get_width")
    surfaceHeight = try cairo("image_surface_get_height")
    flush = try cairo("surface_flush")
    markDirty = try cairo("surface_mark_dirty")
    surfaceForData = try cairo("image_surface_create_for_data")
    readPNG = try cairo("image_surface_create_from_png_stream")
    create = try cairo("create")
    destroy = try cairo("destroy")
    status = try cairo("status")
    save = try cairo("save")
    restore = try cairo("restore")
    scale = try cairo("scale")
    translate = try cairo("translate")
    transform = try cairo("transform")
    identity = try cairo("identity_matrix")
    newPath = try cairo("new_path")
    moveTo = try cairo("move_to")
    lineTo = try cairo("line_to")
    curveTo = try cairo("curve_to")
    closePath = try cairo("close_path")
    rectangle = try cairo("rectangle")
    fill = try cairo("fill")
    stroke = try cairo("stroke")
    paint = try cairo("paint")
    paintWithAlpha = try cairo("paint_with_alpha")
    mask = try cairo("mask")
    clip = try cairo("clip")
    pushGroup = try cairo("push_group")
    popGroup = try cairo("pop_group_to_source")
    setOperator = try cairo("set_operator")
    setFillRule = try cairo("set_fill_rule")
    setLineWidth = try cairo("set_line_width")
    setLineCap = try cairo("set_line_cap")
    setLineJoin = try cairo("set_line_join")
    setMiterLimit = try cairo("set_miter_limit")
    setDash = try cairo("set_dash")
    setColor = try cairo("set_source_rgba")
    setSource = try cairo("set_source")
    setSourceSurface = try cairo("set_source_surface")
    linear = try cairo("pattern_create_linear")
    radial = try cairo("pattern_create_radial")
    addStop = try cairo("pattern_add_color_stop_rgba")
    surfacePattern = try cairo("pattern_create_for_surface")
    setPatternMatrix = try cairo("pattern_set_matrix")
    invertMatrix = try cairo("matrix_invert")
    setFilter = try cairo("pattern_set_filter")
    setExtend = try cairo("pattern_set_extend")
    destroyPattern = try cairo("pattern_destroy")
    mesh = try cairo("pattern_create_mesh")
    beginPatch = try cairo("mesh_pattern_begin_patch")
    endPatch = try cairo("mesh_pattern_end_patch")
    patchMoveTo = try cairo("mesh_pattern_move_to")
    patchLineTo = try cairo("mesh_pattern_line_to")
    patchColor = try cairo("mesh_pattern_set_corner_color_rgba")
    createFontOptions = try cairo("font_options_create")
    destroyFontOptions = try cairo("font_options_destroy")
    setAntialias = try cairo("font_options_set_antialias")
    setHinting = try cairo("font_options_set_hint_style")
    setMetricsHinting = try cairo("font_options_set_hint_metrics")

    let words = try Self.open(names.pango)
    func pango<Function>(_ name: String) throws -> Function {
      try Self.find(words, "pango_" + name)
    }
    createTextContext = try pango("font_map_create_context")
    setRoundPositions = try pango("context_set_round_glyph_positions")
    createLayout = try pango("layout_new")
    setText = try pango("layout_set_text")
    setAttributes = try pango("layout_set_attributes")
    setSingleParagraph = try pango("layout_set_single_paragraph_mode")
    extents = try pango("layout_get_extents")
    unknownLetters = try pango("layout_get_unknown_glyphs_count")
    baseline = try pango("layout_get_baseline")
    createDescription = try pango("font_description_new")
    freeDescription = try pango("font_description_free")
    setFamily = try pango("font_description_set_family")
    setWeight = try pango("font_description_set_weight")
    setStyle = try pango("font_description_set_style")
    setSize = try pango("font_description_set_absolute_size")
    createAttributes = try pango("attr_list_new")
    releaseAttributes = try pango("attr_list_unref")
    insertAttribute = try pango("attr_list_insert")
    fontAttribute = try pango("attr_font_desc_new")
    colorAttribute = try pango("attr_foreground_new")
    alphaAttribute = try pango("attr_foreground_alpha_new")
    underlineAttribute = try pango("attr_underline_new")
    shapeAttribute = try pango("attr_shape_new")
    letterPlace = try pango("layout_index_to_pos")
    strikethroughAttribute = try pango("attr_strikethrough_new")

    let both = try Self.open(names.pangoCairo)
    func pangoCairo<Function>(_ name: String) throws -> Function {
      try Self.find(both, "pango_cairo_" + name)
    }
    createFontMap = try pangoCairo("font_map_new")
    setFontOptions = try pangoCairo("context_set_font_options")
    showLayout = try pangoCairo("show_layout")
    layoutPath = try pangoCairo("layout_path")
    release = try Self.find(Self.open(names.gobject), "g_object_unref")
  }
}
