import SwiftInterpreter

/// SwiftUI's styles that have a look of their own: the table of their types' names. A style without
/// a case looks as no style does.
enum BuiltInStyle: String, CaseIterable {
  case plainButton = "PlainButtonStyle"
  case borderlessButton = "BorderlessButtonStyle"
  case borderedButton = "BorderedButtonStyle"
  case borderedProminentButton = "BorderedProminentButtonStyle"
  case glassButton = "GlassButtonStyle"
  case glassProminentButton = "GlassProminentButtonStyle"
  case linkButton = "LinkButtonStyle"
  case accessoryBarButton = "AccessoryBarButtonStyle"
  case accessoryBarActionButton = "AccessoryBarActionButtonStyle"

  case borderlessButtonMenu = "BorderlessButtonMenuStyle"

  case iconOnlyLabel = "IconOnlyLabelStyle"
  case titleOnlyLabel = "TitleOnlyLabelStyle"
  case titleAndIconLabel = "TitleAndIconLabelStyle"

  case buttonToggle = "ButtonToggleStyle"
  case switchToggle = "SwitchToggleStyle"

  case linearProgress = "LinearProgressViewStyle"
  case circularProgress = "CircularProgressViewStyle"

  case accessoryCircularGauge = "AccessoryCircularGaugeStyle"
  case accessoryCircularCapacityGauge = "AccessoryCircularCapacityGaugeStyle"

  case segmentedPicker = "SegmentedPickerStyle"
  case palettePicker = "PalettePickerStyle"
  case wheelPicker = "WheelPickerStyle"
  case inlinePicker = "InlinePickerStyle"
  case navigationLinkPicker = "NavigationLinkPickerStyle"
  case radioGroupPicker = "RadioGroupPickerStyle"
  case graphicalDatePicker = "GraphicalDatePickerStyle"
  case wheelDatePicker = "WheelDatePickerStyle"

  case plainTextField = "PlainTextFieldStyle"
  case roundedBorderTextField = "RoundedBorderTextFieldStyle"

  case plainList = "PlainListStyle"
  case insetList = "InsetListStyle"
  case groupedList = "GroupedListStyle"
  case borderedList = "BorderedListStyle"
  case sidebarList = "SidebarListStyle"
  case groupedForm = "GroupedFormStyle"
  case columnsForm = "ColumnsFormStyle"

  case pageTabView = "PageTabViewStyle"
  case stackNavigationView = "StackNavigationViewStyle"

  /// Nil for a style of the scene's own, whatever it is called.
  init?(_ style: Value?) {
    guard let type = style?.nominalType, !type.isFromScene else { return nil }
    self.init(rawValue: type.name)
  }
}
