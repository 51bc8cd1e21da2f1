// source: https://github.com/aws-amplify/amplify-ui-swift-authenticator@1ec95fb644b6
//   Tests/AuthenticatorHostApp/AuthenticatorHostAppUITests/TestCases/__Snapshots__/ContinueSignInWithTOTPSetupViewTests/testContinueSignInWithTOTPSetupView.1.png,
//   Sources/Authenticator/Views
// observed: Apple SwiftUI, iOS 17 simulator (Xcode 15, October 2023), an iPhone of 430 by 932 with
//   a Dynamic Island, screenshot of the app, 3x
// confidence: observed
// platform: ios 17
// container: iphone-15-pro-max
// tolerance: 0.5
// frame code: 20 718.67 390 45
// frame primary: 20 783.67 390 46.33
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      ScrollView {
        VStack(spacing: 20) {
          header("Enable Two-Factor Auth", .center)
          Spacer()
          step(
            "Step 1: Download an Authenticator App",
            "Authenticator app generates one-time codes that can be used to verify your identity",
            "one")
          step(
            "Step 2: Scan the QR code",
            "Open the Authenticator app and scan the QR code or enter the key to get your verification code",
            "two")
          Color.black.frame(width: 200, height: 200)
          Button {
          } label: {
            Text("Copy Key").font(.subheadline).accessibilityIdentifier("copy").padding(
              EdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 30))
          }
          step(
            "Step 3: Verify your code", "Enter the 6 digit code from your Authenticator app",
            "three")
          field(nil, "Verification Code", "code")
          primary("Continue")
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
