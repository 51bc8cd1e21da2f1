enum NSItemProviderRepresentationVisibility { case all, team, group, ownProcess }
class NSItemProvider {
  func registerDataRepresentation(
    forTypeIdentifier identifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {}
  init() {}
  init(object: Any) {}
  init(item: Any?, typeIdentifier: String?) {}
  init?(contentsOf url: URL?) {}
  func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
  /// Nothing is ever dropped, so there is nothing to load.
  @discardableResult func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  @discardableResult func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool { false }
  @discardableResult func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
  func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
}
struct DropInfo {
  let location: CGPoint
  func hasItemsConforming(to types: [UTType]) -> Bool { false }
  func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}
enum DropOperation: Hashable { case cancel, forbidden, copy, move }
struct DropProposal {
  let operation: DropOperation
  init(operation: DropOperation) { self.operation = operation }
}
protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  func validateDrop(info: DropInfo) -> Bool { true }
  func dropEntered(info: DropInfo) {}
  func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  func dropExited(info: DropInfo) {}
}
enum SensoryFeedback: Equatable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment
  case levelChange, impact
  enum Weight: Hashable { case light, medium, heavy }
  enum Flexibility: Hashable { case rigid, solid, soft }
  static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
  static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { .impact }
}
struct ContentShapeKinds: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let interaction = ContentShapeKinds(rawValue: 1)
  static let dragPreview = ContentShapeKinds(rawValue: 2)
  static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  static let hoverEffect = ContentShapeKinds(rawValue: 8)
  static let accessibility = ContentShapeKinds(rawValue: 16)
}
struct KeyEquivalent: ExpressibleByStringLiteral, Hashable {
  static let `return` = KeyEquivalent("return")
  static let escape = KeyEquivalent("escape")
  static let space = KeyEquivalent("space")
  static let tab = KeyEquivalent("tab")
  static let delete = KeyEquivalent("delete")
  static let upArrow = KeyEquivalent("up")
  static let downArrow = KeyEquivalent("down")
  static let leftArrow = KeyEquivalent("left")
  static let rightArrow = KeyEquivalent("right")
  let name: String
  init(_ name: String) { self.name = name }
  init(stringLiteral value: String) { name = value }
}
struct EventModifiers: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let command = EventModifiers(rawValue: 1)
  static let shift = EventModifiers(rawValue: 2)
  static let option = EventModifiers(rawValue: 4)
  static let control = EventModifiers(rawValue: 8)
  static let all = EventModifiers(rawValue: 15)
}
enum KeyboardShortcut: Hashable { case defaultAction, cancelAction }
enum PreviewLayout {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
struct PreviewDevice: ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
  init(rawValue: String) {}
}
enum InterfaceOrientation {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
