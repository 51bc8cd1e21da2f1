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
            (call, _: Unused, videoOverlay: Content) in
            call.make(
              .modified(
                View(.leaf(.placeholder(name: "VideoPlayer"))),
                .overlay(try videoOverlay(), alignment: .center)))
          },
        ]),
      NativeType(
        "struct PhotosPicker<Label: View>: View",
        members: ["PhotosPickerItem?", "[PhotosPickerItem]"].flatMap(pickers)),
    ],
    sources: [Declarations.media], isPartial: true)

  private static func pickers(_ selection: String) -> [NativeMember] {
    let selection = "selection: Binding<\(selection)>, "
    let filter = "matching filter: PHPickerFilter? = nil"
    let library = filter + ", photoLibrary: PHPhotoLibrary"
    let count = selection.contains("[") ? "maxSelectionCount: Int? = nil, " : ""
    let label = "@ViewBuilder label: () -> Label"
    return [filter, library].map { rest in
      NativeMember(
        "init(_ title: LocalizedStringKey, \(selection)\(count)\(rest)) where Label == Text"
      ) { (call, title: TextContent, _: Rest) in SwiftUILibrary.button(call, call.text(title)) }
    } + [
      count.isEmpty
        ? NativeMember("init(\(selection)\(filter), \(label))") {
          (call, _: Unused, _: Unused, label: Content) in SwiftUILibrary.button(call, try label())
        }
        : NativeMember("init(\(selection)\(count)\(filter), \(label))") {
          (call, _: Unused, _: Unused, _: Unused, label: Content) in
          SwiftUILibrary.button(call, try label())
        },
      count.isEmpty
        ? NativeMember("init(\(selection)\(library), \(label))") {
          (call, _: Unused, _: Unused, _: Unused, label: Content) in
          SwiftUILibrary.button(call, try label())
        }
        : NativeMember("init(\(selection)\(count)\(library), \(label))") {
          (call, _: Unused, _: Unused, _: Unused, _: Unused, label: Content) in
          SwiftUILibrary.button(call, try label())
        },
    ]
  }
}
