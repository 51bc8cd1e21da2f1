import SwiftInterpreter

/// Foundation's names as scenes use them: one table, a family of rows a file.
package enum FoundationLibrary {
  /// How many rounds a call of Foundation's counts as, besides its own: formatting a date or a
  /// number takes about as long as this many.
  private static let rounds = 20

  /// Every family, in the order in which a reader would look for them.
  package static let families: [NativeLibrary] = [
    foundationObjects, objectTexts, foundationDates, foundationFormats, foundationDateFormats,
    foundationFormatters, numberFormatters,
    foundationDecimals, foundationCoding, foundationDurations, foundationCollections,
    objectCollections, logging,
    foundationRegularExpressions, textComparison, textSearch, foundationXML,
    foundationSystem, foundationErrors, foundationSorting, foundationMeasurements,
    foundationConcurrency,
    cConstants,
  ].map { $0.counting(rounds) }

  /// The base of all classes, and the objects that numbers and nothing are bridged to.
  private static let foundationObjects = NativeLibrary(
    name: "FoundationObjects", sources: [Declarations.objects], isPartial: true)

  /// The descriptions of errors, and Foundation's own errors.
  private static let foundationErrors = NativeLibrary(
    name: "FoundationErrors", types: [NativeType(named: "LocalizedError")],
    sources: [Declarations.errors], isPartial: true)

  private static let cConstants = NativeLibrary(
    name: "Darwin", functions: NumbersInTexts.functions, sources: [Declarations.cConstants])
}
