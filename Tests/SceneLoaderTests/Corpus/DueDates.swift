import SwiftUI

final class Clock: ObservableObject {
  @Published var isReady = false

  func start() {
    DispatchQueue.main.async { self.isReady = true }
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.isReady = false }
  }
}

struct DueDates: View {
  @StateObject private var clock = Clock()
  @State private var seconds = 0
  @Environment(\.scenePhase) private var phase
  private let due = Calendar.current.date(byAdding: .day, value: 3, to: Date()) ?? Date()

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(due, style: .date)
      Text("\(seconds) s")
      if clock.isReady {
        Label("Ready", systemImage: "checkmark")
      }
      Color(UIColor.systemGray5).frame(width: UIScreen.main.bounds.width / 2, height: 4)
    }
    .onAppear { clock.start() }
    .task {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      seconds = 100
    }
  }
}

#Preview {
  DueDates()
}
