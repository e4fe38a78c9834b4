import Foundation
import Testing

@testable import MessageCatalog

@Suite struct LocalizationTests {
  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], "ko_KR"), (["LANG": "de_DE@euro", "LC_ALL": ""], "de_DE"),
    (["LANG": "en", "LC_MESSAGES": "ko"], "ko"), (["LC_ALL": "C", "LANG": "ko"], nil),
    (["LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil), (["LANG": ".UTF-8"], nil), ([:], nil),
  ])
  func `the language is read as the C library would`(
    environment: [String: String], language: String?
  ) {
    #expect(Localization.askedLanguage(environment) == language)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["LANGUAGE": "ko"]),
    (["LANG": "C"], ["LANGUAGE": "ko", "LC_MESSAGES": "C.UTF-8"]),
    ([:], ["LANGUAGE": "ko", "LC_MESSAGES": "C.UTF-8"]),
    (["LC_ALL": "C", "LANGUAGE": "de"], ["LANGUAGE": "ko", "LC_ALL": "C.UTF-8"]),
  ])
  func `a chosen language is spoken whatever the environment says`(
    environment: [String: String], expected: [String: String]
  ) {
    #expect(Localization.variables(asking: "ko", in: environment) == expected)
  }

  @Test func `catalogues are found beside an installed program or in the build folder`() {
    func folder(_ program: String, _ environment: [String: String] = [:], has: String? = nil)
      -> String?
    {
      Localization.catalogFolder(
        domain: "sample", executable: URL(fileURLWithPath: program), environment: environment
      ) { $0.path == has }?.path
    }
    let built = "/home/me/p/.build/x86_64-unknown-linux-gnu/release/sample"
    #expect(folder("/usr/bin/sample", has: "/usr/share/locale") == "/usr/share/locale")
    #expect(folder(built) == "/home/me/p/.build/locale")
    #expect(folder("/home/me/p/.build/release/sample") == "/home/me/p/.build/locale")
    #expect(folder("/opt/sample") == nil)
    #expect(folder(built, ["SAMPLE_LOCALE_DIR": "/elsewhere"]) == "/elsewhere")
    #expect(folder(built, ["SAMPLE_LOCALE_DIR": ""]) == "/home/me/p/.build/locale")
  }
}

@Suite struct MessageTemplateTests {
  @Test(arguments: [
    ("{a} and {b}", "1 and {a}"), ("{b}{a}", "{a}1"), ("{c} {a", "{c} {a"), ("{{a}}", "{1}"),
    ("}{ {} {a b}", "}{ {} {a b}"), ("%1$@ %s {a", "%1$@ %s {a"), ("", ""), ("{", "{"),
  ])
  func `known gaps are filled once and all else is left`(template: String, filled: String) {
    #expect(MessageTemplate.fill(template, ["a": "1", "b": "{a}"]) == filled)
  }

  @Test func `a message counts`() {
    for (count, text) in [(0, "0 files in x"), (1, "1 file in x"), (2, "2 files in x")] {
      let message = tr(
        "{count} file in {place}", plural: "{count} files in {place}", count: count, ["place": "x"])
      #expect(message == text)
    }
    #expect(tr("") == "")
  }
}
