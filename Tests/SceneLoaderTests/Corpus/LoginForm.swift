import SwiftUI

struct LoginView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var remembers = true
  @FocusState private var focused: Field?

  enum Field: Hashable {
    case name, password
  }

  private var canLogIn: Bool {
    !name.isEmpty && password.count >= 8
  }

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome back")
        .font(.largeTitle)
        .fontWeight(.semibold)
        .padding(.bottom, 24)

      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($focused, equals: .name)
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($focused, equals: .password)

      Toggle("Remember me", isOn: $remembers)

      Button {
        focused = nil
      } label: {
        Text("Log in")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(!canLogIn)
      .opacity(canLogIn ? 1 : 0.5)

      Spacer()
    }
    .padding(.horizontal, 32)
    .padding(.top, 64)
  }
}

#Preview("Empty") {
  LoginView()
}
