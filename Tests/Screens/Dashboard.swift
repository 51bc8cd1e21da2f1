import Charts
import SwiftUI

struct Day: Identifiable {
  let name: String
  let steps: Int
  var id: String { name }
}

struct Tile: View {
  let title: String
  let value: String
  let symbol: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: symbol).font(.subheadline.bold()).foregroundStyle(color)
      Text(value).font(.title.bold())
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
  }
}

struct Dashboard: View {
  private let week = [
    Day(name: "Mon", steps: 6200), Day(name: "Tue", steps: 8400), Day(name: "Wed", steps: 4300),
    Day(name: "Thu", steps: 9800), Day(name: "Fri", steps: 7100), Day(name: "Sat", steps: 11900),
    Day(name: "Sun", steps: 5600),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Summary").font(.largeTitle.bold())
        VStack(alignment: .leading) {
          Text("Steps this week").font(.headline)
          Text("53,300 in all").font(.caption).foregroundStyle(.secondary)
          Chart {
            ForEach(week) { day in
              BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
            }
            RuleMark(y: .value("Goal", 8000)).foregroundStyle(.red)
          }
          .frame(height: 180)
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
        VStack(alignment: .leading) {
          Text("Heart rate").font(.headline)
          Chart(week) { day in
            AreaMark(x: .value("Day", day.name), y: .value("Beats", 60 + day.steps / 400))
              .foregroundStyle(.pink.opacity(0.25))
            LineMark(x: .value("Day", day.name), y: .value("Beats", 60 + day.steps / 400))
              .foregroundStyle(.pink)
          }
          .frame(height: 120)
        }
        .padding()
        .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 12) {
          Tile(title: "Move", value: "412 kcal", symbol: "flame.fill", color: .red)
          Tile(title: "Exercise", value: "38 min", symbol: "figure.walk", color: .green)
          Tile(title: "Sleep", value: "7 h 12", symbol: "bed.double.fill", color: .indigo)
          Tile(title: "Water", value: "1.4 l", symbol: "drop.fill", color: .cyan)
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }
}

#Preview { Dashboard() }
