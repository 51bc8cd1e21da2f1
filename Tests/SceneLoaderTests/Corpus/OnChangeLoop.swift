import SwiftUI

struct ContentView: View {
  @State private var width: CGFloat = 0
  @State private var appearances = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("The bar below is \(Int(width)) wide")
      Rectangle()
        .fill(.blue)
        .frame(height: 8)
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.width
        } action: { newValue in
          width = newValue
        }
      Text(width > 300 ? "roomy" : "narrow")
      Text("Appeared \(appearances) time\(appearances == 1 ? "" : "s")")
    }
    .padding()
    .onAppear { appearances += 1 }
  }
}
