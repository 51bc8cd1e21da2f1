import LayoutSolver
import SwiftInterpreter

/// The room a list's style leaves around its rows, headers and footers, in points.
///
/// Sources: swiftui-web's recordings of iOS 26.0 (iPhone SE) and macOS 26.2;
/// AccessibilitySnapshot's of iOS 17.5, 18.5 and 26.2. Plain and grouped lists before iOS 26 are
/// guessed from the inset grouped ones and UIKit.
struct ListLook {
  /// The points between the list's sides and its cards; a row's insets are added to them.
  var margin: Double {
    get { sides.leading }
    set { sides = EdgeInsets(leading: newValue, trailing: newValue) }
  }
  private(set) var sides = EdgeInsets.zero
  /// Around a row's content, unless the row has insets of its own.
  var insets: EdgeInsets
  /// The least height of a row.
  var rowHeight: Double
  var header: Part
  var footer: Part
  /// Above the first section.
  var first: Gap
  /// Between a section without a footer and the next.
  var between: Gap
  var afterFooter: Gap
  /// Whether headers stay in sight.
  var pinsHeaders = false
  /// The font of the rows; nil for that around the list.
  var rowFont: Font?
  /// Behind all rows; nil for nothing but the page.
  var background: Color.SystemName?
  /// Behind the rows of a section; nil for rows on the background.
  var card: Color.SystemName?
  var cornerRadius = 0.0
  var hasSeparators = false

  init(
    margin: Double, insets: EdgeInsets, rowHeight: Double, header: Part, footer: Part, first: Gap,
    between: Gap, afterFooter: Gap
  ) {
    self.insets = insets
    self.rowHeight = rowHeight
    self.header = header
    self.footer = footer
    self.first = first
    self.between = between
    self.afterFooter = afterFooter
    self.margin = margin
  }

  /// Room above a section with a header and above one without.
  struct Gap {
    var header: Double
    var bare: Double
  }

  /// A header or footer: its font and the room around it.
  struct Part {
    var font: Font
    var top: Double
    var bottom: Double
    /// The least height of its text.
    var height = 0.0
    /// Whether its letters are capitals, unless the scene sets another case.
    var isInCapitals = false
    /// Whether it begins at the card's side rather than with the rows' content.
    var isAtCard = false
  }
}

extension ListLook {
  /// The look of a style; nil is the platform's own.
  /// - Parameter margin: a list's at its sides, in points.
  init(style: BuiltInStyle?, isForm: Bool, margin: Double, in place: ControlPlace) {
    switch (place.platform.kind, style) {
    case (.mac, _): self = isForm ? .macForm : .mac(style)
    case (.ios, .plainList), (.ios, .insetList): self = .plain(margin, in: place)
    case (.ios, .groupedList):
      self = .cards(margin, in: place)
      self.margin = 0
      cornerRadius = 0
    case (.ios, _): self = .cards(margin, in: place)
    }
    // A scene's own least heights of rows and headers.
    if let least = place.environment.least("defaultMinListRowHeight") { rowHeight = least }
    if let least = place.environment.least("defaultMinListHeaderHeight") {
      header.height = max(least - header.top - header.bottom, 0)
    }
    // The title's own room takes the place of the list's, and so do margins of the scene's.
    if place.environment[.isUnderLargeTitle] == true { first.bare = 0 }
    let margins = place.environment.contentMargins
    if margins[.top] != nil { first = Gap(header: 0, bare: 0) }
    sides.leading = margins[.leading] ?? sides.leading
    sides.trailing = margins[.trailing] ?? sides.trailing
  }

  /// The cards of iOS. Where a section has no header or no footer, 17.5 points take its place, in
  /// whole pixels before iOS 26.
  private static func cards(_ margin: Double, in place: ControlPlace) -> ListLook {
    let missing = place.isNew ? 17.5 : place.roundedUp(17.5)
    var look =
      place.isNew
      ? ListLook(
        margin: margin, insets: EdgeInsets(top: 15, leading: margin, bottom: 15, trailing: margin),
        rowHeight: place.linePitch(.body) + 30,
        header: Part(font: Font(.style(.body), weight: .semibold), top: 10, bottom: 10),
        footer: Part(font: footnote, top: 8, bottom: 6),
        first: Gap(header: 0, bare: 2 * missing), between: Gap(header: missing, bare: 2 * missing),
        afterFooter: Gap(header: 0, bare: missing))
      : place.platform.os >= 16
        ? earlierCards(margin: margin, missing: missing, in: place)
        : tableCards(margin: margin, missing: missing, in: place)
    look.background = .systemGroupedBackground
    look.card = .secondarySystemGroupedBackground
    look.cornerRadius = place.isNew ? 26 : 10
    look.hasSeparators = true
    return look
  }

