import LayoutSolver
import SceneLoader
import Testing

/// Views of UIKit and AppKit within SwiftUI, whose own code isn't run.
struct PlatformViewTests {
  private static let wrapper = """
    import SwiftUI
    import WebKit

    struct WebView: UIViewRepresentable {
      let address: String
      @Binding var isLoading: Bool
      var onEnd: (() -> Void)? = nil

      func makeUIView(context: Context) -> WKWebView {
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view.navigationDelegate = context.coordinator
        return view
      }
      func updateUIView(_ view: WKWebView, context: UIViewRepresentableContext<WebView>) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func whenDone(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.onEnd = action
        return copy
      }

      class Coordinator: NSObject, WKNavigationDelegate {
        let parent: WebView
        init(_ parent: WebView) { self.parent = parent }
        func webView(_ view: WKWebView, didFinish navigation: WKNavigation!) {
          parent.isLoading = false
        }
      }
    }

    """

  /// A view without an intrinsic size takes the size it is proposed (Apple, UIViewRepresentable).
  @Test func whatWrapsAPlatformViewTakesItsProposal() throws {
    let scene = scene(
      Self.wrapper + """
        struct ContentView: View {
          @State private var isLoading = true
          var body: some View {
            WebView(address: "https://example.com", isLoading: $isLoading)
              .whenDone {}
              .accessibilityIdentifier("web")
              .frame(width: 200, height: 120)
          }
        }
        """)
    #expect(scene.diagnostics.map(\.identifier.name) == ["platform-view"])
    #expect(scene.diagnostics.first?.location?.line == 4)
    let device = try #require(Device.named("iphone-16-pro"))
    let result = scene.layout(device.settings(.portrait)).result
    #expect(result?.node(identifier: "web")?.size == Size(width: 200, height: 120))
  }

  @Test func problemsAroundAPlatformViewStillShow() {
    let scene = scene(
      Self.wrapper + """
        struct ContentView: View {
          var body: some View { WebView(adress: "", isLoading: .constant(true)) }
        }
        """)
    #expect(
      scene.diagnostics.filter { $0.severity == .error }.map(\.identifier.name) == ["arguments"])
  }

  /// What is done with a framework's values is not seen, but does not stop the scene.
  @Test func valuesOfAFrameworkTakeAnything() throws {
    let scene = scene(
      """
      import PencilKit
      import SwiftUI

      struct Sheet: View {
        var detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
        @State private var canvas = PKCanvasView()
        var body: some View {
          Text("Page")
            .frame(width: 100, height: 50)
            .accessibilityIdentifier("page")
            .onAppear {
              canvas.tool = PKInkingTool(.pen, color: .black, width: 3)
              canvas.drawing.append(PKDrawing())
              UIApplication.shared.windows.first?.tintAdjustmentMode = .dimmed
            }
        }
      }
      #Preview { Sheet() }
      """)
    #expect(Set(scene.diagnostics.map(\.identifier.name)) == ["foreign-name"])
    #expect(Set(scene.diagnostics.map(\.severity)) == [.warning])
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics == [])
    #expect(outcome.result?.node(identifier: "page")?.size == Size(width: 100, height: 50))
  }

  @Test func aMisspeltNameIsStillAnError() {
    let scene = scene(
      """
      import SwiftUI
      struct ContentView: View {
        let color = UIColour.red
        var body: some View { Text("Name") }
      }
      """)
    #expect(scene.diagnostics.first?.severity == .error)
    #expect(scene.diagnostics.first?.remedy == "did you mean 'UIColor'?")
  }

  @Test func whatBuildsOnAMissingClassIsNamedOnce() {
    let scene = scene(
      """
      import SwiftUI

      final class PlayerView: UIView {
        private let player = AVPlayerLayer()
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      extension UIView {
        func pin(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
      }
      struct ContentView: View { var body: some View { Text("Player") } }
      """)
    #expect(scene.diagnostics.map(\.identifier.name) == ["foreign-type", "foreign-type"])
    #expect(scene.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(scene.diagnostics.map(\.location?.line) == [3, 8])
  }

  /// A function that is missed is another file's, not a framework's.
  @Test func aFrameworkIsNotBlamedForAFunction() {
    let scene = scene(
      """
      import AVKit
      import SwiftUI
      struct ContentView: View {
        var body: some View { if let player = playVideo(named: "a") { VideoPlayer(player: player) } }
      }
      """)
    #expect(scene.diagnostics.first?.message == "cannot find 'playVideo' in scope")
  }

  private func scene(_ text: String) -> Scene {
    Scene(files: [Scene.File(name: "scene.swift", text: text)], name: "scene")
  }
}
