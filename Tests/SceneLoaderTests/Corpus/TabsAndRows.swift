import SwiftUI
struct ContentView: View {
  @State private var selection = 0
  @Namespace private var ns
  @ScaledMetric var size: CGFloat = 20
  var body: some View {
    TabView(selection: $selection) {
      ScrollView {
        LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders]) {
          Section(header: Text("Header").frame(maxWidth: .infinity).background(.thinMaterial)) {
            ForEach(0..<50) { i in
              RoundedRectangle(cornerRadius: 8).fill(Color.blue.gradient).frame(height: 60).overlay
              { Text("Row \(i)") }.id(i)
            }
          }
        }
      }
      .tabItem { Label("Home", systemImage: "house") }.tag(0)
      Text("Second").tabItem {
        Image(systemName: "gear"); Text("Settings")
      }.tag(1)
    }
    .onChange(of: selection) { old, new in print("\(old) -> \(new)") }
    .task { await load() }
  }
  func load() async { print("loading") }
}
