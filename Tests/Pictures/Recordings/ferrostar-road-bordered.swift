import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Sesame Street").font(.headline).foregroundStyle(.white)
      .padding(16).background(.green)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      .overlay(
        RoundedRectangle(cornerRadius: 16).stroke(.yellow, lineWidth: 6).clipShape(
          RoundedRectangle(cornerRadius: 16))
      )
      .frame(width: 430, height: 932)
      .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
      .ignoresSafeArea()
  }
}
