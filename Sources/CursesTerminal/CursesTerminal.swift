import CTerminal
import Cells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal the program was started in, drawn on with ncurses.
///
/// It is ours only inside ``run(_:_:)``; however that ends, by returning, by a signal, by a crash,
/// by `exit`, the terminal has its modes, its screen and its cursor back.
public final class CursesTerminal: Terminal {
  public struct Options: Sendable {
    /// File descriptors.
    public var input: Int32 = 0
    public var output: Int32 = 1
    /// The terminal's type, instead of the environment's TERM.
    public var type: String?
    public var color = ColorChoice.auto
    /// Draws in ASCII even where the locale's encoding is UTF-8.
    public var ascii = false
    /// Where it isn't off, the terminal is asked whether it shows pixels.
    public var pixels = PixelChoice.off

    public init() {}
  }

  public enum ColorChoice: Sendable {
    /// Colours if the terminal has some and NO_COLOR isn't set.
    case auto
    case always
    case never
  }

  /// Takes the terminal over while `body` runs.
  ///
  /// When a signal asked the process to end, `body` gets `.ended` and should return soon; then the
  /// process ends by that signal, so that its exit status tells.
  ///
  /// - Throws: ``TerminalError`` if the terminal can't be used, and what `body` throws.
  public static func run<Result>(
    _ options: Options = Options(), _ body: (CursesTerminal) throws -> Result
  ) throws -> Result {
    let terminal = try CursesTerminal(options)
    terminal.ask()
    let result = Swift.Result { try body(terminal) }
    terminal.awaitAnswers()
    terminal.removePictures()
    let signal = cterminal_ending_signal()
    cterminal_close()
    if signal != 0 { cterminal_die_of(signal) }
    return try result.get()
  }

  public let capabilities: TerminalCapabilities
  public private(set) var size: (columns: Int, rows: Int)
  /// What is on the screen; nil when all of it has to be drawn.
  private var shown: CellGrid?
  private var decoder: InputDecoder
  private let clock = ContinuousClock()
  /// How long an Escape waits for the rest of a sequence.
  private let escapeDelay: Duration
  /// How long an answer waits for the rest of it, over a slow line.
  private static let answerDelay = Duration.seconds(2)
  private var lastRead = ContinuousClock.now
  /// Set when the size changed while nobody asked for events.
  private var hasResized = false
  private var hasEnded = false
  /// When the terminal was asked what it is like; nil once it has answered.
  private var asked: ContinuousClock.Instant?
  /// When tmux is handed the question about pictures once more, and after how long the next time.
  private var repetition: (time: ContinuousClock.Instant, pause: Duration)?
  /// The number of the last such question, and of the first one for the present size.
  private var (lastQuestion, firstQuestion) = (0, 0)
  private static let firstPause = Duration.milliseconds(250)
  private static let longestPause = Duration.seconds(8)
  private let pixelChoice: PixelChoice
  /// Whether and how pixels are shown, as far as that is known.
  private var pixels: PixelSupport?
  private var pictures: PixelScreen?
  /// By which answers that is known; nil where it has to be looked at again.
  private var knownAnswers: TerminalAnswers?
  /// What was shown last, to be shown again after another program had the terminal.
  private var latest: (grid: CellGrid, sheets: [PixelSheet])?
  /// When all pictures are sent once more as one, for a terminal that forgets; nil where they were.
  private var wholeTime: ContinuousClock.Instant?
  private static let wholePause = Duration.milliseconds(300)
  private var scalars: [UInt32] = []
  private var reducedStyles = ReducedStyles()

