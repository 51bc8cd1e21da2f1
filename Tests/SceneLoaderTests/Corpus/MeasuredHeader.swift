import SwiftUI

struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  func measureHeight(_ action: @escaping (CGFloat) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
      }
    )
    .onPreferenceChange(HeightKey.self, perform: action)
  }
}

struct MeasuredHeader: View {
  @State private var headerHeight: CGFloat = 0

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(1..<20, id: \.self) { number in
            Text("Row \(number)")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding(.top, headerHeight)
      }
      VStack {
        Text("A header of any height").font(.largeTitle)
        Text("measured: \(String(format: "%.1f", headerHeight))")
      }
      .frame(maxWidth: .infinity)
      .background(.ultraThinMaterial)
      .measureHeight { headerHeight = $0 }
    }
  }
}

#Preview {
  MeasuredHeader()
}
