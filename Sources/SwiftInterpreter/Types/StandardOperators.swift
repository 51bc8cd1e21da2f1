import SwiftOperators
import SwiftSyntax

extension OperatorTable {
  /// The operators of Swift's standard library.
  ///
  /// They are SwiftOperators' own `standardOperators`, with one difference: each relation between
  /// precedence groups has its syntax. Without it, every step of every comparison of two operators
  /// makes one, which took as long as parsing the file.
  static let standard = OperatorTable(
    precedenceGroups: groups.map { group in
      PrecedenceGroup(
        name: name(group.name), associativity: group.associativity,
        assignment: group.name == "Assignment",
        relations: group.lower.map { lower in
          [.higherThan(name(lower), syntax: PrecedenceGroupNameSyntax(name: .identifier(lower)))]
        } ?? [])
    },
    operators: groups.flatMap { group in
      group.operators.split(separator: " ").map {
        Operator(kind: .infix, name: String($0), precedenceGroup: name(group.name))
      }
    }
      + ["!", "~", "+", "-", "...", "..<"].map { Operator(kind: .prefix, name: $0) }
      + [Operator(kind: .postfix, name: "..."), Operator(kind: .infix, name: "~>")]
  ) { _ in }

  private static func name(_ group: String) -> String { "\(group)Precedence" }

  /// From the lowest to the highest, as the standard library's `Policy.swift` declares them.
  private static let groups:
    [(name: String, lower: String?, associativity: Associativity, operators: String)] = [
      ("Assignment", nil, .right, "*= &*= /= %= += &+= -= &-= <<= &<<= >>= &>>= &= ^= |="),
      ("FunctionArrow", "Assignment", .right, ""),
      ("Ternary", "FunctionArrow", .right, ""),
      ("Default", "Ternary", .none, ""),
      ("LogicalDisjunction", "Ternary", .left, "||"),
      ("LogicalConjunction", "LogicalDisjunction", .left, "&&"),
      ("Comparison", "LogicalConjunction", .none, "< <= > >= == != === !== ~="),
      ("NilCoalescing", "Comparison", .right, "??"),
      ("Casting", "NilCoalescing", .none, ""),
      ("RangeFormation", "Casting", .none, "... ..<"),
      ("Addition", "RangeFormation", .left, "+ &+ - &- | ^"),
      ("Multiplication", "Addition", .left, "* &* / % &"),
      ("BitwiseShift", "Multiplication", .none, "<< &<< >> &>>"),
    ]
}