  private init(_ options: Options) throws(TerminalError) {
    let isColored =
      switch options.color {
      case .auto: Self.environment("NO_COLOR") == nil
      case .always: true
      case .never: false
      }
    let result = Self.open(options, isColored: isColored)
    switch result {
    case CTERMINAL_OPENED: break
    case CTERMINAL_NOT_A_TERMINAL: throw .notATerminal
    case CTERMINAL_NO_CURSOR:
      throw .noCursorMovement(options.type ?? Self.environment("TERM") ?? "")
    case CTERMINAL_BUSY: throw .alreadyOpen
    default: throw .unknownType(options.type ?? Self.environment("TERM"))
    }
    var capabilities = TerminalCapabilities(
      colors: Int(cterminal_colors()), unicode: cterminal_is_utf8() && !options.ascii,
      mouse: cterminal_has_mouse())
    // Terminals with colours of 24 bits draw sextants by themselves, Apple's one excepted.
    if capabilities.colors >= TerminalCapabilities.trueColors,
      Self.environment("TERM_PROGRAM") != "Apple_Terminal"
    {
      capabilities.blocks = .sextants
    }
    self.capabilities = capabilities
    pixelChoice = options.pixels
    size = (Int(cterminal_columns()), Int(cterminal_rows()))
    decoder = InputDecoder(extraKeys: Self.describedKeys())
    escapeDelay = .milliseconds(
      Self.environment("ESCDELAY").flatMap(UInt16.init) ?? 50)
  }

  private static func open(_ options: Options, isColored: Bool) -> cterminal_result {
    func open(_ type: UnsafePointer<CChar>?) -> cterminal_result {
      cterminal_open(
        cterminal_options(
          input: options.input, output: options.output, type: type, colored: isColored))
    }
    return options.type.map { $0.withCString(open) } ?? open(nil)
  }

  /// A variable that is set and not empty.
  private static func environment(_ name: String) -> String? {
    cterminal_environment(name).map { String(cString: $0) }
  }

  private static func describedKeys() -> [[UInt8]: Key] {
    var keys: [[UInt8]: Key] = [:]
    for (name, key) in KeySequences.terminfoNames {
      if let sequence = cterminal_key_sequence(name) {
        keys[Array(String(cString: sequence).utf8)] = key
      }
    }
    return keys
  }

  // MARK: What the terminal says

  /// The answers arrive as events, some time or never.
  private func ask() {
    guard cterminal_is_xterm_like(), capabilities.colors > 0 else { return }
    write(
      pixelChoice == .off
        ? BackgroundQuestion.sequence : TerminalAnswers.questions(Self.multiplexers))
    asked = clock.now
    repeatLater()
  }

  /// tmux drops the question about pictures while it draws its own window, and nobody tells.
  private func repeatLater() {
    guard pixels?.kind == .kittyInTmux || pixelChoice == .auto, Self.environment("TMUX") != nil
    else { return }
    let pause = repetition.map { $0.pause * 2 } ?? Self.firstPause
    repetition = pause > Self.longestPause ? nil : (clock.now + pause, pause)
  }

  private func askAgainWhenTimeHasCome() {
    guard let repetition else { return }
    if let answer = decoder.answers.pictureAnswer, answer >= firstQuestion {
      self.repetition = nil
      // As the question was, so is what comes after it handed on. What came after one that was dropped
      // may be lost.
      if answer > firstQuestion, pictures != nil { showPicturesAgain() }
    } else if repetition.time <= clock.now {
      askAboutPictures()
    }
  }

  private func askAboutPictures() {
    lastQuestion += 1
    write(TerminalAnswers.tmuxPictureQuestion(lastQuestion))
    repeatLater()
  }

  /// tmux draws its window anew when that has another size, and drops pictures meanwhile, too.
  private func askWhetherHandedOn() {
    guard pixels?.kind == .kittyInTmux else { return }
    repetition = nil
    firstQuestion = lastQuestion + 1
    askAboutPictures()
  }

  /// A program that ends at once must not leave the answers to the shell as typed letters.
  private func awaitAnswers() {
    let again = repetition.map { $0.time - $0.pause }
    repetition = nil
    guard let last = asked ?? again else { return }
    let end = last + .milliseconds(100)
    while asked != nil || again != nil && decoder.answers.pictureAnswer ?? -1 < firstQuestion,
      clock.now < end, !hasEnded, cterminal_ending_signal() == 0
    {
      _ = nextEvent(timeout: 0.02)
    }
  }

