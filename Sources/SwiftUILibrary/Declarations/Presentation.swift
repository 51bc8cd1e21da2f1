struct Alert {
  var title: Text
  var message: Text?
  var buttons: [Button]
  init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .cancel(Text(verbatim: "OK"))]
  }
  init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
  struct Button {
    var label: Text
    var action: (() -> Void)?
    static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), action: action)
    }
    static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }
}

struct ActionSheet {
  typealias Button = Alert.Button
  var title: Text
  var message: Text?
  var buttons: [Alert.Button]
  init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

struct PresentationDetent: Hashable {
  private var kind: String
  private var length: CGFloat
  static let medium = PresentationDetent(kind: "medium", length: 0)
  static let large = PresentationDetent(kind: "large", length: 0)
  static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: "fraction", length: fraction)
  }
  static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: "height", length: height)
  }
  // Its own rule needs the sheet's largest height, which isn't known yet.
  static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: "medium", length: 0)
  }
  struct Context {
    var maxDetentValue: CGFloat
    var dynamicTypeSize: DynamicTypeSize
  }
}
protocol CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}
extension CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
}
enum PresentationBackgroundInteraction {
  case automatic, enabled, disabled
  static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { .enabled }
}
enum ContainerBackgroundPlacement { case navigation, navigationSplitView, tabView, widget, window }
enum PresentationContentInteraction: Equatable { case automatic, resizes, scrolls }
enum PresentationAdaptation {
  case automatic, none, popover, sheet, fullScreenCover
}
enum PopoverAttachmentAnchor {
  case point(UnitPoint)
  case rect(Anchor<CGRect>.Source)
}
struct ContextMenu<MenuItems: View> {
  init(@ViewBuilder menuItems: () -> MenuItems) {}
}
struct DismissAction {
  var action: () -> Void = {}
  func callAsFunction() { action() }
}
struct PresentationMode {
  var isPresented = false
  var action: () -> Void = {}
  mutating func dismiss() { action() }
}

