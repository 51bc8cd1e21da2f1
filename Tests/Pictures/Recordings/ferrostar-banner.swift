import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "info.circle.fill")
      Text("Something Useful")
    }
    .padding(.vertical, 8).padding(.horizontal, 12).background(Color(.systemBackground)).clipShape(
      Capsule()
    )
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}
