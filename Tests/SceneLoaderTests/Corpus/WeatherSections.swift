import SwiftUI

enum Sky: String, CaseIterable {
  case sun, cloud, rain, snow

  var symbol: String {
    switch self {
    case .sun: "sun.max.fill"
    case .cloud: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .snow: "snowflake"
    }
  }
}

struct Forecast {
  let day: String
  let low, high: Int
  let sky: Sky
}

struct ForecastRow: View {
  let forecast: Forecast
  let range: ClosedRange<Int>

  var body: some View {
    HStack(spacing: 12) {
      Text(forecast.day)
        .frame(width: 44, alignment: .leading)
      Image(systemName: forecast.sky.symbol)
        .frame(width: 28)
      Text("\(forecast.low)°")
        .foregroundStyle(.secondary)
        .frame(width: 36, alignment: .trailing)
      GeometryReader { proxy in
        let unit = proxy.size.width / CGFloat(range.upperBound - range.lowerBound)
        Capsule()
          .fill(.quaternary)
        Capsule()
          .fill(.orange)
          .frame(width: unit * CGFloat(forecast.high - forecast.low))
          .offset(x: unit * CGFloat(forecast.low - range.lowerBound))
      }
      .frame(height: 5)
      Text("\(forecast.high)°")
        .frame(width: 36, alignment: .trailing)
    }
  }
}

struct ContentView: View {
  let week = [
    Forecast(day: "Mon", low: 4, high: 11, sky: .cloud),
    Forecast(day: "Tue", low: 6, high: 14, sky: .sun),
    Forecast(day: "Wed", low: -1, high: 5, sky: .snow),
    Forecast(day: "Thu", low: 2, high: 8, sky: .rain),
  ]

  private var range: ClosedRange<Int> {
    let lows = week.map { $0.low }
    let highs = week.map { $0.high }
    return (lows.min() ?? 0)...(highs.max() ?? 1)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(week.indices, id: \.self) { index in
        ForecastRow(forecast: week[index], range: range)
        if index < week.count - 1 { Divider() }
      }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
    .padding()
  }
}
