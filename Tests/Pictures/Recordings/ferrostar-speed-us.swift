import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      sign(8, .white, 60, 84)
      sign(6, .black, 56, 80)
      sign(4, .white, 52, 76)
      VStack {
        Text("Speed Limit").font(.caption.bold()).multilineTextAlignment(.center).lineLimit(2)
          .minimumScaleFactor(0.6)
          .padding(.horizontal, 2)
        Text("50").font(.title2.bold()).padding(.horizontal, 2)
        Text("mph").font(.caption2.bold()).foregroundStyle(Color.secondary).padding(.horizontal, 2)
      }
      .foregroundColor(.black).background(Color.white).frame(width: 52, height: 76).cornerRadius(4)
      .colorScheme(.light)
    }
    .frame(width: 430, height: 932)
    .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
    .ignoresSafeArea()
  }
}

func sign(_ radius: CGFloat, _ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  RoundedRectangle(cornerRadius: radius).foregroundColor(color).frame(width: width, height: height)
}
