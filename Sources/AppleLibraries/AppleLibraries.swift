import SwiftInterpreter

/// The names of Apple's frameworks besides Foundation and SwiftUI, as scenes use them: a folder a
/// framework, a family of rows a file.
package enum AppleLibraries {
  /// Every family, in the order in which a reader would look for them.
  package static let families: [NativeLibrary] = [
    combine, uiColors, uiKit, platformViews, bezierPaths, coreLocation, maps, media, charts,
    dataModels, coreData, appIntents, widgets, permissions, foreignFrameworks,
  ]
}
