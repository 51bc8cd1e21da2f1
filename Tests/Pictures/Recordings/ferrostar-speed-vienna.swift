import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Circle().foregroundStyle(.red)
      Circle().foregroundStyle(.white).frame(width: 56, height: 56)
      VStack {
        Text("50").font(.title2.bold()).padding(.horizontal, 6)
        Text("km/h").font(.caption2.bold()).foregroundStyle(Color.secondary).padding(.horizontal, 6)
      }
      .frame(width: 56, height: 56)
    }
    .frame(width: 64, height: 64).colorScheme(.light)
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}
