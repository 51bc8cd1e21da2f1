import SwiftUI

struct SettingsView: View {
  @State private var isOn = true
  @State private var volume = 0.5
  @State private var quality = Quality.high
  @State private var copies = 2

  enum Quality: String, CaseIterable, Identifiable {
    case low, medium, high
    var id: Self { self }
    var title: String { rawValue.capitalized }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Sound") {
          Toggle("Effects", isOn: $isOn)
          Slider(value: $volume, in: 0...1)
        }
        Section {
          Picker("Quality", selection: $quality) {
            ForEach(Quality.allCases) { quality in
              Text(quality.title).tag(quality)
            }
          }
          Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        } header: {
          Text("Printing")
        } footer: {
          Text("High quality takes longer.")
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct ContentView: View {
  var body: some View {
    SettingsView()
  }
}
