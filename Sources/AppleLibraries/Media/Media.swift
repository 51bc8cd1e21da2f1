import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// Films, sounds and speech, of which a scene plays nothing, and the picker of photos.
  static let media = NativeLibrary(
    name: "Media",
    types: [
      NativeType(
        "struct VideoPlayer<Overlay: View>: View",
        members: [
          NativeMember("init(player: AVPlayer?)") {
            $0.make(.leaf(.placeholder(name: "VideoPlayer")))
          },
          NativeMember("init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay)") {
            call in
            call.make(
              .modified(
                View(.leaf(.placeholder(name: "VideoPlayer"))),
                .overlay(try call.content(1), alignment: .center)))
          },
        ]),
      NativeType(
        "struct PhotosPicker<Label: View>: View",
        members: ["PhotosPickerItem?", "[PhotosPickerItem]"].flatMap(pickers)),
    ],
    sources: [Declarations.media], isPartial: true)

  private static func pickers(_ selection: String) -> [NativeMember] {
    let limit = selection.hasPrefix("[") ? "maxSelectionCount: Int? = nil, " : ""
    let rest = "\(limit)matching filter: PHPickerFilter? = nil"
    return [rest, rest + ", photoLibrary: PHPhotoLibrary"].flatMap { rest in
      [
        NativeMember(
          "init(_ title: LocalizedStringKey, selection: Binding<\(selection)>, \(rest)) "
            + "where Label == Text"
        ) { call in call.make(.group([try call.text(0)])) },
        NativeMember(
          "init(selection: Binding<\(selection)>, \(rest), @ViewBuilder label: () -> Label)"
        ) { call in call.make(.group([try call.content(call.arguments.count - 1)])) },
      ]
    }
  }
}
