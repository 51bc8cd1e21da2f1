import SwiftInterpreter

/// SwiftUI's names as scenes use them: one table, a family of rows a file.
///
/// A row is a declaration as Apple writes it and a body that makes the solver's description of it.
/// The same rows give the suggestions for misspelt names and the list of what is supported.
package enum SwiftUILibrary {
  /// Every family, in the order in which a reader would look for them.
  package static let families: [NativeLibrary] = [
    foundationGeometry, coreGraphics, geometry, alignment, colors, shapeStyles, fonts,
    views, builders, text, localizedText, attributedText, images, shapes, paths, stacks, forEach,
    subviews,
    controls, pickers, progress, controlStyles, buttons, fields, search,
    canvas, textRenderers, shaders, unavailable,
    frames, padding, backgrounds, transforms, matchedGeometry, safeArea, drawing, textStyles,
    geometryReader, coordinateSpaces, scroll, visualEffects, scrollTransitions, lazyGrids, grid,
    viewThatFits,
    layoutProtocol, containerValues, preferences, environment, environmentDefaults, state,
    observation,
    navigation, toolbars, tabs, presentation, lists, listData, tables, gestures, animation,
    accessibility, interaction, transfers, previews, apps, release27,
  ]
}
