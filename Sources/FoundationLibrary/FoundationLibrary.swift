import SwiftInterpreter

/// Foundation's names as scenes use them: one table, a family of rows a file.
package enum FoundationLibrary {
  /// What a call of Foundation's counts besides its round: a date's or a number's format takes as
  /// long as so many.
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

  /// What errors say of themselves, and those of Foundation's own.
  private static let foundationErrors = NativeLibrary(
    name: "FoundationErrors", types: [NativeType(named: "LocalizedError")],
    sources: [Declarations.errors], isPartial: true)

  private static let cConstants = NativeLibrary(
    name: "Darwin", functions: NumbersInTexts.functions, sources: [Declarations.cConstants])
}
