import AppleLibraries
import FoundationLibrary
import SwiftInterpreter
import SwiftUILibrary

/// All the names that scenes can use, besides Swift's own.
package enum SceneLibraries {
  /// The libraries, made one after the other: two threads that made them in a forked process were seen
  /// to wait for each other without end in Swift's runtime, where it makes generic types.
  package static let families =
    FoundationLibrary.families + SwiftUILibrary.families + AppleLibraries.families

  /// The families indexed by their declarations, once per process.
  package static let all = LibrarySet(families)
}

extension LibrarySet {
  /// These, with the declarations of a project's headers and the types of files that it lacks.
  func adding(_ project: ProjectFiles) -> LibrarySet {
    let own = project.headers.reduce(self) { libraries, header in
      libraries.adding(
        foreignTypes: header.types, values: header.functions.union(header.constants))
    }
    return own.adding(
      missingTypes: project.ignored.files.mapValues { file in
        ".gitignore keeps '\(file)' out of what is here; it may be generated, or hold keys"
      })
  }
}
