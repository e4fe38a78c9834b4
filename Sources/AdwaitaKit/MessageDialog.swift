public import CAdw

/// A question in a dialog of its own.
public struct MessageDialog: Sendable {
  /// An answer that the user can give.
  public struct Answer: Sendable {
    /// How an answer looks.
    public enum Look: Sendable {
      /// Like others.
      case plain
      /// As what one usually wants.
      case suggested
      /// As what destroys something.
      case destructive
    }

    /// What the question returns.
    public let id: String
    /// The button's words, with `_` before its mnemonic.
    public let label: String
    /// See ``Look``.
    public let look: Look

    /// An answer of a dialog.
    public init(_ id: String, label: String, look: Look = .plain) {
      self.id = id
      self.label = label
      self.look = look
    }
  }

  /// The question in short.
  public var heading: String
  /// What there is to know about it.
  public var body: String
  /// From the left, or from below where there is little room.
  public var answers: [Answer]
  /// The answer that Escape and closing the dialog give.
  public var closeAnswer: String
  /// The answer that Enter gives.
  public var defaultAnswer: String?

  /// A question that is not asked yet.
  public init(
    heading: String, body: String = "", answers: [Answer], closeAnswer: String,
    defaultAnswer: String? = nil
  ) {
    self.heading = heading
    self.body = body
    self.answers = answers
    self.closeAnswer = closeAnswer
    self.defaultAnswer = defaultAnswer
  }

  /// Asks, and returns the answer's id.
  ///
  /// - Parameter content: Shown below the text, such as an entry.
  @MainActor public func ask(over window: GtkWindow?, content: GtkWidget? = nil) async -> String {
    let dialog = AdwMessageDialog(window, heading: heading, body: body)
    for answer in answers {
      dialog.addResponse(answer.id, label: answer.label)
      dialog.setResponseAppearance(answer.id, appearance: answer.look.appearance)
    }
    dialog.setCloseResponse(closeAnswer)
    dialog.setDefaultResponse(defaultAnswer)
    if let content { dialog.setExtraChild(content) }
    return await withCheckedContinuation { continuation in
      // A dialog may end without an answer, with the window that it belongs to.
      let reply = FirstReply { continuation.resume(returning: $0) }
      dialog.on("response") { (id: String) in reply.give(id) }
      // A press on a button closes the dialog before it tells of the response.
      dialog.on("unrealize") { Task { reply.give(closeAnswer) } }
      (dialog.cast() as GtkWindow).present()
    }
  }
}

/// Passes on the first of several replies.
@MainActor
private final class FirstReply {
  private var pass: ((String) -> Void)?

  init(_ pass: @escaping (String) -> Void) {
    self.pass = pass
  }

  func give(_ reply: String) {
    pass?(reply)
    pass = nil
  }
}

extension MessageDialog.Answer.Look {
  @MainActor fileprivate var appearance: AdwResponseAppearance {
    switch self {
    case .plain: .default
    case .suggested: .suggested
    case .destructive: .destructive
    }
  }
}
