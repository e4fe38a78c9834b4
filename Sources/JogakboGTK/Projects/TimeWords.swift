import CollagePresentation
import Foundation
import MessageCatalog

extension RelativeTime {
  /// Such as `5 minutes ago`, as it stands within a sentence.
  var words: String {
    switch self {
    case .justNow: tr("just now")
    case .minutes(let count):
      tr("{count} minute ago", plural: "{count} minutes ago", count: count)
    case .hours(let count): tr("{count} hour ago", plural: "{count} hours ago", count: count)
    case .yesterday: tr("yesterday")
    case .days(let count): tr("{count} day ago", plural: "{count} days ago", count: count)
    case .date(let year, let month, let day, let isThisYear):
      Self.words(year: isThisYear ? nil : year, month: month, day: day)
    }
  }

  /// The words where they stand alone.
  var capitalizedWords: String {
    words.prefix(1).localizedUppercase + words.dropFirst()
  }

  private static func words(year: Int?, month: Int, day: Int) -> String {
    let month = monthName(month)
    // Translators: a date of this year, such as “5 May”.
    guard let year else { return tr("{day} {month}", ["day": day, "month": month]) }
    // Translators: a date of another year, such as “5 May 2024”.
    return tr("{day} {month} {year}", ["day": day, "month": month, "year": year])
  }

  private static func monthName(_ number: Int) -> String {
    switch number {
    case 1: tr("January")
    case 2: tr("February")
    case 3: tr("March")
    case 4: tr("April")
    case 5: tr("May")
    case 6: tr("June")
    case 7: tr("July")
    case 8: tr("August")
    case 9: tr("September")
    case 10: tr("October")
    case 11: tr("November")
    case 12: tr("December")
    default: String(number)
    }
  }
}
