import Foundation
import Testing

@Suite struct DoctorTests {
  private func points(_ environment: [String: String]) throws -> [String: [String: Any]] {
    let all = try #require(
      try ReflowProcess(["doctor", "--format", "json"], environment: environment).json()["points"]
        as? [[String: Any]])
    return Dictionary(all.map { ($0["subject"] as? String ?? "", $0) }) { $1 }
  }

  @Test func saysWhatIsMissingAndHowToGetIt() throws {
    let points = try points(["TERM": "xterm-256color", "LC_ALL": "C", "NO_COLOR": "", "EDITOR": ""])
    #expect(points["terminal"]?["isFine"] as? Bool == false)
    #expect(points["letters"]?["advice"] as? String == "export LC_ALL=C.UTF-8")
    for (subject, point) in points where point["isFine"] as? Bool == false {
      #expect((point["advice"] as? String)?.isEmpty == false, "\(subject)")
    }
  }

  @Test(.enabled(if: Tmux.canRun, Tmux.howToRun))
  func asksTheTerminalAndLeavesNothing() throws {
    let tmux = try Tmux(
      columns: 160, rows: 30,
      script: "\(ReflowProcess.executable.path) doctor; echo that is all; cat")
    let screen = try tmux.wait(for: "that is all")
    #expect(screen.contains("within tmux"))
    // No answer is typed into whatever runs next.
    #expect(!screen.contains("^[") && !screen.contains("62;"))
  }
}
