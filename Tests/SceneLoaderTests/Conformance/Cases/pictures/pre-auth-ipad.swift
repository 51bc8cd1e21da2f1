// source: https://github.com/BarredEwe/Prefire/tree/85c25edb8b68e50ef8453542e8ea986bf8b62c4d
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_authView_Preview-iPad.1.png
// observed: Apple SwiftUI, iOS 17 simulator (June 2024), 1080x810 view, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 1080x810
// tolerance: 1
// frame banner: 16.00 16.00 1048.00 104.00
// text Login: 16.13 176.76 42.25 any
// text Password: 16.13 239.27 73.25 any
// frame sign-in: 16.00 316.00 1048.00 50.50
// text Sign In: 514.06 330.76 51.82 any
// frame registration: 16.00 374.50 1048.00 50.50
// text Registration: 494.63 389.26 91.75 any
// text More about product: 461.13 465.01 157.80 any
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
