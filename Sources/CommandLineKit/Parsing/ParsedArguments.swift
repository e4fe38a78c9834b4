/// The values a user gave to a command, each read and checked.
///
///     let size = arguments[self.size]
public struct ParsedArguments: Sendable {
  private var values: [ParameterID: any Sendable] = [:]

  /// A box of exactly one type, so that an optional value is never unwrapped by a cast.
  private struct Box<Value: Sendable>: Sendable { let value: Value }

  /// Reads the words of every parameter; the first that will not do is thrown.
  init(
    _ words: [ParameterID: [String]], for parameters: [any Parameter]
  ) throws(UsageError) {
    for parameter in parameters { try read(parameter, from: words) }
  }

  private mutating func read<P: Parameter>(
    _ parameter: P, from words: [ParameterID: [String]]
  ) throws(UsageError) {
    values[parameter.id] = Box(value: try parameter.value(from: words[parameter.id] ?? []))
  }

  /// The value of a parameter, which must be among the `parameters` of the command or the tool.
  public subscript<P: Parameter>(parameter: P) -> P.Value {
    guard let box = values[parameter.id] as? Box<P.Value> else {
      preconditionFailure("\(parameter.id) is not among the parameters of this command")
    }
    return box.value
  }
}
