import SwiftUI

enum Key: Hashable {
  case digit(Int), symbol(String), wide(Int)

  var label: String {
    switch self {
    case .digit(let number), .wide(let number): return "\(number)"
    case .symbol(let text): return text
    }
  }

  var color: Color {
    switch self {
    case .digit, .wide: .gray
    case .symbol("="), .symbol("+"), .symbol("−"), .symbol("×"), .symbol("÷"): .orange
    case .symbol: .secondary
    }
  }
}

struct Calculator: View {
  let rows: [[Key]] = [
    [.symbol("C"), .symbol("±"), .symbol("%"), .symbol("÷")],
    [.digit(7), .digit(8), .digit(9), .symbol("×")],
    [.digit(4), .digit(5), .digit(6), .symbol("−")],
    [.digit(1), .digit(2), .digit(3), .symbol("+")],
    [.wide(0), .symbol(","), .symbol("=")],
  ]
  let gap: CGFloat = 10

  var body: some View {
    GeometryReader { proxy in
      let side = (proxy.size.width - 5 * gap) / 4
      VStack(alignment: .trailing, spacing: gap) {
        Spacer()
        Text("1 234")
          .font(.system(size: 60, weight: .light))
          .minimumScaleFactor(0.5)
          .lineLimit(1)
        ForEach(rows, id: \.self) { row in
          HStack(spacing: gap) {
            ForEach(row, id: \.self) { key in
              Text(key.label)
                .font(.title)
                .frame(width: width(of: key, side: side), height: side)
                .background(key.color)
                .clipShape(Capsule())
            }
          }
        }
      }
      .padding(gap)
    }
  }

  private func width(of key: Key, side: CGFloat) -> CGFloat {
    if case .wide = key { return side * 2 + gap }
    return side
  }
}

struct ContentView: View {
  var body: some View { Calculator() }
}
