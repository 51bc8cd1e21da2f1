import SwiftUI

struct Month {
  let name: String
  let days: Int
  /// Column of the first day, 0 for Monday.
  let offset: Int

  var cells: [Int?] {
    let blanks: [Int?] = Array(repeating: nil, count: offset)
    return blanks + (1...days).map { $0 }
  }

  var weeks: [[Int?]] {
    stride(from: 0, to: cells.count, by: 7).map { start in
      let end = min(start + 7, cells.count)
      let week = Array(cells[start..<end])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }
}

struct CalendarView: View {
  let month = Month(name: "November", days: 30, offset: 6)
  let today = 21
  @State private var selected: Int? = nil

  private let names = ["M", "T", "W", "T", "F", "S", "S"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(month.name)
        .font(.title2.bold())

      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Text(names[index])
            .font(.caption)
            .frame(maxWidth: .infinity)
            .foregroundColor(index > 4 ? .red : .primary)
        }
      }

      ForEach(0..<month.weeks.count, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { column in
            day(month.weeks[week][column])
          }
        }
      }
    }
    .padding()
  }

  @ViewBuilder
  private func day(_ number: Int?) -> some View {
    if let number {
      Text("\(number)")
        .frame(maxWidth: .infinity, minHeight: 32)
        .background(number == today ? Color.yellow : Color.clear)
        .overlay(
          Circle()
            .stroke(number == selected ? Color.blue : Color.clear, lineWidth: 2)
        )
        .onTapGesture { selected = number }
    } else {
      Color.clear
        .frame(maxWidth: .infinity, minHeight: 32)
    }
  }
}

#Preview("November") {
  CalendarView()
}
