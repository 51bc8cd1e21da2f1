import SwiftUI

struct StretchyHeader: View {
  let height: CGFloat

  var body: some View {
    GeometryReader { proxy in
      let y = proxy.frame(in: .named("scroll")).minY
      let stretch = max(y, 0)
      Rectangle()
        .fill(.purple.gradient)
        .frame(width: proxy.size.width, height: height + stretch)
        .offset(y: -stretch)
        .overlay(alignment: .bottomLeading) {
          Text("Journal")
            .font(.largeTitle.weight(.heavy))
            .foregroundStyle(.white)
            .padding()
        }
    }
    .frame(height: height)
  }
}

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        StretchyHeader(height: 180)
        ForEach(1...12, id: \.self) { index in
          VStack(alignment: .leading) {
            Text("Entry \(index)").font(.headline)
            Text("What happened on day \(index), in a few words.")
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
          Divider()
        }
      }
    }
    .coordinateSpace(name: "scroll")
    .ignoresSafeArea(edges: .top)
  }
}
