import AppleLibraries
import FoundationLibrary
import SwiftInterpreter
import SwiftUILibrary
import Threads

/// All the names that scenes can use, besides Swift's own.
package enum SceneLibraries {
  package static let families: [NativeLibrary] = {
    // SwiftUI's rows take longer to make than all others.
    let thread = StackThread(stackSize: 8 << 20) { _ = SwiftUILibrary.families }
    let (foundation, apple) = (FoundationLibrary.families, AppleLibraries.families)
    _ = LibrarySet.standard
    thread?.join()
    return foundation + SwiftUILibrary.families + apple
  }()

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