/// Documents are neither read nor written: a scene's picture only needs their declarations.
protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
extension FileDocument {
  static var writableContentTypes: [UTType] { readableContentTypes }
}
struct FileDocumentReadConfiguration {
  let contentType: UTType
  let file: FileWrapper
}
struct FileDocumentWriteConfiguration {
  let contentType: UTType
  let existingFile: FileWrapper?
}
class FileWrapper {
  let regularFileContents: Data?
  init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
/// A kind of data by its identifier, with its file extension, as Apple's documentation of `UTType`
/// lists them.
struct UTType: Hashable, Codable, CustomStringConvertible {
  let identifier: String
  let preferredFilenameExtension: String?
  let preferredMIMEType: String?
  private let parents: [String]
  private init(
    _ identifier: String, _ fileExtension: String? = nil, _ mimeType: String? = nil,
    in parents: [UTType] = []
  ) {
    self.identifier = identifier
    preferredFilenameExtension = fileExtension
    preferredMIMEType = mimeType
    self.parents = parents.flatMap { [$0.identifier] + $0.parents }
  }
  init?(_ identifier: String) {
    self = UTType.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
  }
  init?(filenameExtension: String, conformingTo parent: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let found = UTType.known.first {
      $0.preferredFilenameExtension == (UTType.spellings[ending] ?? ending)
    }
    self = found ?? UTType("dyn." + ending, ending, in: [parent])
  }
  init?(mimeType: String, conformingTo parent: UTType = .data) {
    guard let found = UTType.known.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = found
  }
  init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, nil, in: parent.map { [$0] } ?? [])
  }
  init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(identifier, nil, in: parent.map { [$0] } ?? [])
  }
  var description: String { identifier }
  var localizedDescription: String? { nil }
  var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  var isPublic: Bool { identifier.hasPrefix("public.") }
  func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  func isSubtype(of type: UTType) -> Bool { parents.contains(type.identifier) }
  func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  private static let spellings = [
    "jpg": "jpeg", "tif": "tiff", "htm": "html", "yaml": "yml", "mpeg": "mpg", "text": "txt",
  ]
  static let item = UTType("public.item", nil)
  static let content = UTType("public.content", nil)
  static let compositeContent = UTType("public.composite-content", in: [.content])
  static let data = UTType("public.data", in: [.item])
  static let directory = UTType("public.directory", in: [.item])
  static let folder = UTType("public.folder", in: [.directory])
  static let bundle = UTType("com.apple.bundle", in: [.directory])
  static let package = UTType("com.apple.package", in: [.directory])
  static let application = UTType("com.apple.application", nil)
  static let url = UTType("public.url", in: [.data])
  static let fileURL = UTType("public.file-url", in: [.url])
  static let text = UTType("public.text", in: [.data, .content])
  static let plainText = UTType("public.plain-text", "txt", "text/plain", in: [.text])
  static let utf8PlainText = UTType("public.utf8-plain-text", in: [.plainText])
  static let utf16PlainText = UTType("public.utf16-plain-text", in: [.plainText])
  static let delimitedText = UTType("public.delimited-values-text", in: [.text])
  static let commaSeparatedText = UTType(
    "public.comma-separated-values-text", "csv", "text/csv", in: [.delimitedText])
  static let tabSeparatedText = UTType(
    "public.tab-separated-values-text", "tsv", "text/tab-separated-values", in: [.delimitedText])
  static let rtf = UTType("public.rtf", "rtf", "text/rtf", in: [.text])
  static let rtfd = UTType("com.apple.rtfd", "rtfd", in: [.compositeContent])
  static let html = UTType("public.html", "html", "text/html", in: [.text])
  static let xml = UTType("public.xml", "xml", "application/xml", in: [.text])
  static let yaml = UTType("public.yaml", "yml", "application/x-yaml", in: [.text])
  static let json = UTType("public.json", "json", "application/json", in: [.text])
  static let propertyList = UTType("com.apple.property-list", "plist", in: [.data])
  static let sourceCode = UTType("public.source-code", in: [.plainText])
  static let swiftSource = UTType("public.swift-source", "swift", in: [.sourceCode])
  static let script = UTType("public.script", in: [.sourceCode])
  static let shellScript = UTType("public.shell-script", "sh", in: [.script])
  static let pythonScript = UTType(
    "public.python-script", "py", "text/x-python-script", in: [.script])
  static let javaScript = UTType(
    "com.netscape.javascript-source", "js", "text/javascript", in: [.sourceCode])
  static let log = UTType("com.apple.log", "log", in: [.plainText])
  static let pdf = UTType(
    "com.adobe.pdf", "pdf", "application/pdf", in: [.data, .compositeContent])
  static let epub = UTType(
    "org.idpf.epub-container", "epub", "application/epub+zip", in: [.data, .compositeContent])
  static let spreadsheet = UTType("public.spreadsheet", in: [.content])
  static let presentation = UTType("public.presentation", in: [.compositeContent])
  static let image = UTType("public.image", in: [.data, .content])
  static let rawImage = UTType("public.camera-raw-image", in: [.image])
  static let png = UTType("public.png", "png", "image/png", in: [.image])
  static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg", in: [.image])
  static let gif = UTType("com.compuserve.gif", "gif", "image/gif", in: [.image])
  static let tiff = UTType("public.tiff", "tiff", "image/tiff", in: [.image])
  static let bmp = UTType("com.microsoft.bmp", "bmp", "image/bmp", in: [.image])
  static let ico = UTType("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", in: [.image])
  static let icns = UTType("com.apple.icns", "icns", in: [.image])
  static let heic = UTType("public.heic", "heic", "image/heic", in: [.image])
  static let heif = UTType("public.heif", "heif", "image/heif", in: [.image])
  static let webP = UTType("org.webmproject.webp", "webp", "image/webp", in: [.image])
  static let svg = UTType("public.svg-image", "svg", "image/svg+xml", in: [.image])
  static let livePhoto = UTType("com.apple.live-photo", nil)
  static let threeDContent = UTType("public.3d-content", in: [.content])
  static let usd = UTType(
    "com.pixar.universal-scene-description", "usd", "model/vnd.usd", in: [.threeDContent])
  static let usdz = UTType(
    "com.pixar.universal-scene-description-mobile",
    "usdz", "model/vnd.usdz+zip", in: [.threeDContent])
  static let audiovisualContent = UTType("public.audiovisual-content", in: [.data, .content])
  static let movie = UTType("public.movie", in: [.audiovisualContent])
  static let video = UTType("public.video", in: [.movie])
  static let mpeg = UTType("public.mpeg", "mpg", "video/mpeg", in: [.movie])
  static let mpeg2Video = UTType("public.mpeg-2-video", "m2v", "video/mpeg2", in: [.video])
  static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4", in: [.movie])
  static let appleProtectedMPEG4Video = UTType(
    "com.apple.protected-mpeg-4-video", "m4v", "video/x-m4v", in: [.mpeg4Movie])
  static let quickTimeMovie = UTType(
    "com.apple.quicktime-movie", "mov", "video/quicktime", in: [.movie])
  static let avi = UTType("public.avi", "avi", "video/avi", in: [.movie])
  static let audio = UTType("public.audio", in: [.audiovisualContent])
  static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg", in: [.audio])
  static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", in: [.audio])
  static let aiff = UTType("public.aiff-audio", "aiff", "audio/aiff", in: [.audio])
  static let midi = UTType("public.midi-audio", "midi", "audio/midi", in: [.audio])
  static let mpeg4Audio = UTType("public.mpeg-4-audio", "mp4", "audio/mp4", in: [.audio])
  static let appleProtectedMPEG4Audio = UTType(
    "com.apple.protected-mpeg-4-audio", "m4p", in: [.audio])
  static let playlist = UTType("public.playlist", nil)
  static let archive = UTType("public.archive", in: [.data])
  static let zip = UTType("public.zip-archive", "zip", "application/zip", in: [.archive])
  static let gzip = UTType("org.gnu.gnu-zip-archive", "gz", "application/x-gzip", in: [.archive])
  static let diskImage = UTType("public.disk-image", in: [.archive])
  static let font = UTType("public.font", nil)
  static let contact = UTType("public.contact", nil)
  static let vCard = UTType("public.vcard", "vcf", "text/vcard", in: [.text, .contact])
  static let calendarEvent = UTType("public.calendar-event", nil)
  static let message = UTType("public.message", nil)
  static let emailMessage = UTType("public.email-message", in: [.message])
  static let bookmark = UTType("public.bookmark", nil)
  static let database = UTType("public.database", nil)
  private static let known: [UTType] = [
    .item, .content, .compositeContent, .data, .directory, .folder, .bundle, .package,
    .application, .url, .fileURL, .text, .plainText, .utf8PlainText, .utf16PlainText,
    .delimitedText, .commaSeparatedText, .tabSeparatedText, .rtf, .rtfd, .html, .xml, .yaml,
    .json, .propertyList, .sourceCode, .swiftSource, .script, .shellScript, .pythonScript,
    .javaScript, .log, .pdf, .epub, .spreadsheet, .presentation, .image, .rawImage, .png, .jpeg,
    .gif, .tiff, .bmp, .ico, .icns, .heic, .heif, .webP, .svg, .livePhoto, .threeDContent, .usd,
    .usdz,
    .audiovisualContent, .movie, .video, .mpeg, .mpeg2Video, .mpeg4Movie,
    .appleProtectedMPEG4Video, .quickTimeMovie, .avi, .audio, .mp3, .wav, .aiff, .midi,
    .mpeg4Audio, .appleProtectedMPEG4Audio, .playlist, .archive, .zip, .gzip, .diskImage, .font,
    .contact, .vCard, .calendarEvent, .message, .emailMessage, .bookmark, .database,
  ]
}
