/// The answer that was worked out last, for as long as the same is asked.
struct LastAnswer<Question: Equatable, Answer> {
  private var last: (question: Question, answer: Answer)?

  /// The answer to a question.
  ///
  /// - Parameter work: Works it out, where the question is another one than the last.
  mutating func answer(to question: Question, by work: (Question) -> Answer) -> Answer {
    if let last, last.question == question { return last.answer }
    let answer = work(question)
    last = (question, answer)
    return answer
  }
}
