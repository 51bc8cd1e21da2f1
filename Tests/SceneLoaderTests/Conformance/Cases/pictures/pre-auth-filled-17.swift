// source: https://github.com/BarredEwe/Prefire/tree/c79ca7966bc130d415b81cd7fdaa25fb76d9530b
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_authView_Preview.3.png
// observed: Apple SwiftUI, iOS 17 simulator (2024), 375x812 view, 3x
// confidence: observed
// platform: ios 17
// container: 375x812
// safe area: 54 0 34 0
// type size: medium
// tolerance: 1
// frame banner: 16.00 70.00 343.00 103.67
// text FireUser: 16.04 230.75 61.03 any
// text FirePassword: 16.04 291.75 96.93 any
// frame sign-in: 16.00 367.67 343.00 49.33
// text Sign In: 163.11 382.43 49.52 any
// frame registration: 16.00 425.00 343.00 49.33
// text Registration: 144.04 439.76 87.26 any
// text More about product: 112.37 514.09 150.03 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      HStack(spacing: 24) {
        Text("🔥").font(.system(size: 60))
        Text("Prefire").font(.system(size: 56).weight(.heavy))
      }
      .padding(.vertical)
      .frame(maxWidth: .infinity)
      .background(.purple)
      .accessibilityIdentifier("banner")
      .padding()
      VStack {
        TextField("Login", text: .constant("FireUser")).padding(.vertical)
        TextField("Password", text: .constant("FirePassword")).padding(.vertical)
      }
      .padding()
      VStack {
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(false)
        .accessibilityIdentifier("sign-in")
        Button {
        } label: {
          Text("Registration").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .accessibilityIdentifier("registration")
      }
      .padding()
      Text("More about product").font(.headline).padding()
    }
  }
}
