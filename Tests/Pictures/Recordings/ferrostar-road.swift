import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Sesame Street").font(.callout.bold()).foregroundStyle(.white)
      .padding(.vertical, 6).padding(.horizontal, 12).background(Color(.systemBlue))
      .clipShape(RoundedRectangle(cornerRadius: 48))
      .overlay(
        RoundedRectangle(cornerRadius: 48).stroke(.white, lineWidth: 2).clipShape(
          RoundedRectangle(cornerRadius: 48))
      )
      .frame(width: 430, height: 932)
      .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
      .ignoresSafeArea()
  }
}
