import CollagePresentation
import Foundation
import Testing

@Suite struct RelativeTimeTests {
  /// A date of `calendar`, written `YYYY-MM-DD HH:MM:SS`.
  private static func date(_ text: String, _ calendar: Calendar) throws -> Date {
    let numbers = text.split { "- :".contains($0) }.compactMap { Int($0) }
    return try #require(
      calendar.date(
        from: DateComponents(
          year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
          minute: numbers[4], second: numbers[5])))
  }

  private static func calendar(_ timeZone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: timeZone))
    return calendar
  }

  private static func time(
    _ date: String, now: String, in timeZone: String = "Asia/Seoul"
  ) throws -> RelativeTime {
    let calendar = try calendar(timeZone)
    return RelativeTime(
      since: try Self.date(date, calendar), now: try Self.date(now, calendar), calendar: calendar)
  }

  @Test(arguments: [
    ("2026-07-14 12:00:00", RelativeTime.justNow), ("2026-07-14 11:59:01", .justNow),
    ("2026-07-14 11:59:00", .minutes(1)), ("2026-07-14 11:00:01", .minutes(59)),
    ("2026-07-14 11:00:00", .hours(1)), ("2026-07-14 00:00:00", .hours(12)),
    ("2026-07-13 23:59:59", .yesterday), ("2026-07-13 00:00:00", .yesterday),
    ("2026-07-12 23:59:59", .days(2)), ("2026-07-08 00:00:00", .days(6)),
    ("2026-07-07 23:59:59", .date(year: 2026, month: 7, day: 7, isThisYear: true)),
    ("2025-07-14 12:00:00", .date(year: 2025, month: 7, day: 14, isThisYear: false)),
    ("0001-01-01 00:00:00", .date(year: 1, month: 1, day: 1, isThisYear: false)),
  ])
  func `time is told as coarsely as it is long ago`(date: String, time: RelativeTime) throws {
    #expect(try Self.time(date, now: "2026-07-14 12:00:00") == time)
  }

  @Test func `minutes and hours go on over midnight and the day before does not`() throws {
    #expect(
      try Self.time("2026-07-13 23:50:00", now: "2026-07-14 00:10:00") == .minutes(20))
    #expect(try Self.time("2026-07-13 22:50:00", now: "2026-07-14 00:10:00") == .yesterday)
    #expect(
      try Self.time("2025-12-31 23:00:00", now: "2026-01-01 00:30:00") == .yesterday)
  }

  @Test func `a clock that was set back makes nothing of the future`() throws {
    #expect(try Self.time("2026-07-14 12:00:30", now: "2026-07-14 12:00:00") == .justNow)
    #expect(
      try Self.time("2026-07-15 12:00:00", now: "2026-07-14 12:00:00")
        == .date(year: 2026, month: 7, day: 15, isThisYear: true))
    #expect(
      try Self.time("2026-07-14 13:00:00", now: "2026-07-14 12:00:00")
        == .date(year: 2026, month: 7, day: 14, isThisYear: true))
  }

  /// Places and days on which the clocks change; in São Paulo and Beirut there is no midnight then.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29"), ("Europe/Berlin", "2026-10-25"),
    ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
    ("America/Sao_Paulo", "2018-11-04"), ("America/Sao_Paulo", "2018-02-18"),
    ("Asia/Beirut", "2026-03-29"), ("Australia/Lord_Howe", "2026-04-05"),
  ])
  func `a day of 23 or 25 hours is a day`(place: String, day: String) throws {
    let calendar = try Self.calendar(place)
    let noon = try Self.date(day + " 12:00:00", calendar)
    for offset in 1...6 {
      let before = try #require(calendar.date(byAdding: .day, value: -offset, to: noon))
      let after = try #require(calendar.date(byAdding: .day, value: offset, to: noon))
      let expected = offset == 1 ? RelativeTime.yesterday : .days(offset)
      #expect(RelativeTime(since: before, now: noon, calendar: calendar) == expected)
      #expect(RelativeTime(since: noon, now: after, calendar: calendar) == expected)
      // The first moment of the day, whenever it is, to the last one of the other.
      let start = calendar.startOfDay(for: noon)
      #expect(RelativeTime(since: before, now: start, calendar: calendar) == expected)
      #expect(RelativeTime(since: start, now: after, calendar: calendar) == expected)
    }
  }

  @Test func `hours are those that went by, not those of the clock`() throws {
    // At two it was three.
    #expect(
      try Self.time("2026-03-29 01:30:00", now: "2026-03-29 04:30:00", in: "Europe/Berlin")
        == .hours(2))
  }

  @Test func `the same two moments are on one day here and on two there`() throws {
    let utc = try Self.calendar("UTC")
    let date = try Self.date("2026-07-14 14:00:00", utc)
    let now = try Self.date("2026-07-14 16:00:00", utc)
    #expect(RelativeTime(since: date, now: now, calendar: utc) == .hours(2))
    let seoul = try Self.calendar("Asia/Seoul")
    #expect(RelativeTime(since: date, now: now, calendar: seoul) == .yesterday)
  }
}
