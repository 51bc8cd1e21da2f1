import SwiftUI

struct Event: Identifiable {
  let id = UUID()
  let year: Int
  let text: String
  var color: Color = .blue
}

struct Timeline: View {
  let events: [Event]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(events.enumerated()), id: \.element.id) { index, event in
        HStack(alignment: .top, spacing: 12) {
          VStack(spacing: 0) {
            Circle()
              .fill(event.color)
              .frame(width: 12, height: 12)
            if index != events.count - 1 {
              Rectangle()
                .fill(.gray)
                .frame(width: 2)
            }
          }
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "\(event.year)")
              .font(.caption)
            Text(event.text)
              .fixedSize(horizontal: false, vertical: true)
          }
          .padding(.bottom, 16)
        }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

struct ContentView: View {
  var body: some View {
    Timeline(events: [
      Event(year: 1843, text: "The first program, for a machine that was never built"),
      Event(year: 1936, text: "A machine on paper", color: .green),
      Event(year: 2019, text: "SwiftUI", color: .orange),
    ])
    .padding()
  }
}
