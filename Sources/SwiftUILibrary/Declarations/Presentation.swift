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
  // Its own rule needs the sheet's largest height, which is not known yet.
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

/// Documents are neither read nor written: a scene's picture needs their declarations alone.
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
/// Uniform types by their names in Swift, with their identifiers (Apple's documentation).
struct UTType: Hashable, CustomStringConvertible {
  let identifier: String
  init(identifier: String) { self.identifier = identifier }
  init?(_ identifier: String) { self.identifier = identifier }
  init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.identifier = identifier
  }
  var description: String { identifier }
  static let item = UTType(identifier: "public.item")
  static let content = UTType(identifier: "public.content")
  static let data = UTType(identifier: "public.data")
  static let directory = UTType(identifier: "public.directory")
  static let folder = UTType(identifier: "public.folder")
  static let url = UTType(identifier: "public.url")
  static let fileURL = UTType(identifier: "public.file-url")
  static let text = UTType(identifier: "public.text")
  static let plainText = UTType(identifier: "public.plain-text")
  static let utf8PlainText = UTType(identifier: "public.utf8-plain-text")
  static let rtf = UTType(identifier: "public.rtf")
  static let html = UTType(identifier: "public.html")
  static let xml = UTType(identifier: "public.xml")
  static let json = UTType(identifier: "public.json")
  static let propertyList = UTType(identifier: "com.apple.property-list")
  static let commaSeparatedText = UTType(identifier: "public.comma-separated-values-text")
  static let pdf = UTType(identifier: "com.adobe.pdf")
  static let image = UTType(identifier: "public.image")
  static let png = UTType(identifier: "public.png")
  static let jpeg = UTType(identifier: "public.jpeg")
  static let gif = UTType(identifier: "com.compuserve.gif")
  static let heic = UTType(identifier: "public.heic")
  static let svg = UTType(identifier: "public.svg-image")
  static let movie = UTType(identifier: "public.movie")
  static let video = UTType(identifier: "public.video")
  static let mpeg4Movie = UTType(identifier: "public.mpeg-4")
  static let quickTimeMovie = UTType(identifier: "com.apple.quicktime-movie")
  static let audio = UTType(identifier: "public.audio")
  static let mp3 = UTType(identifier: "public.mp3")
  static let wav = UTType(identifier: "com.microsoft.waveform-audio")
  static let zip = UTType(identifier: "public.zip-archive")
  static let archive = UTType(identifier: "public.archive")
  static let sourceCode = UTType(identifier: "public.source-code")
  static let swiftSource = UTType(identifier: "public.swift-source")
}
