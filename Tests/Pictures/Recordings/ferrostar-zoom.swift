import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      button("plus")
      Divider().frame(width: 52)
      button("minus")
    }
    .foregroundColor(.primary).background(Color(.systemBackground)).clipShape(Capsule()).shadow(
      radius: 8
    )
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}

func button(_ name: String) -> some View {
  Button {
  } label: {
    Image(systemName: name).resizable().aspectRatio(contentMode: .fit).frame(width: 18, height: 18)
  }
  .padding()
}
