import SwiftUI

struct ContentView: View {
  private let columns = [GridItem(.adaptive(minimum: 80, maximum: 140), spacing: 4)]
  private let photos = (1...20).map { "Photo \($0)" }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(photos, id: \.self) { name in
          Color(hue: Double(name.count) / 10, saturation: 0.5, brightness: 0.9)
            .aspectRatio(1, contentMode: .fill)
            .overlay(Text(name).font(.footnote))
            .clipped()
        }
      }
      .padding(4)
    }
  }
}
