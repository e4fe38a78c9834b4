import Foundation
import TestSupport
import Testing

/// Libraries damaged at random: nothing goes unnoticed, and what the medium still has comes back.
@Suite struct GeneratedDamageTests {
  private static let isThorough =
    ProcessInfo.processInfo.environment["JOGAKBO_SLOW_TESTS"] != nil

  private static let surroundings = [true, false].flatMap { log in
    [true, false].flatMap { backup in
      [true, false].map {
        DamageCase.Surroundings(hasLog: log, hasBackup: backup, hasSidecars: $0)
      }
    }
  }

  @Test func `damage of every kind is noticed and costs only what it hit`() throws {
    let library = try DamageCase()
    for damage in GeneratedDamage.allCases {
      var (cases, present, restored) = (0, 0, 0)
      try RandomCases.run(Self.isThorough ? 16 : 1) { random in
        var surroundings = random.element(of: Self.surroundings)
        if damage.concernsLog { surroundings.hasLog = true }
        let outcome = try library.run(damage, surroundings, &random)
        let name = "\(damage) with \(surroundings)"
        try #require(outcome.isDetected, "\(name)")
        try #require(outcome.areOriginalsUntouched, "\(name)")
        try #require(outcome.left == [], "\(name)")
        try #require(
          outcome.presentEdits - outcome.restoredEdits <= 3,
          "\(name): \(outcome.restoredEdits) of \(outcome.presentEdits)")
        cases += 1
        present += outcome.presentEdits
        restored += outcome.restoredEdits
      }
      print("\(damage): \(cases) cases, \(restored) of \(present) edits back")
      #expect(Double(restored) >= 0.99 * Double(present), "\(damage)")
    }
  }
}
