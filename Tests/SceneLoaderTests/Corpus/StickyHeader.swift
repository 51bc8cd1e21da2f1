import SwiftUI

struct StretchyHeader: View {
  let height: CGFloat

  var body: some View {
    GeometryReader { geometry in
      let offset = geometry.frame(in: .global).minY
      LinearGradient(
        gradient: Gradient(colors: [.purple, .blue]), startPoint: .top, endPoint: .bottom
      )
      .frame(width: geometry.size.width, height: height + max(0, offset))
      .offset(y: offset > 0 ? -offset : 0)
    }
    .frame(height: height)
  }
}

struct ArticlePage: View {
  let paragraphs = [
    "A view never forces a size on its child; it proposes one.",
    "The child answers with the size it wants.",
    "The parent places the child in its own coordinate space.",
  ]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 20) {
        StretchyHeader(height: 200)
        VStack(alignment: .leading, spacing: 12) {
          Text("How layout works")
            .font(.title)
            .fontWeight(.heavy)
          ForEach(paragraphs, id: \.self) { paragraph in
            Text(paragraph)
              .lineSpacing(4)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        .padding(.horizontal)
      }
    }
    .edgesIgnoringSafeArea(.top)
  }
}

struct ArticlePage_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ArticlePage()
      ArticlePage()
        .preferredColorScheme(.dark)
    }
  }
}