  /// A footer's lines are closer than a footnote's elsewhere: 14 points apart at 12 (recorded on
  /// iOS 26; assumed before).
  private static let footnote = Font(.style(.footnote), leading: .tight)

  /// The lists before iOS 26, recorded on iOS 17.5 and 18.5. A row is 44 points high at least.
  private static func earlierCards(
    margin: Double, missing: Double, in place: ControlPlace
  ) -> ListLook {
    ListLook(
      margin: margin,
      insets: EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin),
      rowHeight: max(place.linePitch(.body) + 22, 44),
      header: Part(font: Font(.style(.footnote)), top: 17, bottom: 6, isInCapitals: true),
      footer: Part(font: footnote, top: 6, bottom: 12),
      first: Gap(header: 0, bare: 2 * missing), between: Gap(header: missing, bare: 2 * missing),
      afterFooter: Gap(header: 0, bare: missing))
  }

  /// The lists of iOS 15 and earlier, which are tables: recorded on iOS 15.5 except for a section
  /// without a header or footer, which is guessed. A row is at least 44 points high, whatever its
  /// insets; a footer's lines are those of a footnote elsewhere.
  private static func tableCards(
    margin: Double, missing: Double, in place: ControlPlace
  ) -> ListLook {
    var look = ListLook(
      margin: margin,
      insets: EdgeInsets(top: 6, leading: margin, bottom: 6, trailing: margin),
      rowHeight: max(place.linePitch(.body) + 12, 44),
      header: Part(font: Font(.style(.footnote)), top: 16, bottom: 7, isInCapitals: true),
      footer: Part(font: Font(.style(.footnote)), top: 7.5, bottom: 14),
      first: Gap(header: 17, bare: 2 * missing), between: Gap(header: missing, bare: 2 * missing),
      afterFooter: Gap(header: 0, bare: missing))
    guard place.platform.os < 15 else { return look }
    // As recorded in a form of accounts-new-movement on iOS 14.
    look.header.top = 10.5
    look.header.bottom = 9.75
    look.header.isAtCard = true
    look.first.header = 0
    look.between.header = 17.25
    return look
  }

  /// A list's margin at the sides before iOS 26: 20 points were recorded at 390 and more, 16 at 300;
  /// where it changes is not known, 16 at 375 is UIKit's.
  static func earlierMargin(in width: Double) -> Double { width > 375 ? 20 : 16 }

  private static func plain(_ margin: Double, in place: ControlPlace) -> ListLook {
    var look = cards(margin, in: place)
    look.margin = 0
    look.first = Gap(header: place.isNew ? 22 : 0, bare: 0)
    look.between = Gap(header: place.isNew ? 22 : 0, bare: 0)
    look.afterFooter = look.between
    look.pinsHeaders = true
    look.background = nil
    look.card = nil
    if !place.isNew {
      look.header = Part(font: Font(.style(.headline)), top: 6, bottom: 6)
    }
    return look
  }

  private static func mac(_ style: BuiltInStyle?) -> ListLook {
    let caption = Part(
      font: Font(.style(.subheadline), weight: .semibold), top: 6, bottom: 6, height: 16)
    var look = ListLook(
      margin: 16, insets: EdgeInsets(top: 4, bottom: 4), rowHeight: 24, header: caption,
      footer: caption, first: Gap(header: 10, bare: 10), between: Gap(header: 20, bare: 20),
      afterFooter: Gap(header: 20, bare: 20))
    switch style {
    case .plainList:
      look.margin = 8
      look.first = Gap(header: 0, bare: 0)
    case .borderedList:
      look.margin = 7
      look.first = Gap(header: 1, bare: 1)
    case .sidebarList:
      look.rowHeight = 32
      look.rowFont = .body
    default: break
    }
    return look
  }

  private static var macForm: ListLook {
    var look = mac(nil)
    look.margin = 20
    look.insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    look.rowHeight = 0
    look.card = .systemGray6
    look.cornerRadius = 6
    look.hasSeparators = true
    look.header = Part(font: Font(.style(.body), weight: .semibold), top: 0, bottom: 10)
    look.footer = Part(font: Font(.size(13)), top: 10, bottom: 0)
    look.first = Gap(header: 20, bare: 20)
    look.between = Gap(header: 30, bare: 10)
    look.afterFooter = look.between
    return look
  }
}

extension EnvironmentValues {
  /// A least height that a scene sets under a property's name.
  fileprivate func least(_ name: String) -> Double? {
    let value = custom[name] as? Value
    return (value?.unwrapped ?? value)?.asDouble
  }
}

extension ControlPlace {
  /// The points between the baselines of two lines in a text style.
  func linePitch(_ style: Font.TextStyle) -> Double {
    var values = environment
    values.font = Font(.style(style))
    let metrics = values.fontMetrics
    return metrics.ascent + metrics.descent + metrics.leading
  }
}
