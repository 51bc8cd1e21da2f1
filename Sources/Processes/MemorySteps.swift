import CProcesses

/// How much memory a process asks the system for at once.
package enum MemorySteps {
  /// Lets it be more than a page, as threads' shares grow otherwise. To be called at the start.
  package static func enlarge() { cprocesses_grow_in_steps() }
}
