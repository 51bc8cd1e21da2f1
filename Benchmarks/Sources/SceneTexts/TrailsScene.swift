extension SceneText {
  /// About 300 lines as an app has them: a model, a layout of its own, styles, rows and a screen
  /// that searches and filters.
  public static let trails = SceneText(
    name: "trails",
    text: #"""
      import SwiftUI

      // MARK: Model

      struct Trail: Identifiable, Hashable {
          enum Grade: String, CaseIterable {
              case easy, moderate, hard

              var tint: Color {
                  switch self {
                  case .easy: .green
                  case .moderate: .orange
                  case .hard: .red
                  }
              }
          }

          let id: Int
          var name: String
          var region: String
          var kilometres: Double
          var ascent: Int
          var grade: Grade
          var tags: [String]
          var isDone = false
      }

      @Observable
      final class TrailBook {
          var trails: [Trail] = [
              Trail(
                  id: 1, name: "Ridge of the Three Lakes", region: "North", kilometres: 12.4,
                  ascent: 840, grade: .moderate, tags: ["lake", "views", "hut"]),
              Trail(
                  id: 2, name: "Mill Stream", region: "Valley", kilometres: 5.2,
                  ascent: 120, grade: .easy, tags: ["family", "shade"], isDone: true),
              Trail(
                  id: 3, name: "Iron Ladder", region: "North", kilometres: 16.8,
                  ascent: 1490, grade: .hard, tags: ["climbing", "exposed", "views"]),
              Trail(
                  id: 4, name: "Old Railway", region: "Valley", kilometres: 9.1,
                  ascent: 60, grade: .easy, tags: ["bike", "tunnel"]),
          ]
          var query = ""

          var shown: [Trail] {
              guard !query.isEmpty else { return trails }
              return trails.filter { $0.name.localizedCaseInsensitiveContains(query) }
          }

          var total: Double {
              trails.filter(\.isDone).map(\.kilometres).reduce(0, +)
          }

          func toggle(_ trail: Trail) {
              guard let index = trails.firstIndex(where: { $0.id == trail.id }) else { return }
              trails[index].isDone.toggle()
          }
      }

      // MARK: Pieces

      struct WrappingRow: Layout {
          var spacing: CGFloat = 6

          private func rows(in width: CGFloat, _ subviews: Subviews) -> [[(Int, CGSize)]] {
              var rows: [[(Int, CGSize)]] = [[]]
              var x: CGFloat = 0
              for (index, subview) in subviews.enumerated() {
                  let size = subview.sizeThatFits(.unspecified)
                  if x > 0, x + size.width > width {
                      rows.append([])
                      x = 0
                  }
                  rows[rows.count - 1].append((index, size))
                  x += size.width + spacing
              }
              return rows
          }

          func sizeThatFits(
              proposal: ProposedViewSize,
              subviews: Subviews,
              cache: inout ()
          ) -> CGSize {
              let rows = rows(in: proposal.width ?? .infinity, subviews)
              let heights = rows.map { $0.map(\.1.height).max() ?? 0 }
              let width = rows.map { row in
                  row.map(\.1.width).reduce(0, +) + spacing * CGFloat(max(row.count - 1, 0))
              }.max() ?? 0
              return CGSize(
                  width: width,
                  height: heights.reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
              )
          }

          func placeSubviews(
              in bounds: CGRect,
              proposal: ProposedViewSize,
              subviews: Subviews,
              cache: inout ()
          ) {
              var y = bounds.minY
              for row in rows(in: bounds.width, subviews) {
                  var x = bounds.minX
                  for (index, size) in row {
                      subviews[index].place(
                          at: CGPoint(x: x, y: y),
                          proposal: ProposedViewSize(size)
                      )
                      x += size.width + spacing
                  }
                  y += (row.map(\.1.height).max() ?? 0) + spacing
              }
          }
      }

      struct Tag: View {
          let text: String
          var tint: Color = .secondary

          var body: some View {
              Text(text)
                  .font(.caption2)
                  .padding(.horizontal, 8)
                  .padding(.vertical, 3)
                  .background(tint.opacity(0.15), in: Capsule())
                  .overlay {
                      Capsule()
                          .strokeBorder(tint.opacity(0.4))
                  }
          }
      }

      struct Figure: View {
          let title: LocalizedStringKey
          let value: String
          let symbol: String

          var body: some View {
              VStack(alignment: .leading, spacing: 4) {
                  Label(title, systemImage: symbol)
                      .font(.caption)
                      .foregroundStyle(.secondary)
                  Text(value)
                      .font(.title3.bold())
                      .monospacedDigit()
                      .minimumScaleFactor(0.7)
              }
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(12)
              .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
          }
      }

      struct ClimbBar: View {
          let ascent: Int
          let highest: Int

          var body: some View {
              GeometryReader { proxy in
                  let share = highest > 0 ? CGFloat(ascent) / CGFloat(highest) : 0
                  ZStack(alignment: .leading) {
                      Capsule()
                          .fill(.quaternary)
                      Capsule()
                          .fill(
                              LinearGradient(
                                  colors: [.green, .orange],
                                  startPoint: .leading,
                                  endPoint: .trailing
                              )
                          )
                          .frame(width: proxy.size.width * share)
                  }
              }
              .frame(height: 6)
              .accessibilityLabel("Ascent")
              .accessibilityValue("\(ascent) metres")
          }
      }

      struct TickButtonStyle: ButtonStyle {
          let isOn: Bool

          func makeBody(configuration: Configuration) -> some View {
              configuration.label
                  .font(.title2)
                  .foregroundStyle(isOn ? Color.accentColor : .secondary)
                  .scaleEffect(configuration.isPressed ? 0.9 : 1)
                  .animation(.snappy, value: configuration.isPressed)
          }
      }

      // MARK: Rows

      struct TrailRow: View {
          let trail: Trail
          let highest: Int
          let toggle: () -> Void

          var body: some View {
              VStack(alignment: .leading, spacing: 8) {
                  HStack(alignment: .firstTextBaseline) {
                      VStack(alignment: .leading, spacing: 2) {
                          Text(trail.name)
                              .font(.headline)
                              .lineLimit(2)
                          Text("\(trail.region) · \(trail.kilometres, specifier: "%.1f") km")
                              .font(.subheadline)
                              .foregroundStyle(.secondary)
                      }
                      Spacer(minLength: 12)
                      Button(action: toggle) {
                          Image(systemName: trail.isDone ? "checkmark.circle.fill" : "circle")
                      }
                      .buttonStyle(TickButtonStyle(isOn: trail.isDone))
                  }
                  ClimbBar(ascent: trail.ascent, highest: highest)
                  WrappingRow {
                      Tag(text: trail.grade.rawValue.capitalized, tint: trail.grade.tint)
                      ForEach(trail.tags, id: \.self) { tag in
                          Tag(text: tag)
                      }
                  }
              }
              .padding()
              .background(
                  RoundedRectangle(cornerRadius: 16, style: .continuous)
                      .fill(Color(.secondarySystemGroupedBackground))
              )
              .contentShape(Rectangle())
          }
      }

      // MARK: Screen

      struct TrailsView: View {
          @State private var book = TrailBook()
          @State private var grade: Trail.Grade?
          @Environment(\.horizontalSizeClass) private var sizeClass

          private var trails: [Trail] {
              book.shown.filter { grade == nil || $0.grade == grade }
          }

          private var columns: [GridItem] {
              let count = sizeClass == .compact ? 1 : 2
              return Array(repeating: GridItem(.flexible(), spacing: 12), count: count)
          }

          var body: some View {
              NavigationStack {
                  ScrollView {
                      VStack(alignment: .leading, spacing: 16) {
                          figures
                          picker
                          LazyVGrid(columns: columns, spacing: 12) {
                              ForEach(trails) { trail in
                                  TrailRow(trail: trail, highest: highest) {
                                      withAnimation { book.toggle(trail) }
                                  }
                              }
                          }
                          if trails.isEmpty {
                              ContentUnavailableView.search(text: book.query)
                          }
                      }
                      .padding()
                  }
                  .background(Color(.systemGroupedBackground))
                  .navigationTitle("Trails")
                  .searchable(text: $book.query)
              }
          }

          private var highest: Int {
              book.trails.map(\.ascent).max() ?? 0
          }

          private var figures: some View {
              HStack(spacing: 12) {
                  Figure(title: "Walked", value: String(format: "%.1f km", book.total), symbol: "figure.hiking")
                  Figure(title: "Trails", value: "\(book.trails.count)", symbol: "map")
              }
          }

          private var picker: some View {
              Picker("Grade", selection: $grade) {
                  Text("All").tag(Trail.Grade?.none)
                  ForEach(Trail.Grade.allCases, id: \.self) { grade in
                      Text(grade.rawValue.capitalized)
                          .tag(Optional(grade))
                  }
              }
              .pickerStyle(.segmented)
          }
      }

      #Preview {
          TrailsView()
      }
      """#)
}