  private static var multiplexers: [String: String] {
    var values: [String: String] = [:]
    for name in PixelSupport.variables { values[name] = environment(name) }
    return values
  }

  private func write(_ text: String) { cterminal_write(text, text.utf8.count) }
  private func write(_ bytes: [UInt8]) { cterminal_write(bytes, bytes.count) }

  // MARK: Pixels

  /// - Returns: that pixels are shown, or no longer, or of another size, where that is new.
  private func noticePixels() -> TerminalEvent? {
    guard pixelChoice != .off, decoder.answers != knownAnswers else { return nil }
    knownAnswers = decoder.answers
    let before = pixels
    pixels = try? PixelSupport(
      pixelChoice, decoder.answers, window: Self.windowCell, environment: Self.multiplexers,
      colors: capabilities.colors, unicode: capabilities.unicode)
    guard pixels != before else { return nil }
    if case .sixel? = pixels?.kind, decoder.answers.sixelColors == nil {
      write(TerminalAnswers.sixelQuestion)
    }
    if pixels?.kind != before?.kind {
      removePictures()
      pictures = pixels.map { PixelScreen($0.kind) }
      cterminal_set_removal(pixels?.kind.removal ?? "", pixels?.kind.moveWithCells == true)
    }
    return .pixels(pixels?.cell)
  }

