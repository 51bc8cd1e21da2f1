import SwiftUI
struct Triangle: Shape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
struct Badge: View {
  @State private var drag = CGSize.zero
  @State private var angle: Angle = .degrees(0)
  var body: some View {
    VStack {
      Triangle(inset: 4).fill(
        LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
      ).frame(width: 100, height: 80)
        .rotationEffect(angle).offset(drag)
        .gesture(
          DragGesture().onChanged { value in drag = value.translation }.onEnded { _ in
            withAnimation(.spring()) { drag = .zero }
          })
      Path { p in p.addRect(CGRect(x: 0, y: 0, width: 40, height: 20)) }.stroke(
        Color.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2])
      ).frame(height: 40)
      Triangle().stroke(lineWidth: 3).foregroundColor(.purple).aspectRatio(1, contentMode: .fit)
    }
  }
}
struct Badge_Previews: PreviewProvider {
  static var previews: some View { Badge().previewLayout(.sizeThatFits) }
}
