import Cells
import SceneLoader

extension Theme {
  /// The style of a part of a program's text; plain for others.
  func style(of kind: SourceSyntax.Kind) -> CellStyle {
    switch kind {
    case .keyword: outline(depth: 3)
    case .type: outline(depth: 0)
    case .member: outline(depth: 4)
    case .number: outline(depth: 1)
    case .string: outline(depth: 2)
    case .comment: faint
    case .attribute: outline(depth: 5)
    }
  }
}
