// source: https://github.com/batonogov/pine@3477db4
//   PineTests/SnapshotTests/__Snapshots__/WelcomeView.light.png
// observed: Apple SwiftUI, macOS 26 (Xcode 26, April 2026), NSHostingView in a window, 2x
// confidence: observed
// platform: mac 26 @2x
// container: 720x460
// tolerance: 1
// frame pine: 177.78 233.57 56.01 any
// frame subtitle: 86.74 280.83 239.01 any
// frame open: 140 308.5 132 28
// frame recent: 369.67 40.1 126.53 any
// frame one: 394.08 66.17 26.12 any
// frame one-path: 394.27 84.27 128.35 any
// frame two: 394.58 110.5 68.33 any
// frame two-path: 394.27 128.27 162.4 any
// frame three: 394.41 154.17 96.18 any
// frame three-path: 394.27 172.27 183.65 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 14) {
        Spacer()
        Color.green.frame(width: 96, height: 96)
        Text("Pine").font(.system(size: 28, weight: .bold)).accessibilityIdentifier("pine")
        Text("Редактор кода, созданный для вашего Mac.").font(.subheadline).foregroundStyle(
          .secondary
        ).accessibilityIdentifier("subtitle")
        Button("Открыть папку…") {}.buttonStyle(.borderedProminent).controlSize(.large)
          .accessibilityIdentifier("open")
        Spacer()
      }
      .frame(width: 260)
      .padding()
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Недавние проекты").font(.headline).accessibilityIdentifier("recent"); Spacer()
        }
        .padding(.horizontal).padding(.top, 10).padding(.bottom, 4)
        ScrollView {
          LazyVStack(spacing: 0) {
            row("pine", "/Us" + "ers/tester/Projects/pine", "one")
            Divider().padding(.leading)
            row("hello-world", "/Us" + "ers/tester/Projects/hello-world", "two")
            Divider().padding(.leading)
            row("snapshot-demo", "/Us" + "ers/tester/Projects/snapshot-demo", "three")
          }
        }
      }
      .frame(minWidth: 280)
    }
    .frame(width: 600, height: 400)
  }

  func row(_ name: String, _ path: String, _ id: String) -> some View {
    Button {
    } label: {
      HStack {
        Image(systemName: "folder")
        VStack(alignment: .leading, spacing: 2) {
          Text(name).font(.system(size: 13)).accessibilityIdentifier(id)
          Text(path).font(.system(size: 10)).lineLimit(1).truncationMode(.middle)
            .accessibilityIdentifier("\(id)-path")
        }
        Spacer()
      }
      .padding(.horizontal)
      .padding(.vertical, 6)
    }
    .buttonStyle(.plain)
  }
}
