import SwiftUI
struct SettingsView: View {
  @AppStorage("name") private var name = "Ann"
  @State private var notify = true
  @State private var volume = 0.5
  @State private var flavor: Flavor = .vanilla
  @FocusState private var focused: Bool
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, mint; var id: Self { self }
  }
  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name).focused($focused)
          Toggle("Notifications", isOn: $notify)
        }
        Section {
          Slider(value: $volume, in: 0...1)
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized).tag(flavor) }
          }
          Stepper("Count", value: .constant(2), in: 0...10)
        } header: {
          Text("Sound")
        } footer: {
          Text("Applies at once.").font(.footnote)
        }
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { focused = false } } }
    }
  }
}
#Preview { SettingsView() }
