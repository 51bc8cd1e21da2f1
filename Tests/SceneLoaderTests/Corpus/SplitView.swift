import SwiftUI

struct SplitView<Leading: View, Trailing: View>: View {
  @State private var fraction: CGFloat = 0.4
  @State private var drag: CGFloat = 0
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  private let handle: CGFloat = 6

  var body: some View {
    GeometryReader { proxy in
      let available = proxy.size.width - handle
      let width = min(max(available * fraction + drag, 50), available - 50)
      HStack(spacing: 0) {
        leading
          .frame(width: width)
        Rectangle()
          .fill(.gray)
          .frame(width: handle)
          .gesture(
            DragGesture()
              .onChanged { value in drag = value.translation.width }
              .onEnded { value in
                fraction += value.translation.width / available
                drag = 0
              }
          )
        trailing
          .frame(maxWidth: .infinity)
      }
    }
  }
}

struct ContentView: View {
  var body: some View {
    SplitView {
      Color.mint.overlay { Text("Left") }
    } trailing: {
      Color.indigo.overlay { Text("Right").foregroundStyle(.white) }
    }
    .frame(height: 160)
  }
}
