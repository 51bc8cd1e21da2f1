import SwiftUI

struct Page: Hashable {
  var symbol: String
  var title: String
  var text: String
}

struct OnboardingView: View {
  static let pages: [Page] = [
    .init(symbol: "hand.wave", title: "Hello", text: "This is what the app is about."),
    .init(symbol: "map", title: "Look around", text: "Everything is where you expect it."),
    .init(symbol: "flag", title: "Go", text: "You are ready."),
  ]

  @State private var current = 0

  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(Self.pages.indices, id: \.self) { index in
          page(Self.pages[index])
            .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      HStack(spacing: 8) {
        ForEach(Self.pages.indices, id: \.self) { index in
          Circle()
            .fill(index == current ? Color.primary : Color.secondary.opacity(0.4))
            .frame(width: 8, height: 8)
        }
      }
      .padding(.bottom, 30)
    }
  }

  func page(_ page: Page) -> some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
      Text(page.title).font(.title)
      Text(page.text)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 40)
    }
  }
}

#Preview {
  OnboardingView()
}
