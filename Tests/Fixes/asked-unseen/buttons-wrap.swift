// asked: https://github.com/jamesrochabrun/AgentHub/pull/154
// wanted: buttons that keep their words on one line, and a path that is cut instead
// change: the buttons get fixedSize, and the path lineLimit(1)
// ask: {"container": "340x200"}
import SwiftUI

#Preview {
  HStack {
    Text("~/Developer/harbour/packages/timetable/views")  // !
    // + .lineLimit(1)
    Spacer()
    HStack {
      Button("Refresh terminal") {}.accessibilityIdentifier("diff")  // !
      Button("Diagram") {}
    }
    .buttonStyle(.bordered)
    // + .fixedSize()
  }
  .padding(8)
}
