import ArgumentParser

/// One of several words, such as `text` and `json`.
///
/// The parser lists the words of every option at every start. Its own way for enumerations looks
/// types up at run time, and each look-up searches all conformances of the program.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension ChoiceArgument {
  public init?(argument: String) { self.init(rawValue: argument) }
  public var defaultValueDescription: String { rawValue }
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
  public static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
