// source: https://github.com/leovido/composable-much-better-exercise, snapshots of
//   MuchBetterDependencies/Tests/AppTests/__Snapshots__/AppUITests/testAppViewUILoggedIn.1.png
// observed: Apple SwiftUI, iOS 17 simulator, 414x896 view (iPhone XS Max), 3x
// confidence: observed
// platform: ios 17
// container: 414x896
// safe area: 44 0 34 0
// tolerance: 1
// text Dashboard: 20.36 92.53 173.70 any
// text Logout: 340.64 56.04 53.46 any
// text Spend: 294.45 848.29 31.69 any
// notes: The bars alone; what the page shows is not known to the letter.
import SwiftUI

struct ContentView: View {
  var body: some View {
    TabView {
      NavigationView {
        VStack(alignment: .leading) {
          VStack {
            Text("Your total balance").font(.body).padding(.bottom, -20).padding(.top, 10)
            HStack {
              Spacer(); Text("").font(.system(size: 50)).fontWeight(.bold).padding(); Spacer()
            }
          }
          .padding(.top, 10).accessibilityIdentifier("balance").padding()
          VStack {
            HStack {
              Text("Transactions").font(.largeTitle).fontWeight(.bold)
              Spacer()
              Menu {
                Button("Sort") {}
              } label: {
                Image(systemName: "line.3.horizontal.decrease.circle")
              }.padding(.trailing)
            }
            .padding([.top, .leading])
            ProgressView("Refresing transactions...")
          }
          Spacer()
        }
        .navigationTitle(Text("Dashboard"))
        .searchable(text: .constant(""), prompt: "Search transactions")
        .toolbar {
          Button {
          } label: {
            Text("Logout")
          }
        }
      }
      .tabItem {
        Image(systemName: "house"); Text("Dashboard")
      }
      Text("Spend").tabItem {
        Image(systemName: "cart.badge.plus"); Text("Spend")
      }
    }
  }
}
