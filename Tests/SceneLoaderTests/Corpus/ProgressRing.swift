import SwiftUI

struct Ring: View {
  var progress: Double
  var thickness: CGFloat = 12

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: thickness)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.green, .blue]), center: .center),
          style: StrokeStyle(lineWidth: thickness, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(Int(progress * 100)) %")
        .font(.title2.monospacedDigit())
    }
    .padding(thickness / 2)
  }
}

struct ContentView: View {
  let values: [Double] = [0.25, 0.6, 1]

  var body: some View {
    HStack(spacing: 20) {
      ForEach(values, id: \.self) { value in
        Ring(progress: value)
          .frame(width: 90, height: 90)
      }
    }
  }
}
