import CIntl
import Foundation

/// Which language the program speaks, and where its catalogues are.
public enum Localization {
  /// Takes the user's language from the environment; called once, before any message is made.
  ///
  /// Numbers keep their English form, so that what one program writes another reads.
  ///
  /// - Parameters:
  ///   - domain: The catalogues' name, `LANGUAGE/LC_MESSAGES/domain.mo`.
  ///   - language: Chosen in the program, such as `ko`; nil for the environment's.
  public static func start(domain: String, language: String? = nil) {
    if let language {
      let asked = variables(asking: language, in: ProcessInfo.processInfo.environment)
      for (name, value) in asked { setenv(name, value, 1) }
    }
    let environment = ProcessInfo.processInfo.environment
    setlocale(LC_CTYPE, "")
    if setlocale(LC_MESSAGES, "") == nil, let language = askedLanguage(environment) {
      speak(language, isChosen: environment["LANGUAGE"].map { !$0.isEmpty } ?? false)
    }
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    if let folder = catalogFolder(
      domain: domain, executable: executable, environment: environment)
    {
      bindtextdomain(domain, folder.path)
    }
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }

  /// Speaks a language whose locale is not installed: gettext needs no more of a locale than that it
  /// is not "C", and takes the language itself from LANGUAGE.
  private static func speak(_ language: String, isChosen: Bool) {
    setlocale(LC_CTYPE, "C.UTF-8")
    guard setlocale(LC_MESSAGES, "C.UTF-8") != nil, !isChosen else { return }
    setenv("LANGUAGE", language, 1)
  }

  /// What the environment must say for gettext, here and in libraries, to speak a language: it heeds
  /// `LANGUAGE` only where the locale of messages is not "C".
  static func variables(
    asking language: String, in environment: [String: String]
  ) -> [String: String] {
    var variables = ["LANGUAGE": language]
    if askedLanguage(environment) == nil {
      let isForced = environment["LC_ALL"].map { !$0.isEmpty } ?? false
      variables[isForced ? "LC_ALL" : "LC_MESSAGES"] = "C.UTF-8"
    }
    return variables
  }

  /// The language of the messages locale, without its encoding; nil for plain "C".
  static func askedLanguage(_ environment: [String: String]) -> String? {
    let asked = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let language = asked?.prefix { $0 != "." && $0 != "@" } ?? ""
    return language.isEmpty || language == "C" || language == "POSIX" ? nil : String(language)
  }

  /// The folder of the catalogues: what `DOMAIN_LOCALE_DIR` names, else `../share/locale` beside an
  /// installed program, else `locale` in the `.build` folder the program was built in.
  static func catalogFolder(
    domain: String, executable: URL, environment: [String: String],
    isFolder: (URL) -> Bool = isFolder
  ) -> URL? {
    if let named = environment["\(domain.uppercased())_LOCALE_DIR"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appendingPathComponent("share/locale")
    if isFolder(installed) { return installed }
    let parts = folder.pathComponents
    guard let build = parts.lastIndex(of: ".build") else { return nil }
    return URL(fileURLWithPath: NSString.path(withComponents: Array(parts[...build])))
      .appendingPathComponent("locale")
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
