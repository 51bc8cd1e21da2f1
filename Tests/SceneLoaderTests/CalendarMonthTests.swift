import Foundation
import Testing

@testable import SwiftUILibrary

/// The months of a calendar, against Foundation's, whose calendar is Julian before October 1582.
struct CalendarMonthTests {
  @Test(arguments: [0, 1_168_335_660, 951_782_400, 951_868_800, -86_400, 4_107_542_399, -1e10])
  func month(seconds: Double) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = Date(timeIntervalSince1970: seconds)
    let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
    let month = CalendarMonth(around: seconds)
    #expect([month.year, month.month, month.day] == [parts.year, parts.month, parts.day])
    #expect(month.length == calendar.range(of: .day, in: .month, for: date)?.count)
    let first = try #require(
      calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1)))
    #expect(month.firstWeekday + 1 == calendar.component(.weekday, from: first))
  }
}
