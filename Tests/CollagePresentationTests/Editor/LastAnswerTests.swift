import Testing

@testable import CollagePresentation

@Suite struct LastAnswerTests {
  @Test func `an answer is worked out once, until another question comes`() {
    var squares = LastAnswer<Int, Int>()
    var asked: [Int] = []
    let answers = [3, 3, 4, 4, 3].map { number in
      squares.answer(to: number) {
        asked.append($0)
        return $0 * $0
      }
    }
    #expect(answers == [9, 9, 16, 16, 9])
    #expect(asked == [3, 4, 3])
  }

  @Test func `that there is nothing is an answer too`() {
    var halves = LastAnswer<Int, Int?>()
    var workCount = 0
    for _ in 0..<2 {
      let half = halves.answer(to: 3) { number -> Int? in
        workCount += 1
        return number.isMultiple(of: 2) ? number / 2 : nil
      }
      #expect(half == nil)
    }
    #expect(workCount == 1)
  }
}
