// source: https://github.com/aws-amplify/amplify-ui-swift-authenticator@1ec95fb644b6
//   Tests/AuthenticatorHostApp/AuthenticatorHostAppUITests/TestCases/__Snapshots__/ConfirmSignInWithTOTPCodeViewTests/testConfirmSignInWithTOTPCodeView.1.png,
//   Sources/Authenticator/Views
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15, October 2023), an iPhone of 430 by 932 with
//   a Dynamic Island, screenshot of the app, 3x
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 1
// frame header: 20.41 79.03 any any
// frame code-label: 20.06 132.88 any any
// frame back: 161.88 321.08 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 20) {
          header("Enter your one-time passcode")
          field(
            "Please enter the code from your registered Authenticator app", "Verification Code",
            "code")
          primary("Confirm")
          link("Back to Sign In", "back")
        }
        .padding(10)
        .padding(10)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  func header(_ title: String, _ alignment: Alignment = .leading) -> some View {
    HStack {
      Text(title).accessibilityIdentifier("header").frame(maxWidth: .infinity, alignment: alignment)
        .font(.title)
      Spacer()
    }
  }

  func field(_ label: String?, _ placeholder: String, _ id: String, secure: Bool = false)
    -> some View
  {
    VStack(alignment: .leading, spacing: 5) {
      if let label { Text(label).font(.body).accessibilityIdentifier("\(id)-label") }
      HStack {
        Group {
          if secure {
            SecureField(placeholder, text: .constant(""))
          } else {
            TextField(placeholder, text: .constant(""))
          }
        }
        .textFieldStyle(.plain)
        .frame(height: 25)
        .padding([.top, .bottom, .leading], 10)
      }
      .accessibilityIdentifier(id)
    }
  }

  func primary(_ title: String) -> some View {
    Button {
    } label: {
      Text(title).font(.body.bold()).padding(13).frame(maxWidth: .infinity).background(Color.teal)
        .accessibilityIdentifier("primary")
    }
  }

  func link(_ title: String, _ id: String) -> some View {
    Button {
    } label: {
      Text(title).font(.subheadline.weight(.semibold)).accessibilityIdentifier(id).padding(10)
        .frame(maxWidth: .infinity)
    }
  }

  func step(_ title: String, _ content: String, _ id: String) -> some View {
    VStack {
      Text(title).font(.headline).multilineTextAlignment(.leading).accessibilityIdentifier(
        "\(id)-title"
      ).frame(maxWidth: .infinity, alignment: .leading)
      Spacer(minLength: 10)
      Text(content).font(.body).multilineTextAlignment(.leading).accessibilityIdentifier(
        "\(id)-content"
      ).frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
    }
  }

  func radio(_ label: String, _ id: String) -> some View {
    Button {
    } label: {
      HStack(alignment: .center) {
        Image(systemName: "circle").font(.system(size: 24))
        Text(label).accessibilityIdentifier(id)
        Spacer()
      }
    }
  }
}
