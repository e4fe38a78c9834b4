public import Foundation

/// How long ago something was, as a list says it. The words for it are made elsewhere.
public enum RelativeTime: Hashable, Sendable {
  /// Less than a minute ago.
  case justNow
  /// Less than an hour ago; 1–59.
  case minutes(Int)
  /// An hour ago or more, on the same day of the calendar.
  case hours(Int)
  /// On the day before.
  case yesterday
  /// So many days of the calendar ago; 2–6.
  case days(Int)
  /// On a day that is further away.
  case date(year: Int, month: Int, day: Int, isThisYear: Bool)

  /// How long before `now` something was.
  ///
  /// - Parameter calendar: Says, with its time zone, where a day begins and ends.
  public init(since date: Date, now: Date, calendar: Calendar) {
    let seconds = now.timeIntervalSince(date)
    let days = Self.days(from: date, to: now, calendar)
    switch (seconds, days) {
    // A clock that was set back a little makes nothing of the future.
    case (-60..<60, _): self = .justNow
    case (60..<3600, _): self = .minutes(Int(seconds / 60))
    case (3600..., 0): self = .hours(Int(seconds / 3600))
    case (0..., 1): self = .yesterday
    case (0..., 2...6): self = .days(days)
    default:
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let isThisYear = calendar.isDate(date, equalTo: now, toGranularity: .year)
      self = .date(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0,
        isThisYear: isThisYear)
    }
  }

  /// How many days of the calendar lie between two dates.
  ///
  /// The days are laid on a calendar without a change of clocks: where there is one, a day has 23 or
  /// 25 hours, and in some places no midnight.
  private static func days(from date: Date, to now: Date, _ calendar: Calendar) -> Int {
    var even = Calendar(identifier: calendar.identifier)
    even.timeZone = .gmt
    func start(of date: Date) -> Date {
      even.date(from: calendar.dateComponents([.era, .year, .month, .day], from: date)) ?? date
    }
    let seconds = start(of: now).timeIntervalSince(start(of: date))
    return Int((seconds / 86_400).rounded())
  }
}
