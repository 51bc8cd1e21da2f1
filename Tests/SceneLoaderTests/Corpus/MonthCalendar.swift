import SwiftUI

struct MonthCalendar: View {
  let daysInMonth = 31
  let firstWeekday = 3
  @State private var selected: Int? = 14

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let names = ["M", "T", "W", "T", "F", "S", "S"]

  private var cells: [Int?] {
    let blanks = [Int?](repeating: nil, count: firstWeekday)
    let days = (1...daysInMonth).map { Optional($0) }
    return blanks + days
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("March")
        .font(.system(size: 28, weight: .bold, design: .rounded))
      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { index in
          Text(names[index])
            .font(.caption)
            .frame(maxWidth: .infinity)
        }
      }
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(Array(cells.enumerated()), id: \.offset) { _, day in
          if let day {
            DayCell(day: day, isSelected: day == selected)
              .onTapGesture { selected = day }
          } else {
            Color.clear.frame(height: 36)
          }
        }
      }
      Spacer()
    }
    .padding()
  }
}

private struct DayCell: View {
  let day: Int
  let isSelected: Bool

  var body: some View {
    Text("\(day)")
      .frame(width: 36, height: 36)
      .background(Circle().fill(isSelected ? Color.red : Color.clear))
      .foregroundColor(isSelected ? .white : .primary)
  }
}

#Preview("Month") {
  MonthCalendar()
}