  /// The size of a cell by that of the window.
  private static var windowCell: CellPixels? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard cterminal_cell_pixels(&width, &height) else { return nil }
    return CellPixels(width: Int(width), height: Int(height))
  }

  private func removePictures() {
    if let removal = pictures?.removal(), !removal.isEmpty { write(removal) }
    pictures?.forget()
  }

  /// Another program had the terminal, and the pictures were taken away for it.
  private func showPicturesAgain() {
    pictures?.forget()
    if let latest, pictures != nil { show(latest.grid, latest.sheets) }
  }

  // MARK: Showing

  public func show(_ grid: CellGrid, _ sheets: [PixelSheet]) {
    latest = (grid, sheets)
    let sheets = current(sheets)
    let update = pictures?.update(sheets, on: sheets.isEmpty ? grid.withoutPixels : grid)
    let next = (update?.cells ?? grid).adapted(to: capabilities, &reducedStyles)
    let isNew = update.map { !$0.pictures.isEmpty || !$0.removal.isEmpty } ?? false
    guard next != shown || isNew else { return }
    for row in 0..<min(next.rows, size.rows) {
      for column in 0..<min(next.columns, size.columns) {
        let cell = next[column, row]
        if let shown, shown[column, row] == cell { continue }
        put(cell, column: column, row: row)
      }
    }
    shown = next
    let (removal, pictures) = (update?.removal ?? [], update?.pictures ?? [])
    cterminal_show(removal, removal.count, pictures, pictures.count)
    if isNew, pixels?.kind.areForgotten == true { wholeTime = clock.now + Self.wholePause }
  }

  /// Sends what is seen in pixels once more.
  private func showWhole() {
    wholeTime = nil
    guard let latest, let pictures else { return }
    write(pictures.whole(current(latest.sheets), on: latest.grid))
  }

  /// Without those that were drawn for another size of cells.
  private func current(_ sheets: [PixelSheet]) -> [PixelSheet] {
    sheets.filter { $0.cell == pixels?.cell }
  }

  private func put(_ cell: Cell, column: Int, row: Int) {
    // Drawn together with the cell to its left.
    guard let grapheme = cell.grapheme else { return }
    scalars.removeAll(keepingCapacity: true)
    for scalar in grapheme.unicodeScalars { scalars.append(scalar.value) }
    let width = TextWidth.of(grapheme)
    cterminal_put(
      Int32(column), Int32(row), scalars, Int32(scalars.count), Int32(width),
      cterminal_style(
        foreground: number(of: cell.style.foreground),
        background: number(of: cell.style.background),
        bold: cell.style.bold, dim: cell.style.dim, reverse: cell.style.reverse,
        underline: cell.style.underline, italic: cell.style.italic))
  }

  /// ncurses' number of a colour.
  private func number(of color: CellColor) -> Int32 {
    guard capabilities.colors >= TerminalCapabilities.trueColors else {
      guard case .palette(let index) = color else { return -1 }
      return Int32(index)
    }
    // The first eight numbers are the palette's.
    if case .palette(let index) = color, index < 8 { return Int32(index) }
    return color.packed.map { $0 < 8 ? 0x100 : Int32($0) } ?? -1
  }

  // MARK: Events

  public func nextEvent(timeout: Double) -> TerminalEvent? {
    // Whatever is longer than a day is without end.
    let end = timeout < 86_400 ? clock.now + .seconds(max(0, timeout)) : nil
    while true {
      cterminal_beat()
      if cterminal_is_orphan() { hasEnded = true }
      if hasEnded || cterminal_ending_signal() != 0 { return .ended }
      if hasResized {
        hasResized = false
        return .resized
      }
      let event = decoder.next()
      if pixelChoice == .off {
        if case .background? = event { asked = nil }
      } else if decoder.answers.areComplete {
        asked = nil
      }
      if let event = event ?? noticePixels() { return event }
      askAgainWhenTimeHasCome()
      let now = clock.now
      if let wholeTime, wholeTime <= now { showWhole() }
      let escapeEnd =
        decoder.isWaiting ? lastRead + (decoder.isInAnswer ? Self.answerDelay : escapeDelay) : nil
      if let escapeEnd, escapeEnd <= now {
        if let event = decoder.giveUpWaiting() { return event }
        continue
      }
      let waitEnd = [end, escapeEnd, repetition?.time, wholeTime].compactMap { $0 }.min()
      let happened = cterminal_wait(waitEnd.map { now.duration(to: $0).milliseconds } ?? -1)
      react(to: happened)
      if happened == 0, let end, clock.now >= end, cterminal_ending_signal() == 0 { return nil }
    }
  }

  private func react(to happened: Int32) {
    func has(_ happening: cterminal_happening) -> Bool {
      UInt32(bitPattern: happened) & happening.rawValue != 0
    }
    if has(CTERMINAL_STOP) {
      cterminal_stop()
      adoptSize()
      showPicturesAgain()
    }
    if has(CTERMINAL_CONTINUED) {
      // Stopped from outside, and whoever had the terminal meanwhile set its modes.
      redraw()
    }
    if has(CTERMINAL_RESIZED) {
      // As many cells may have another size.
      knownAnswers = nil
      adoptSize()
      askWhetherHandedOn()
    }
    if has(CTERMINAL_INPUT) { read() }
    if has(CTERMINAL_HANGUP) { hasEnded = true }
  }

  private func read() {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      let count = cterminal_read(buffer.baseAddress, buffer.count)
      if count == 0 { hasEnded = true }
      lastRead = clock.now
      decoder.feed(buffer.prefix(count))
    }
  }

  private func adoptSize() {
    guard cterminal_adopt_size() else { return }
    size = (Int(cterminal_columns()), Int(cterminal_rows()))
    shown = nil
    latest = nil
    removePictures()
    wholeTime = nil
    knownAnswers = nil
    // Of a window whose letters took another size, no event but this one tells.
    if pixels != nil, Self.windowCell == nil { write("\u{1B}[16t") }
    hasResized = true
  }

  // MARK: Beyond cells

  public func copy(_ text: String) -> Bool {
    guard cterminal_is_xterm_like() else { return false }
    let sequence = Clipboard.sequence(
      text,
      inside: Self.environment("TMUX") != nil
        ? .tmux : Self.environment("STY") != nil ? .screen : nil)
    write(sequence)
    return true
  }

  public func run(_ command: [String]) -> Int32? {
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let status = command.isEmpty ? -1 : cterminal_run(&arguments)
    adoptSize()
    showPicturesAgain()
    return status < 0 ? nil : status
  }

  public func redraw() {
    cterminal_reenter()
    adoptSize()
    showPicturesAgain()
  }
}

extension Duration {
  /// Rounded up, so that waiting never ends a moment early and asks again.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = max(self, .zero).components
    return Int32(
      clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
