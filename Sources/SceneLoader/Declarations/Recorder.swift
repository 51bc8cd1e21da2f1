// Prints how SwiftUI lays out your views. Made by `reflow recorder`; needs iOS 16 or macOS 13.
//
//   1. Add this file to your app.
//   2. Say .recorded("name") of the views to look at and put Recording { … } around the screen.
//   3. Run it, and save the console's output as recorded.txt.
//   4. reflow compare YourScreen.swift recorded.txt
//
// A recorded view is in a layout of its own that passes everything on: its proposal, its answer,
// its guides and its spacing. SwiftUI can't see a layoutPriority(_:) or a layoutValue(key:value:)
// through a layout: put those after recorded(_:). The log notes a priority that is hidden.

import SwiftUI

/// Says where it runs and what its content is offered and takes.
struct Recording<Content: View>: View {
  @ViewBuilder var content: Content
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    VStack { content }
      .onAppear { RecordingLog.header(displayScale) }
      .recorded("recording")
  }
}

extension View {
  /// Prints each proposal and answer of the view, and its frame on the screen.
  func recorded(_ name: String) -> some View {
    RecordingLayout(name: name) { self.accessibilityIdentifier(name) }
      .onGeometryChange(for: CGRect.self) { proxy in
        proxy.frame(in: .global)
      } action: { frame in
        RecordingLog.frame(name, frame)
      }
  }
}

struct RecordingLayout: Layout {
  let name: String

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    RecordingLog.proposal(name, proposal)
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    RecordingLog.answer(name, size, priority: subviews.first?.priority ?? 0)
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let value = subviews.first?.dimensions(in: proposal)[explicit: guide]
    return value.map { bounds.minX + $0 }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let value = subviews.first?.dimensions(in: proposal)[explicit: guide]
    return value.map { bounds.minY + $0 }
  }
}

/// The lines of a log.
enum RecordingLog {
  static func header(_ displayScale: CGFloat) {
    #if os(macOS)
      let system = "mac"
    #else
      let system = "ios"
    #endif
    let version = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
    print("platform: \(system) \(version) @\(Int(displayScale))x")
  }

  static func proposal(_ name: String, _ size: ProposedViewSize) {
    print("\(name) | \(text(size.width)) × \(text(size.height)) | …")
  }

  static func answer(_ name: String, _ size: CGSize, priority: Double) {
    if priority != 0 { print("priority \(name): \(priority)") }
    print("\(name) | … | \(text(size.width)) × \(text(size.height))")
  }

  static func frame(_ name: String, _ rect: CGRect) {
    let figures = [rect.minX, rect.minY, rect.width, rect.height].map { text($0) }
    print("frame \(name): " + figures.joined(separator: " "))
  }

  /// A length in points: `nil`, `inf`, or with its decimals.
  private static func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    return length == .infinity ? "inf" : "\(Double(length))"
  }
}

#Preview("Recording") {
  Recording {
    HStack {
      Text("Hello, world!").recorded("text")
      Color.blue.frame(height: 20).recorded("colour")
    }
  }
}
