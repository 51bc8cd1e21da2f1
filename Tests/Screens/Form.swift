import SwiftUI

struct AccountForm: View {
  @State private var name = "Ada Lovelace"
  @State private var email = ""
  @State private var theme = "System"
  @State private var size = 0.6
  @State private var copies = 2
  @State private var isNotified = true
  @State private var isShared = false
  @State private var birthday = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          DatePicker("Birthday", selection: $birthday, displayedComponents: .date)
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
          }
          LabeledContent("Text size") { Slider(value: $size).frame(width: 160) }
          Stepper("Copies: \(copies)", value: $copies, in: 1...9)
        } header: {
          Text("Display")
        } footer: {
          Text("The theme applies to this device only.")
        }
        Section {
          Toggle("Notifications", isOn: $isNotified)
          Toggle("Share my activity", isOn: $isShared)
          NavigationLink("Privacy") { Text("Privacy") }
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Account")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
  }
}

#Preview { AccountForm() }
