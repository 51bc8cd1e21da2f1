import Foundation
import LayoutChecks
import Testing

/// Folders that come from somebody else, such as a pull request that a machine checks: nothing in
/// them is run, and nothing outside of them is read.
@Suite struct ForeignFolderTests {
  private static let scene = "import SwiftUI\n#Preview { Text(\"x\") }\n"
  private static let secret = "ghp_TOKEN_OF_SOMEBODY"

  /// Runs a shell script in a folder of its own, then looks at what is there.
  private func inFolder(_ script: String, _ look: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.scene.write(
      to: folder.appending(path: "S.swift"), atomically: true, encoding: .utf8)
    let made = Command.run("sh", ["-euc", "cd \"$0\"\n" + script, folder.path])
    #expect(made.status == 0, "\(made.output)")
    try look(folder)
  }

  // MARK: git

  /// Git takes a folder with these plain files for a repository, and its configuration with it.
  @Test func aBareRepositoryInTheFolderRunsNothing() throws {
    let script = """
      export GIT_CONFIG_GLOBAL=/dev/null
      git init -q -b main repository
      cd repository
      git config user.email a@b.c && git config user.name a
      mkdir Sources && mv ../S.swift Sources
      git add -A && git commit -qm one && git branch pull
      git clone -q --bare . ../bare.git
      cd Sources
      cp -r ../../bare.git/HEAD ../../bare.git/packed-refs ../../bare.git/objects .
      mkdir refs && touch refs/keep
      printf '[core]\\n\\tbare = false\\n\\tworktree = .\\n\\tfsmonitor = "touch %s; false"\\n' \
        "$0/ran" > config
      cd .. && git checkout -q pull && git add -A -f && git commit -qm two
      """
    try inFolder(script) { folder in
      let repository = folder.appending(path: "repository")
      for (path, place) in [("Sources", repository), (".", repository.appending(path: "Sources"))] {
        let run = try ReflowProcess(["check", path, "--changed-since", "main"], folder: place)
        #expect(run.exitCode == 0, "\(run.messages)")
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "ran").path))
    }
  }

  /// More than a pipe holds, on the stream that isn't the answer.
  @Test func aFloodOfMessagesOfGitsIsRead() throws {
    let script = """
      git init -q -b main .
      for i in $(seq 3000); do echo "*.swift bad!attribute!name!number!$i"; done > .gitattributes
      git -c user.name=a -c user.email=a@b.c add S.swift 2> /dev/null
      git -c user.name=a -c user.email=a@b.c commit -qm one 2> /dev/null
      echo '// x' >> S.swift
      """
    try inFolder(script) { folder in
      // A file and a folder of one go through a process of their own, more of them through workers.
      for paths in [["S.swift"], ["."], ["S.swift", "."]] {
        let run = try ReflowProcess(
          ["check"] + paths + ["--changed-since", "main"], folder: folder)
        #expect(run.exitCode == 0, "\(run.messages)")
      }
    }
  }

  @Test func aPathOfAnotherRepositoryIsRefused() throws {
    try inFolder("git init -q own; git init -q other; cp S.swift other") { folder in
      let own = folder.appending(path: "own")
      let run = try ReflowProcess(
        ["check", "../other/S.swift", "--changed-since", "main"], folder: own)
      #expect(run.exitCode == 66)
      #expect(run.messages.contains("git says") || run.messages.contains("run reflow in the"))
    }
  }

  @Test func noRepository() throws {
    try inFolder("") { folder in
      let run = try ReflowProcess(["check", "S.swift", "--changed-since", "main"], folder: folder)
      #expect(run.exitCode == 66)
      #expect(run.messages.contains("the current folder is in no git repository"))
    }
  }

  // MARK: Links

  @Test(arguments: ReportFormats.all.map { $0.name })
  func linksThatLeaveTheFolderAreNotRead(format: String) throws {
    let script = """
      mkdir app && mv S.swift app && echo '\(Self.secret)' > secret
      ln -s ../secret app/Localizable.strings
      ln -s ../secret app/E.swift
      ln -s ../secret app/Package.swift
      ln -s /proc/self/environ app/F.swift
      mkdir app/M.xcdatamodel && ln -s ../../secret app/M.xcdatamodel/contents
      """
    try inFolder(script) { folder in
      let run = try ReflowProcess(["check", "app", "--format", format], folder: folder)
      #expect(!(run.output + run.messages).contains(Self.secret))
      #expect(!(run.output + run.messages).contains("PATH="))
      if format == "text" {
        #expect(run.output.contains("'app/E.swift' is left out: it leads out of the folder"))
        #expect(run.output.contains("the file can't be read: it leads out of the folder"))
      }
    }
  }

  @Test func linksWithinTheFolderAreRead() throws {
    let script = """
      mkdir -p app/one app/two
      echo 'import SwiftUI\nstruct Inner: View { var body: some View { Text("y") } }' > app/one/I.swift
      ln -s ../one/I.swift app/two/J.swift && rm S.swift
      echo 'import SwiftUI\n#Preview { Inner() }' > app/S.swift
      mv app/one/I.swift app/one/Inner.txt && rm app/two/J.swift
      ln -s ../one/Inner.txt app/two/J.swift
      """
    try inFolder(script) { folder in
      let run = try ReflowProcess(["inspect", "app"], folder: folder)
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(run.output.contains("Text \"y\""))
    }
  }

  @Test func aCatalogueEndsAtTheFolder() throws {
    let script = """
      mkdir -p app/A.xcassets/p.imageset && mv S.swift app
      printf '\\211PNG\\r\\n\\032\\n\\0\\0\\0\\rIHDR\\0\\0\\0\\040\\0\\0\\0\\040' > x.png
      cp x.png app/x.png
      echo 'import SwiftUI\n#Preview { Image("p") }' > app/S.swift
      """
    try inFolder(script) { folder in
      let set = folder.appending(path: "app/A.xcassets/p.imageset/Contents.json")
      for (name, size) in [("../../../x.png", "64×64"), ("../../x.png", "32×32")] {
        try "{\"images\":[{\"filename\":\"\(name)\",\"scale\":\"1x\"}]}".write(
          to: set, atomically: true, encoding: .utf8)
        for path in ["app", "app/S.swift"] {
          let run = try ReflowProcess(["inspect", path], folder: folder)
          #expect(run.output.contains("Image \"p\"  402×778   \(size)"), "\(name) \(run.output)")
        }
      }
    }
  }

  @Test func settingsAreNotReadThroughALink() throws {
    try inFolder(
      "mkdir app && mv S.swift app && echo '\(Self.secret)' > s && ln -s ../s app/.reflow.yml"
    ) { folder in
      let run = try ReflowProcess(
        ["check", "S.swift", "--matrix", "release"], folder: folder.appending(path: "app"))
      #expect(run.exitCode == 64)
      #expect(run.messages.contains("it leads out of the folder"))
      #expect(!run.messages.contains(Self.secret))
    }
  }

  // MARK: Odd entries

  /// What can't be read costs itself, with a note.
  @Test(arguments: [
    ("ln -s nowhere Gone.swift", "'./Gone.swift' is left out: No such file or directory"),
    ("mkfifo Pipe.swift", "'./Pipe.swift' is left out: it is not a regular file"),
    ("printf '\\377\\376' > Bytes.swift", "'./Bytes.swift' is left out: it is not UTF-8 text"),
    ("head -c 5000000 /dev/zero > Big.swift", "'./Big.swift' is left out: it is larger than 4 MB"),
  ])
  func anOddFileLeavesTheOthers(script: String, note: String) throws {
    try inFolder(script) { folder in
      let run = try ReflowProcess(["check", "."], folder: folder)
      #expect(run.exitCode == 0)
      #expect(run.output.contains(note), "\(run.output)")
    }
  }

  #if os(Linux)
    /// Other systems' file systems take no such name.
    @Test func aNameThatIsNotUTF8() throws {
      try inFolder("touch \"$(printf '\\377').swift\"") { folder in
        let run = try ReflowProcess(["check", "."], folder: folder)
        #expect(run.exitCode == 0)
        #expect(run.output.contains("is left out: its name is not UTF-8"), "\(run.output)")
      }
    }
  #endif

  /// How much of a machine a scene may take is not for its author to say.
  @Test func boundsNeedTheUsersConsent() throws {
    let body = "// reflow: bounds 10\nimport SwiftUI\n#Preview { Text(\"a\") }\n"
    let refused = try ReflowProcess(["check", "-"], input: body)
    #expect(refused.output.contains("run reflow with --bounds if you trust it"))
    let granted = try ReflowProcess(["check", "-", "--bounds"], input: body)
    #expect(granted.exitCode == 0)
    #expect(granted.output.isEmpty)
  }
}
