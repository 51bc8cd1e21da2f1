import SwiftUI

struct ContentView: View {
  var body: some View {
    Button {
    } label: {
      Text("Start Navigation")
    }
    .padding().background(Color(.systemBackground)).foregroundStyle(.primary).clipShape(Capsule())
    .frame(minWidth: 52, minHeight: 52).shadow(radius: 8)
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}
