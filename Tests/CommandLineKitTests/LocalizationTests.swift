import Foundation
import Testing

@testable import CommandLineKit

private let msgfmt = Subprocess.installed("msgfmt")

@Suite struct LocalizationTests {
  @Test(
    .enabled(if: msgfmt != nil, "gettext's msgfmt is not installed"),
    arguments: [
      (["LANGUAGE": "ko", "LC_ALL": "C.UTF-8"], true), (["LANG": "ko_KR.UTF-8"], true),
      (["LC_ALL": "ko_KR.UTF-8"], true), (["LC_MESSAGES": "ko_KR"], true), (["LANG": "ko"], true),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "ko"], true), (["LANG": "fr_FR.UTF-8"], false),
      (["LANG": "ko_KR.UTF-8", "LC_ALL": "C"], false), (["LANG": "C", "LANGUAGE": "ko"], false),
      ([:], false),
    ])
  func `the language asked for is spoken, its locale installed or not`(
    environment: [String: String], isKorean: Bool
  ) throws {
    try withCatalogues { folder in
      let result = try run(["arrange", "-x"], environment, folder)
      #expect(result.status == 2)
      #expect(result.error.contains(isKorean ? "알 수 없는 옵션 -x" : "unknown option -x"))
      let list = try run(["note", "list"], environment, folder)
      #expect(list.output == (isKorean ? "쪽지 2장 {이상한} %s %n {\n" : "2 notes\n"))
    }
  }

  @Test func `a missing catalogue leaves the English words`() throws {
    let result = try Subprocess.run(
      Subprocess.sample, ["-x"],
      environment: ["LANG": "ko_KR.UTF-8", "SAMPLE_LOCALE_DIR": "/nowhere"])
    #expect(result.error.contains("unknown option -x"))
  }

  /// The package's Korean, with a translation in it that would break printf.
  private func withCatalogues(_ body: (URL) throws -> Void) throws {
    try Subprocess.withFolder { folder in
      let target = folder.appendingPathComponent("ko/LC_MESSAGES")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let po = Subprocess.packageRoot.appendingPathComponent("po/ko.po")
      let hostile = """

        msgid "{count} note"
        msgid_plural "{count} notes"
        msgstr[0] "쪽지 {count}장 {이상한} %s %n {"
        """
      let source = folder.appendingPathComponent("ko.po")
      try (String(contentsOf: po, encoding: .utf8) + hostile)
        .write(to: source, atomically: true, encoding: .utf8)
      let compiled = target.appendingPathComponent("sample.mo").path
      let result = try Subprocess.run(msgfmt ?? "", ["-o", compiled, source.path])
      try #require(result.status == 0, "\(result.error)")
      try body(folder)
    }
  }

  private func run(
    _ words: [String], _ environment: [String: String], _ folder: URL
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      Subprocess.sample, words,
      environment: environment.merging(["SAMPLE_LOCALE_DIR": folder.path]) { $1 })
  }
}

private let python = Subprocess.installed("python3")

@Suite struct TranslationsTests {
  @Test(
    .enabled(if: python != nil && msgfmt != nil, "python3 or gettext's msgfmt is not installed"))
  func `every message of the sources is translated`() throws {
    let tool = Subprocess.packageRoot.appendingPathComponent("Tools/update-translations").path
    let result = try Subprocess.run(python ?? "", [tool, "--check"])
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }
}
