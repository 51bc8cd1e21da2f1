import SwiftInterpreter

/// Files of a project that are read alone use names that others declare.
enum OtherFiles {
  /// Says so where a type is missing.
  static func hinted(_ diagnostics: [Diagnostic], isAlone: Bool) -> [Diagnostic] {
    guard isAlone else { return diagnostics }
    return diagnostics.map { problem in
      guard problem.remedy == nil, [.unknownType, .unknownName].contains(problem.identifier),
        let name = problem.message.split(separator: "'").dropFirst().first,
        name.first?.isUppercase == true
      else { return problem }
      var hinted = problem
      hinted.remedy = "where another file declares it, open the folder of both"
      return hinted
    }
  }
}
