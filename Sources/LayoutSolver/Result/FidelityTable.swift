/// The fidelity table: the solver's rules, how sure each is, and how it is described.
extension LayoutRule {
  struct Row: Sendable {
    var name: String
    var sentence: String
    var confidence: Confidence
    var source: String
    var newest = Newest.carriedOver
    /// Why a view has the size that this rule gave it.
    var reason: @Sendable (Explanation) -> String = { $0.bySentence }
  }

  /// A few words: `stack division`.
  public var name: String { row.name }
  /// What the rule says.
  public var sentence: String { row.sentence }
  public var confidence: Confidence { row.confidence }
  /// Its source.
  public var source: String { row.source }
  /// How it is known to be valid for iOS 27.
  public var newest: Newest { row.newest }

  var row: Row { Self.rows[Int(rawValue)] }

  private static let rows = allCases.map(\.made)

  private var made: Row {
    switch self {
    case .unexplained:
      Row(
        name: "answer", sentence: "The view's own answer.", confidence: .observed,
        source: "SwiftUI's layout contract", newest: .documented)
    case .memory:
      Row(
        name: "memory",
        sentence: "A repeated proposal is answered from memory, without asking the view again.",
        confidence: .observed, source: "Layout process inspector article")
    case .stackDivision:
      Row(
        name: "stack division",
        sentence: "What is left after the gaps is shared evenly among the subviews still to be "
          + "served, the least flexible first; a higher layout priority goes before, less the "
          + "minima of what is below it.",
        confidence: .observed, source: "Layout process inspector article; objc.io fuzz tests",
        reason: \.division)
    case .stackIdeal:
      Row(
        name: "ideal stack",
        sentence: "Offered nothing along its axis, a stack offers nothing and sums the ideal "
          + "lengths.", confidence: .observed, source: "Layout process inspector article",
        reason: \.ideal)
    case .singleChildStack:
      Row(
        name: "single-child stack",
        sentence: "A stack of one subview passes everything through.", confidence: .observed,
        source: "Layout process inspector article", reason: \.passedThrough)
    case .emptyStack:
      Row(
        name: "empty stack", sentence: "A stack without subviews is 0 by 0.",
        confidence: .reverseEngineered, source: "OpenSwiftUI StackLayout")
    case .zStackUnion:
      Row(
        name: "ZStack union",
        sentence: "The union of the subviews of the highest priority, lined up by their guides.",
        confidence: .observed, source: "SwiftUI Field Guide, zstack", reason: \.union)
    case .geometryReader:
      Row(
        name: "GeometryReader",
        sentence: "Takes all it is offered, 10 where nothing is; its content sits at the top "
          + "leading corner.", confidence: .observed, source: "fatbobman, GeometryReader",
        reason: \.filling)
    case .customLayout:
      Row(
        name: "custom layout", sentence: "The scene's own sizeThatFits.", confidence: .observed,
        source: "Apple, Layout", reason: \.ownSize)
    case .fixedFrame:
      Row(
        name: "fixed frame", sentence: "Its own length; the subview's on an axis without one.",
        confidence: .compared, source: "OpenSwiftUI FrameLayout", reason: \.fixedFrame)
    case .flexibleFrame:
      Row(
        name: "flexible frame",
        sentence: "The offer within its limits; its ideal where nothing is offered; with one limit "
          + "only, the subview's length widened to the offer up to that limit.",
        confidence: .observed, source: "Apple, frame(minWidth:…); OpenSwiftUI dual tests",
        reason: \.flexibleFrame)
    case .padding:
      Row(
        name: "padding", sentence: "The subview's size and the insets.", confidence: .observed,
        source: "Layout process inspector article", reason: \.padding)
    case .fixedSize:
      Row(
        name: "fixedSize", sentence: "The subview's ideal size on the fixed axes.",
        confidence: .observed, source: "Layout process inspector article", reason: \.fixedSize)
    case .aspectRatio:
      Row(
        name: "aspectRatio",
        sentence: "Proposes the largest size of its ratio inside the offer (fit) or the smallest "
          + "around it (fill), and reports what the subview answers.", confidence: .observed,
        source: "Layout process inspector article", reason: \.aspectRatio)
    case .position:
      Row(
        name: "position",
        sentence: "Takes all it is offered and puts the subview's middle at the point.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2")
    case .offset:
      Row(
        name: "offset", sentence: "Moves what is drawn; layout doesn't notice.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2", reason: \.unchanged)
    case .transform:
      Row(
        name: "transform", sentence: "Transforms what is drawn; layout doesn't notice.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2", reason: \.unchanged)
    case .passThrough:
      Row(
        name: "pass-through", sentence: "The subview's answer, unchanged.",
        confidence: .reverseEngineered, source: "OpenSwiftUI LayoutPriority", reason: \.unchanged)
    case .alignmentGuide:
      Row(
        name: "alignment guide", sentence: "Sets a guide; the size is the subview's.",
        confidence: .observed, source: "Apple, alignmentGuide", reason: \.unchanged)
    case .secondary:
      Row(
        name: "overlay and background",
        sentence:
          "The primary's size; the secondary is offered that size and overflows if it must.",
        confidence: .observed, source: "SwiftUI Field Guide, overlay", newest: .documented,
        reason: \.besides)
    case .text:
      Row(
        name: "text", sentence: "As wide as its longest line once wrapped, rounded up to pixels.",
        confidence: .observed, source: "Layout process inspector article; iOS 26.1 glyph tables",
        reason: \.wrapping)
    case .textInNothing:
      Row(
        name: "text in nothing", sentence: "A text offered 0 by 0 is 0 by 0.",
        confidence: .observed, source: "OpenSwiftUI Text; fatbobman")
    case .fillsProposal:
      Row(
        name: "fills its proposal", sentence: "All it is offered, 10 where nothing is.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2", reason: \.filling)
    case .circle:
      Row(
        name: "circle", sentence: "A square of the shorter side it is offered, since iOS 16.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2", reason: \.square)
    case .ownShape:
      Row(
        name: "shape of its own", sentence: "The shape's own sizeThatFits.", confidence: .observed,
        source: "Apple, Shape.sizeThatFits")
    case .spacer:
      Row(
        name: "spacer",
        sentence: "All it is offered along the stack's axis, at least its minimum (8).",
        confidence: .compared, source: "OpenSwiftUI Spacer")
    case .divider:
      Row(
        name: "divider", sentence: "One pixel across a stack's axis (1 point on a Mac).",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2 and iOS 26")
    case .image:
      Row(
        name: "image",
        sentence: "Its natural size; resizable, all it is offered, at least its cap insets.",
        confidence: .observed, source: "swiftui-web recordings, macOS 26.2")
    case .scrollView:
      Row(
        name: "scroll view",
        sentence: "All it is offered along its axes, the length of its content and the content's "
          + "margins across them; it offers its content nothing along its axes.",
        confidence: .observed,
        source: "swiftui-web recordings, macOS 26.2", newest: .documented, reason: \.scrolling)
    case .lazyStack:
      Row(
        name: "lazy stack",
        sentence: "The sum of the ideal lengths; across its axis all it is offered, the first "
          + "subview's length where nothing is.",
        confidence: .observed,
        source: "swiftui-web recordings, macOS 26.2; WWDC26, Dive into lazy stacks and scrolling",
        newest: .documented,
        reason: \.lazyStack)
    case .lazyGrid:
      Row(
        name: "lazy grid",
        sentence:
          "Fixed tracks first, the others in order with an equal share of what is left; across "
          + "them all it is offered or what they need, from which they are resolved again when placed.",
        confidence: .observed,
        source: "objc.io, Grid Layout (2020); swiftui-web recordings, macOS 26.2",
        reason: \.lazyGrid)
    case .grid:
      Row(
        name: "grid",
        sentence: "A column is as wide as its widest cell, a row as high as its highest; flexible "
          + "ones share what is left. On a text baseline cells stand as in an HStack (inferred).",
        confidence: .observed, source: "Apple, Grid; swiftui-web recordings, macOS 26.2",
        reason: \.grid)
    case .viewThatFits:
      Row(
        name: "ViewThatFits", sentence: "The first view whose ideal size fits, else the last.",
        confidence: .observed, source: "Apple, ViewThatFits; fatbobman", newest: .documented,
        reason: \.choice)
    case .ignoresSafeArea:
      Row(
        name: "ignoresSafeArea",
        sentence: "The subview's size; placed, it reaches into the insets it touches.",
        confidence: .reverseEngineered, source: "OpenSwiftUI SafeAreaIgnoringLayout",
        reason: \.unchanged)
    case .safeAreaPadding:
      Row(
        name: "safeAreaPadding", sentence: "The subview's size and the insets.",
        confidence: .compared, source: "OpenSwiftUI InsetViewModifier", reason: \.safeAreaPadding)
    case .safeAreaInset:
      Row(
        name: "safeAreaInset", sentence: "The bar, the gap and what the view takes of the rest.",
        confidence: .compared, source: "OpenSwiftUI InsetViewModifier", reason: \.safeAreaInset)
    case .containerRelativeFrame:
      Row(
        name: "containerRelativeFrame",
        sentence:
          "Columns of the nearest container's length inside its safe area and its content's "
          + "margins; before 27 or with an older SDK, across a scroll view's axis without the safe area.",
        confidence: .observed,
        source: "Apple, containerRelativeFrame; iOS 27 release notes, 165913417",
        newest: .documented,
        reason: \.relativeFrame)
    case .matchedGeometry:
      Row(
        name: "matched geometry",
        sentence: "The subview's answer; placed, a view that isn't its group's source is offered "
          + "the source's size and put on its anchor.",
        confidence: .reverseEngineered,
        source: "Apple, matchedGeometryEffect; objc.io, Swift Talk 257", reason: \.unchanged)
    case .drawnSymbol:
      Row(
        name: "drawn symbol",
        sentence:
          "As large as its drawing and the room that recorded symbols keep around theirs, since "
          + "nobody recorded its own: at 17 within half a point in height, of ten symbols eight in width, "
          + "and nine to a point. Weights and scales as recorded for star.",
        confidence: .inferred,
        source:
          "swiftui-web recordings of 240 symbols, macOS 26.2; extents of SF Symbols 5's drawings")
    case .symbol:
      Row(
        name: "symbol image",
        sentence: "The size of a known symbol of its shape in the surroundings' font, since nobody "
          + "recorded its own and its drawing isn't known: mostly within 3 points at 17. Weights and "
          + "scales as recorded for star.",
        confidence: .inferred,
        source: "swiftui-web recordings of 240 symbols, macOS 26.2 and iOS 26; recorded screens of "
          + "iOS 16 to 26")
    case .estimatedLazyStack:
      Row(
        name: "estimated lazy stack",
        sentence: "Only subviews in sight are made; those that weren't are taken to be as long as "
          + "the average of those that were.", confidence: .observed,
        source: "WWDC26, Dive into lazy stacks and scrolling", newest: .documented,
        reason: \.lazyStack)
    case .estimatedLazyGrid:
      Row(
        name: "estimated lazy grid",
        sentence:
          "Tracks as in a lazy grid; lines that weren't in sight are taken to be as long as "
          + "the average of those that were.", confidence: .inferred,
        source: "WWDC26, Dive into lazy stacks and scrolling, said of stacks", reason: \.lazyGrid)
    case .visualEffect:
      Row(
        name: "visual effect",
        sentence: "Transforms what is drawn, by where it was placed; layout doesn't notice.",
        confidence: .observed, source: "Apple, visualEffect", reason: \.unchanged)
    case .control:
      Row(
        name: "control", sentence: "The size of the platform's control.", confidence: .observed,
        source: "swiftui-web recordings, iOS 26.0 and macOS 26.2; TMBuddy, macOS 13.3 (buttons 20 "
          + "high); Hymns-iOS, iOS 17.5 and 18.2")
    case .estimatedControl:
      Row(
        name: "estimated control",
        sentence:
          "The size UIKit gave the control before iOS 26, or all it is offered where none is "
          + "known.", confidence: .inferred, source: "UIKit")
    case .nestedGrid:
      Row(
        name: "nested grid",
        sentence: "As a grid; inside three grids or more its rows are asked with what its columns "
          + "were offered rather than with what they took, which would take too many questions.",
        confidence: .inferred, source: "Reflow's own limit", reason: \.grid)
    case .splitView:
      Row(
        name: "split view",
        sentence: "Columns of the widths asked for, else of 320 points, of 220 on a Mac; the last "
          + "takes the rest. An iPad upright shows the last alone, on its side the last two.",
        confidence: .inferred, source: "UISplitViewController; nobody recorded SwiftUI's")
    case .placeholder:
      Row(
        name: "placeholder",
        sentence:
          "Stands for a view that is not run, as one of UIKit's: all it is offered, 10 where "
          + "nothing is. What the view itself would take of that, and its ideal size, are not known.",
        confidence: .inferred,
        source: "Apple, UIViewRepresentable: a view without an intrinsic size fills the offer",
        reason: \.filling)
    case .unknownSymbol:
      Row(
        name: "unknown symbol",
        sentence:
          "20 by 19 at 17 points, as most symbols are: none like it was recorded, and those "
          + "that were are 6 to 33 wide.",
        confidence: .inferred, source: "swiftui-web recordings of 240 symbols, macOS 26.2")
    case .toolbar:
      Row(
        name: "toolbar",
        sentence:
          "Items at the ends and in the middle of the bar above a page, 44 points high, and in "
          + "the bar below it: 76 points from the screen's edge since iOS 26, 44 before. Since iOS 26 a "
          + "text keeps 12 points at its sides, 11 below, a symbol 9.667 and 36 of width; items beside "
          + "each other stand 16 apart on one capsule that ends 4 from them, unless a spacer, a filled "
          + "or a bare one parts them. What doesn't fit above goes into a menu at the end, the last "
          + "items first (which ones is inferred); a title that items are in the way of moves aside. In an "
          + "iPhone Duo's upright bar controls by symbols stand, 52 apart on capsules 48 wide and 12 apart, "
          + "48 before the screen's edge, from where the status bar ends; tabs, 50 each, end 24 above the "
          + "lower edge, and what doesn't fit above them folds into a menu, the last items first.",
        confidence: .inferred,
        source: "swiftui-web recordings of UIKit's bars, iOS 26.0; a search field of WordsLearner, "
          + "iOS 26.2; frames in trees of Encounter, iOS 26, and agent-device, iOS 27; UIKit before; "
          + "adaptive_platform_ui 1.0.1, iOS 27.1, and Apple, Preparing your app for iPhone Duo (upright)",
        newest: .measuredInPart)
    case .presentation:
      Row(
        name: "presentation",
        sentence:
          "Over the whole screen: a sheet from the unsafe edge (10 points below it before iOS 26 and over "
          + "another sheet) or as high as its lowest detent, medium 0.578 of the largest (half the screen "
          + "before iOS 26), and clipped; on an iPhone Duo 8 points from the screen's edges, from a status bar "
          + "above and from the middle of an active fold, 653 wide at most; an alert 270 points wide (300 on iOS 26) in the middle; a popover as large as "
          + "its content below the view that presents it, on a phone where it is asked to stay one; one "
          + "at a time.",
        confidence: .inferred,
        source:
          "Apple, presentationDetents; agent-device, iOS 27, and iPhoneDuoLab, iOS 27.1 (sheets); else seen on "
          + "devices, not measured", newest: .measuredInPart)
    case .arrangement:
      Row(
        name: "arrangement, iOS 27.1",
        sentence:
          "An ArrangementView takes what it is offered. A split has both views side by side where that is "
          + "wider than high, else the primary one above, halves without a gap unless it is given a ratio "
          + "or a length; the primary one alone where the axis isn't allowed and on a closed phone on its side. An overlay has the primary one in "
          + "front, at its own size in the top leading corner. The automatic style is a split.",
        confidence: .observed,
        source:
          "Apple, Preparing your app for iPhone Duo; iPhone-Duo-Agent-Skill and iPhoneDuoLab, iOS 27.1 "
          + "(halves, corner); the automatic style is inferred", newest: .measured)
    case .symbolInColumn:
      Row(
        name: "symbol in a column",
        sentence:
          "Nothing between a symbol and a text or another symbol; to other views the depth of "
          + "its drawing below the baseline, and a point more below it.",
        confidence: .observed,
        source: "Kyle-Ye/SwiftUIViewDebug, iOS 17 (0 above a text); OpenSwiftUI ResolvedImage")
    case .list:
      Row(
        name: "list, iOS 26",
        sentence:
          "Cards 16 from the sides, content 16 further, 20 and 20 from 414 points of width and on an "
          + "iPad; rows of the body style's line spacing and 30 (52 at large, 51 at medium); a header keeps 10 above and below the body style semibold, a "
          + "footer 8 and 6 around footnotes whose lines stand 2 closer than elsewhere; 17.5 for each "
          + "that is missing. A link's chevron takes 21.333 from its row at medium. A list in a row "
          + "gives it its own rows.",
        confidence: .observed,
        source: "AccessibilitySnapshot, iOS 26.2; swiftui-web, iOS 26.0; home-assistant/iOS, iOS "
          + "26.4; popcorn, iOS 26; Sudoku, iOS and iPadOS 26.1")
    case .listBefore26:
      Row(
        name: "list before iOS 26",
        sentence:
          "Cards 20 from the sides and content 20 further from 393 points of width, 16 and 16 at "
          + "300; rows of 44 at least; a header in capitals of the footnote style keeps 17 above and 6 "
          + "below, a footer 6 and 12; 17.5 in whole pixels for each that is missing. A plain list's rows "
          + "the same, 20 from the sides at 390. A link's chevron takes 18 from its row. On iOS 15 insets of "
          + "6, a header 33 below the list's top, 7 above its rows and 30 below a footer, which keeps 7.5 "
          + "above; on iOS 14 10.5, 9.75 and, between sections, 27.75. The grouped style, a plain list's "
          + "headers and a footer's lines of iOS 16 to 18 are guessed.",
        confidence: .observed,
        source: "AccessibilitySnapshot, iOS 17.5 and 18.5; Hymns-iOS, iOS 16.4 to 18.2; "
          + "FinancialControl and composable-much-better-exercise, iOS 17; ViewSnapshots, iOS 15.5; "
          + "accounts-new-movement, iOS 14")
    case .labelledRow:
      Row(
        name: "labelled row of a list",
        sentence:
          "A label and its value beside each other, at accessibility sizes the value below, without a "
          + "gap. A picker's value stays beside its label here; whether it does isn't known, and what is "
          + "cut or broken in such a row at accessibility sizes is a note that says so. A menu picker's "
          + "value ends 16 points before the row's content.",
        confidence: .inferred,
        source:
          "SpeziViews, iOS 18 (labelled content at accessibility3; a menu picker, iOS 18 and 26)")
    case .fieldsAndSwitches:
      Row(
        name: "fields and switches",
        sentence:
          "A plain field is its line in whole points and 1 high (22 at large, 21 at medium), an empty "
          + "secure field 21, a filled one its line, one that grows its lines, all 8 from their "
          + "neighbours; a switch 49 by 31 before iOS 26 and 61 by 28 since, drawn 2 wider. In a Mac's "
          + "grouped form a field's text, a switch and a value stand at the row's end.",
        confidence: .observed,
        source: "AccessibilitySnapshot, iOS 17.5 and 26.2; AirSettingsUI, iOS 16.4; swiftui-web, "
          + "iOS 26.0; home-assistant/iOS, iOS 26.4; WordsLearner, iOS 26.2; criticalmaps and Encounter, "
          + "iOS 26 (switches); OpenOats, macOS (forms)")
    case .bars:
      Row(
        name: "bars around a page",
        sentence:
          "As large as offered, whatever the page needs, and within the safe area whatever is around; since "
          + "iOS 26 a safeAreaInset around doesn't reach the page. Above: 54 points since iOS 26, 44 "
          + "before, 52 more for a large title (and mostly a pixel), another 18.667 with "
          + "a subtitle, 52 for a search field; from 53.667 or 56.333 on phones with a Dynamic "
          + "Island on iOS 16 to 18, from 16 in sheets of iOS 26; none without a title or an item since "
          + "iOS 26; of an iPhone Duo 82, or 24 inline, and 52 below unless bars stand upright. Items, an inline title and a "
          + "search field have their size at every type size; a large title ends 8 above the bar's end, "
          + "16 from the side, 20 from 414 points of width. Tabs: 83 from the screen's edge since iOS "
          + "26, on a capsule 62 high whose tabs are 85.667 apart at most; 49 before, a title's line 35 "
          + "below the bar's top. Dots of pages, 7 points wide and 9 "
          + "apart in a row of 26 at their end, are seen, not measured.",
        confidence: .observed,
        source: "swiftui-web recordings, iOS 26.0 on an iPhone SE; home-assistant/iOS, iOS 26.4; "
          + "popcorn and RAWG.IO, iOS 26; FinancialControl and composable-much-better-exercise, iOS 17; "
          + "buildio, iOS 17, and a bar's frame in tools of public phone agents (Dynamic Island); agent-device, iOS 27 "
          + "(sheets); an XCUITest's tree, iOS 26 (tabs); feedback-assistant/reports 824; "
          + "iPhoneDuoLab, iOS 27.1", newest: .measuredInPart)
    }
  }
}
