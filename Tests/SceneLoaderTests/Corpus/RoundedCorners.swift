import SwiftUI

/// Some corners round, by UIKit's path: the usual way before `UnevenRoundedRectangle`.
struct SomeCorners: Shape {
  var radius: CGFloat
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct Fang: Shape {
  func path(in rect: CGRect) -> Path {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return Path(path)
  }
}

extension View {
  func rounded(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(SomeCorners(radius: radius, corners: corners))
  }
}

struct ContentView: View {
  @State private var showsNotice = false

  var body: some View {
    VStack(spacing: 0) {
      Color.orange
        .frame(height: 80)
        .rounded(24, corners: [.topLeft, .topRight])
      Fang().fill(.red).frame(width: 40, height: 20)
      Button("More") { showsNotice = true }
    }
    .padding()
    .alert(isPresented: $showsNotice) {
      Alert(title: Text("More"), dismissButton: .default(Text("OK")))
    }
  }
}
