extension SceneText {
  /// Thirty panels, each with state of its own and a row of figures.
  public static let panels = SceneText(
    name: "panels",
    text: #"""
      import SwiftUI

      struct Figure: View {
          let title: String
          let value: Double

          var body: some View {
              VStack(alignment: .leading, spacing: 2) {
                  Text(title)
                      .font(.caption)
                      .foregroundStyle(.secondary)
                  Text(value, format: .number.precision(.fractionLength(1)))
                      .font(.headline)
              }
              .frame(maxWidth: .infinity, alignment: .leading)
          }
      }

      struct Panel: View {
          let number: Int
          @Binding var selection: Int
          @State private var isOpen = false

          private var values: [Double] {
              (1...4).map { Double((number * 37 + $0 * 101) % 997) / 10 }
          }

          var body: some View {
              VStack(alignment: .leading, spacing: 8) {
                  HStack {
                      Button(isOpen ? "Less" : "More") { isOpen.toggle() }
                      Text("Panel \(number)")
                          .font(.headline)
                      Spacer()
                      Image(systemName: selection == number ? "checkmark.circle.fill" : "circle")
                  }
                  HStack(spacing: 12) {
                      ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                          Figure(title: "Value \(index + 1)", value: value)
                      }
                  }
                  if isOpen {
                      Text("The mean of the values is \(values.reduce(0, +) / 4, specifier: "%.2f").")
                          .font(.footnote)
                  }
              }
              .padding()
              .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
          }
      }

      struct PanelsView: View {
          @State private var selection = 3

          var body: some View {
              ScrollView {
                  VStack(spacing: 12) {
                      ForEach(0..<30) { number in
                          Panel(number: number, selection: $selection)
                      }
                  }
                  .padding()
              }
          }
      }

      #Preview {
          PanelsView()
      }
      """#)
}
