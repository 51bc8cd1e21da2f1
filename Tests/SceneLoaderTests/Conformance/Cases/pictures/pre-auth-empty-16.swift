// source: https://github.com/BarredEwe/Prefire/tree/8594280c833bcd600ca45e59689fee9cdcfa5f92
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_authView_Preview.1.png
// observed: Apple SwiftUI, iOS 16 simulator (October 2022), 375x812 view, 3x
// confidence: observed
// platform: ios 16
// container: 375x812
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// frame banner: 16.00 63.00 343.00 103.67
// text Login: 16.04 223.43 39.93 any
// text Password: 16.04 284.92 69.93 any
// frame sign-in: 16.00 360.67 343.00 49.33
// text Sign In: 163.11 375.43 49.52 any
// frame registration: 16.00 418.00 343.00 49.33
// text Registration: 144.04 432.76 87.26 any
// text More about product: 112.37 507.09 150.03 any
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
        TextField("Login", text: .constant("")).padding(.vertical)
        TextField("Password", text: .constant("")).padding(.vertical)
      }
      .padding()
      VStack {
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(true)
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
