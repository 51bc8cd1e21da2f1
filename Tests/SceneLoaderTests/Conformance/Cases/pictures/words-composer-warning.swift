// source: https://github.com/jjjjjeffrey/WordsLearner, snapshots of
//   WordsLearnerTests/__Snapshots__/WordComparatorComposerSheetViewTests/
//   composerSheetMissingAPIKey.iPhone12Pro-iOS26_2-light.png
// observed: Apple SwiftUI, iOS 26.2 simulator, 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text AI English Word Comparator: 60.22 239.82 270.31 any
// text Compare similar English words with AI assistance: 66.05 273.36 257.89 any
// frame warning: 26.33 307.00 337.67 120.67
// text API Key Required: 144.10 322.59 129.86 any
// frame open: 139.00 384.67 112.33 27.00
// text Open Settings: 148.88 389.26 92.57 any
// text First Word: 47.04 447.59 77.93 any
// text Enter first word (e.g., character): 36.04 492.09 230.52 any
// text Word Comparator: 15.97 105.28 272.86 any
// notes: Below the first prompt all is 1 lower a field; a prompt of this length made the empty
//   field 22 high, a shorter one 21 (home-assistant).
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          VStack(spacing: 8) {
            Image(systemName: "text.book.closed").font(.system(size: 40))
            Text("AI English Word Comparator").font(.title2).fontWeight(.semibold)
            Text("Compare similar English words with AI assistance").font(.caption)
          }
          .padding(.top)
          VStack(spacing: 8) {
            HStack {
              Image(systemName: "exclamationmark.triangle.fill")
              Text("API Key Required").font(.headline)
            }
            Text(
              "Please configure your AIHubMix API key in settings to use this "
                + "app"
            ).font(.caption)
              .multilineTextAlignment(.center)
            Button("Open Settings") {}.buttonStyle(.borderedProminent).controlSize(.small)
              .accessibilityIdentifier("open")
          }
          .padding().accessibilityIdentifier("warning")
          VStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 8) {
              Label("First Word", systemImage: "1.circle").font(.headline)
              TextField("Enter first word (e.g., character)", text: .constant("")).padding()
                .accessibilityIdentifier("first")
            }
            VStack(alignment: .leading, spacing: 8) {
              Label("Second Word", systemImage: "2.circle").font(.headline)
              TextField("Enter second word (e.g., characteristics)", text: .constant("")).padding()
                .accessibilityIdentifier("second")
            }
            VStack(alignment: .leading, spacing: 8) {
              Label("Context Sentence", systemImage: "text.quote").font(.headline)
              TextField("Paste the sentence here", text: .constant(""), axis: .vertical).padding()
                .accessibilityIdentifier("sentence").lineLimit(3...6)
            }
          }
          .padding(.horizontal, 4)
          HStack(spacing: 12) {
            Button {
            } label: {
              HStack {
                Image(systemName: "sparkles"); Text("Generate").fontWeight(.semibold)
              }
              .frame(maxWidth: .infinity).padding().accessibilityIdentifier("generate")
            }
            Button {
            } label: {
              HStack(spacing: 6) { Image(systemName: "arrow.down.circle") }
                .frame(minWidth: 50).padding().accessibilityIdentifier("background")
            }
          }
        }
        .padding()
      }
      .navigationTitle("Word Comparator")
      .navigationBarTitleDisplayMode(.large)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
        ToolbarItem(placement: .primaryAction) {
          Button {
          } label: {
            Image(systemName: "gear")
          }
        }
      }
    }
  }
}
