import SwiftUI

struct ContentView: View {
  @State private var isExpanded = false
  @Namespace private var space

  var body: some View {
    VStack {
      if isExpanded {
        VStack { tiles }
      } else {
        HStack { tiles }
      }
      Button(isExpanded ? "Collapse" : "Expand") {
        withAnimation(.spring(duration: 0.3)) {
          isExpanded.toggle()
        }
      }
      .padding(.top)
    }
  }

  private var tiles: some View {
    ForEach(0..<3) { index in
      RoundedRectangle(cornerRadius: 8)
        .fill([Color.red, .green, .blue][index])
        .frame(width: isExpanded ? nil : 60, height: 60)
        .matchedGeometryEffect(id: index, in: space)
    }
  }
}
