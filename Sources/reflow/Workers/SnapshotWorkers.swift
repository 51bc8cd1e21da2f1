import Foundation
import LayoutChecks
import Processes
import SceneLoader

/// The results for all files.
struct SnapshotTally {
  var same = 0
  var written = 0
  var different = 0
  var hasErrors = false
  /// Whether a preview ended the process that laid it out.
  var hasEnded = false
}

/// Lets worker processes lay out the layouts for snapshots, each preview and condition by itself.
struct SnapshotWorkers {
  /// A preview under a condition, by its position among those of a path; nil asks for their list.
  struct Request: Codable {
    var path: String
    var entry: Int?
  }

  enum Reply: Codable {
    case entries([Entry])
    case report(SnapshotUnit.Report)
    /// Why there is no scene, as it is printed.
    case unreadable(String)
  }

  struct Entry: Codable {
    var title: String
    var path: String
  }

  private let unit: SnapshotUnit
  private let options: WorkerOptions
  private let pool: WorkerPool<Request, Reply>

  init(_ unit: SnapshotUnit, _ options: WorkerOptions) {
    self.unit = unit
    self.options = options
    let keeper = SceneKeeper(unit.layout, input: nil)
    var known: (path: String, entries: [SnapshotFiles.Entry])?
    pool = options.pool(for: .max) { request in
      do throws(UnreadableScene) {
        let scene = try keeper.scene(request.path)
        if known?.path != request.path {
          known = (request.path, unit.entries(of: scene, at: request.path))
        }
        let entries = known?.entries ?? []
        guard let place = request.entry else {
          return .entries(entries.map { Entry(title: $0.title, path: $0.path) })
        }
        // Another worker has counted them, a moment before.
        guard entries.indices.contains(place) else {
          return .unreadable("error: '\(request.path)' changed while it was read")
        }
        return .report(unit.report(on: entries[place], of: scene))
      } catch {
        return .unreadable(error.message)
      }
    }
  }

  func stop() { pool.stop() }

  /// Compares or writes the snapshots of a path.
  /// - Throws: exit code 66 where it can't be read, 74 where a file can't be written.
  func compare(_ path: String, _ tally: inout SnapshotTally) throws {
    guard let entries = try entries(of: path, &tally) else { return }
    let (files, paths) = (SnapshotFiles(), entries.map(\.path))
    do throws(SnapshotFiles.LeadsOut) {
      try files.checkFolders(paths, below: path)
    } catch {
      Streams.message("error: '\(error.folder)' is a link out of '\(path)'; make it a folder")
      throw Outcome.inputUnreadable
    }
    if unit.mode != .compare { files.removeDrafts(paths) }
    let outcomes = pool.perform(
      entries.indices.map { Request(path: path, entry: $0) }, subject: \.path)
    var isWhole = true
    for (entry, outcome) in zip(entries, outcomes) {
      switch outcome {
      case .reply(.report(let report)): try add(report, &tally)
      case .reply(let reply): throw unreadable(reply)
      case .ended(let end):
        isWhole = false
        fail(entry, InternalError.failure(end), &tally)
      case .leftOut:
        isWhole = false
        fail(entry, InternalError.leftOut(total: options.totalTime), &tally)
      }
    }
    if isWhole, !tally.hasErrors { sweep(files.stale(paths), &tally) }
  }

  /// Nil if the worker was ended, which was reported.
  private func entries(of path: String, _ tally: inout SnapshotTally) throws -> [Entry]? {
    switch pool.perform([Request(path: path, entry: nil)], subject: \.path)[0] {
    case .reply(.entries(let entries)): return entries
    case .reply(let reply): throw unreadable(reply)
    case .ended(let end):
      fail(Entry(title: path, path: path), InternalError.failure(end), &tally)
    case .leftOut:
      fail(
        Entry(title: path, path: path), InternalError.leftOut(total: options.totalTime), &tally)
    }
    return nil
  }

  private func add(_ report: SnapshotUnit.Report, _ tally: inout SnapshotTally) throws {
    report.lines.forEach(Streams.data)
    switch report.outcome {
    case .same: tally.same += 1
    case .written: tally.written += 1
    case .different: tally.different += 1
    case .failed:
      // They are mostly the same for all.
      if !tally.hasErrors { report.messages.forEach(Streams.message) }
      tally.hasErrors = true
    case .unwritable:
      report.messages.forEach(Streams.message)
      throw Outcome.outputUnwritable
    }
  }

  private func fail(_ entry: Entry, _ failure: MatrixFailure, _ tally: inout SnapshotTally) {
    let problem = failure.problem(of: "'\(entry.title)'", at: nil)
    Streams.data("\(entry.path): \(problem.text(in: []))")
    if failure.rule == .internalError { tally.hasEnded = true } else { tally.hasErrors = true }
  }

  private func sweep(_ stale: [String], _ tally: inout SnapshotTally) {
    for path in stale {
      if unit.mode == .update {
        try? FileManager.default.removeItem(atPath: path)
        Streams.data("\(path): removed, since its preview is gone")
      } else {
        tally.different += 1
        Streams.data("\(path): its preview is gone; --update removes it")
      }
    }
  }

  private func unreadable(_ reply: Reply) -> any Error {
    if case .unreadable(let message) = reply { Streams.message(message) }
    return Outcome.inputUnreadable
  }
}
