import SwiftUI

struct Board {
  enum Player: Character {
    case x = "X"
    case o = "O"

    var next: Player { self == .x ? .o : .x }
  }

  struct Position: Hashable {
    let row, column: Int
  }

  private(set) var moves: [Position: Player] = [:]
  private var turn = Player.x

  mutating func play(_ row: Int, _ column: Int) {
    let position = Position(row: row, column: column)
    guard moves[position] == nil else { return }
    moves[position] = turn
    turn = turn.next
  }

  static var sample: Board {
    var board = Board()
    for (row, column) in [(1, 1), (0, 0), (2, 0), (0, 2), (0, 1), (0, 1)] {
      board.play(row, column)
    }
    return board
  }
}

struct ContentView: View {
  @State private var board = Board.sample

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { row in
        HStack(spacing: 4) {
          ForEach(0..<3) { column in
            let move = board.moves[.init(row: row, column: column)]
            Button {
              board.play(row, column)
            } label: {
              Text(move.map { String($0.rawValue) } ?? " ")
                .font(.largeTitle)
                .frame(width: 64, height: 64)
                .background(Color.gray.opacity(0.2))
            }
          }
        }
      }
    }
  }
}
