import LayoutSolver
import SwiftInterpreter

/// What a control reads from its surroundings when it is built.
struct ControlPlace {
  let build: BuildContext

  init(_ build: BuildContext) { self.build = build }

  var environment: EnvironmentValues { build.environment }
  var platform: Platform { environment.platform }
  var isMac: Bool { platform.kind == .mac }
  /// Whether the sizes of iOS 26 apply.
  var isNew: Bool { platform.os >= 26 }
  var hidesLabel: Bool { environment[.labelsHidden] == true }
  /// Whether it is in a row of a list or form, as high as its label's line with the control over it.
  var isRow: Bool { environment[.isListRow] == true }
  var controlSize: String {
    environment[.controlSize]?.caseName ?? "regular"
  }

  /// The side of a wheel that turns where it isn't the usual one: of `UIActivityIndicatorView` in its
  /// large style on a phone, of `NSProgressIndicator` in small sizes on a Mac, in points.
  var wheelSide: Double? {
    switch controlSize {
    case "mini", "small": isMac ? 16 : nil
    case "large", "extraLarge": isMac ? nil : 37
    default: nil
    }
  }

  /// SwiftUI's style set by a modifier of this name; nil for none with a look of its own.
  func style(_ modifier: String) -> BuiltInStyle? {
    BuiltInStyle(environment.custom[modifier] as? Value)
  }

  /// The glass of the style set by a modifier of this name.
  func glass(_ modifier: String) -> Glass {
    ((environment.custom[modifier] as? Value)?.stored("glass")).flatMap(Glass.init) ?? Glass()
  }

  /// `length` in points, rounded up to whole pixels.
  func roundedUp(_ length: Double) -> Double {
    (length * platform.displayScale - 1e-6).rounded(.up) / platform.displayScale
  }

  /// Half the height of the font's capital letters, which small icons are centred on, in points.
  var halfCapHeight: Double { environment.fontMetrics.capHeight / 2 }
}

extension SwiftUILibrary {
  /// A modifier that keeps its argument under its own name, for the controls inside to read.
  /// - Parameter takesOwn: whether the control can have the look of the scene's own style; if not,
  ///   a note says that such a style is missing.
  static func controlStyle(_ signature: String, takesOwn: Bool = false) -> NativeMember {
    let name = functionName(in: signature)
    return NativeMember(signature) { (call, style: Value) in
      guard takesOwn || style.nominalType?.isFromScene != true else {
        return try call.lacking(name)
      }
      return try call.environment { $0.custom[name] = style }
    }
  }

  /// A control whose description depends on its surroundings.
  static func control(
    _ call: NativeCall, _ name: String, _ body: @escaping (ControlPlace) -> View
  ) -> Value {
    call.make(.composite(name: name, isBuiltIn: true) { build in body(ControlPlace(build)) })
  }
}

extension View {
  static func control(_ part: ControlPart, _ state: ControlState = .none) -> View {
    View(.leaf(.control(part, state: state)))
  }

  /// The view with a shape behind it that takes no part in layout.
  func on(_ backdrop: Backdrop) -> View { View(.decorated(self, .backdrop(backdrop))) }

  /// The words of its first text, as far as they are known without evaluating bodies.
  package var words: String? {
    switch content {
    case .leaf(.text(let text)): text.string
    case .leaf(.image(let image)): image.name
    case .modified(let inner, _), .environment(let inner, _), .decorated(let inner, _),
      .trait(let inner, _), .identifier(let inner, _), .identity(let inner, _),
      .action(let inner, _), .container(_, let inner):
      inner.words
    case .group(let views): views.lazy.compactMap(\.words).first
    default: nil
    }
  }

  /// Several views of a control's label, side by side.
  var inRow: View { isSeveral ? .hStack([self]) : self }

  static func hStack(
    _ views: [View], spacing: Double? = nil, alignment: AlignmentGuide = .verticalCenter
  ) -> View {
    View(.container(.hStack(alignment: alignment, spacing: spacing), View(.group(views))))
  }

  static func vStack(
    _ views: [View], spacing: Double? = nil, alignment: AlignmentGuide = .leading
  ) -> View {
    View(.container(.vStack(alignment: alignment, spacing: spacing), View(.group(views))))
  }

  func modified(_ modifier: Modifier) -> View { View(.modified(self, modifier), source: source) }

  func padded(_ insets: EdgeInsets) -> View { modified(.paddingInsets(insets)) }

  func padded(vertical: Double, horizontal: Double) -> View {
    padded(EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
  }

  /// The view at the leading edge of all the width it is offered.
  var filling: View {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          maxWidth: .infinity,
          alignment: Alignment(horizontal: .leading, vertical: .verticalCenter))))
  }

  func styled(_ change: @escaping (inout EnvironmentValues) -> Void) -> View {
    View(.environment(self, change), source: source)
  }

  func aligned(_ guide: AlignmentGuide, _ value: @escaping (ViewDimensions) -> Double) -> View {
    modified(.alignmentGuide(guide, value))
  }

  /// With a trailing part; in a list's row the part adds nothing to the line's height.
  func row(_ trailing: View, spacing: Double? = nil, in place: ControlPlace) -> View {
    if place.isRow {
      let flat = trailing.modified(.frame(width: nil, height: 0, alignment: .center))
      return .hStack([filling, flat], spacing: spacing)
    }
    return .hStack([self, View(.leaf(.spacer(minLength: nil))), trailing])
  }

  /// With the chevron of a row that leads elsewhere or opens. Since iOS 26 it takes 12 points after
  /// the label and a place 9.333 wide at 16 points; before, 8 and 10 (both recorded).
  func chevronRow(_ state: ControlState = .none, in place: ControlPlace) -> View {
    var values = place.environment
    values.font = .body
    let width = place.isNew ? (values.fontMetrics.capHeight * 2.5).rounded() / 3 : 10
    let chevron = View.control(.rowChevron, state).modified(
      .frame(
        width: width, height: nil,
        alignment: Alignment(
          horizontal: place.isNew ? .leading : .trailing, vertical: .verticalCenter)))
    return row(chevron, spacing: place.isNew ? 12 : 8, in: place)
  }

  /// With the spacing and baselines of a UIKit control: none of its label's, and the baselines at
  /// its top edge (recorded on iOS 26 for switches and steppers).
  var asUIKitControl: View {
    modified(.ordinarySpacing(edges: .vertical))
      .aligned(.firstTextBaseline) { _ in 0 }
      .aligned(.lastTextBaseline) { _ in 0 }
  }
}
