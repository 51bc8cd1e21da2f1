import Foundation
import SwiftInterpreter

extension TimeZoneTable {
  /// The zones that Foundation knows.
  package static let foundation = TimeZoneTable(
    facts: { name, seconds in
      guard let zone = TimeZone(abbreviation: name) ?? TimeZone(identifier: name) else {
        return nil
      }
      let moment = Date(timeIntervalSince1970: seconds)
      return Facts(
        identifier: zone.identifier, secondsFromGMT: zone.secondsFromGMT(for: moment),
        isDaylightSavingTime: zone.isDaylightSavingTime(for: moment),
        abbreviation: zone.localizedName(
          for: zone.isDaylightSavingTime(for: moment) ? .shortDaylightSaving : .shortStandard,
          locale: .american))
    },
    identifiers: { TimeZone.knownTimeZoneIdentifiers })
}
