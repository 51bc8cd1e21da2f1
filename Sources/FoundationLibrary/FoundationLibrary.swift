import SwiftInterpreter

/// Foundation's names as scenes use them: one table, a family of rows a file.
package enum FoundationLibrary {
  /// Every family, in the order in which a reader would look for them.
  package static let families: [NativeLibrary] = [
    foundationDates, foundationFormats, foundationDateFormats, foundationFormatters,
    foundationDecimals, foundationCoding, foundationDurations, foundationCollections, logging,
    foundationRegularExpressions,
    foundationSystem, foundationSorting, foundationMeasurements, foundationConcurrency,
  ]
}
