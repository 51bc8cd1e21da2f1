import SwiftUI

struct Hour: Identifiable {
  let id: Int
  let symbol: String
  let degrees: Int
}

struct WeatherWidget: View {
  private let hours = [
    Hour(id: 10, symbol: "sun.max.fill", degrees: 19),
    Hour(id: 11, symbol: "sun.max.fill", degrees: 21),
    Hour(id: 12, symbol: "cloud.sun.fill", degrees: 22),
    Hour(id: 13, symbol: "cloud.fill", degrees: 22),
    Hour(id: 14, symbol: "cloud.rain.fill", degrees: 20),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text("Lisbon").font(.headline)
          Text("21°").font(.system(size: 44, weight: .light))
        }
        Spacer()
        VStack(alignment: .trailing) {
          Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
          Text("Sunny").font(.caption.bold())
          Text("H:24° L:15°").font(.caption)
        }
      }
      Spacer(minLength: 0)
      HStack {
        ForEach(hours) { hour in
          VStack(spacing: 6) {
            Text("\(hour.id)").font(.caption2).opacity(0.8)
            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor)
            Text("\(hour.degrees)°").font(.caption.bold())
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .foregroundStyle(.white)
    .padding()
    .frame(width: 338, height: 184)
    .background(
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: 22)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGray6))
  }
}

#Preview { WeatherWidget() }
