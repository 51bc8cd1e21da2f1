import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        square
        Spacer()
        Rectangle().frame(width: 64).foregroundColor(.red)
        Spacer()
        square
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      VStack {
        Rectangle().foregroundColor(.blue)
        Spacer()
        Spacer()
        Spacer()
        Rectangle().foregroundColor(.blue)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .trailing) {
        Rectangle().frame(height: 64).foregroundColor(.blue)
        Spacer()
        Rectangle().foregroundColor(.red)
        Spacer()
        Rectangle().frame(height: 64).foregroundColor(.blue)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    }
    .frame(maxWidth: .infinity).padding().background(Color.green)
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}

var square: some View {
  Rectangle().frame(width: 64, height: 64).foregroundColor(.blue)
}
