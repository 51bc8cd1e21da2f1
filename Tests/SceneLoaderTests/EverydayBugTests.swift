import LayoutSolver
import SceneLoader
import Testing

/// Bugs as people have them on an iPhone SE, each in a small scene: a finding names the rule and the
/// line that is marked, and the same scene without the bug has none.
struct EverydayBugTests {
  struct Bug: CustomTestStringConvertible {
    var rule: String
    /// What the message says, besides.
    var says: String
    /// The line to change ends in `// !`.
    var body: String
    /// The same without the bug.
    var sound: String
    var device = "iphone-se-3"
    var testDescription: String { rule }
  }

  private func findings(
    _ body: String, _ size: DynamicTypeSize = .large, on device: String = "iphone-se-3"
  ) throws -> [LayoutFinding] {
    try BugScene(body: body, device: device).findings(size)
  }

  @Test(arguments: bugs)
  func isFoundAtItsLine(_ bug: Bug) throws {
    let found = try findings(bug.body, on: bug.device)
    let all = found.flatMap { [$0] + $0.consequences }
    let one = try #require(all.first { $0.rule.rawValue == bug.rule }, "\(all.map(\.message))")
    #expect(one.message.contains(bug.says), "\(one.message)")
    // Each look at the next finding is a key.
    #expect((all.firstIndex { $0.rule.rawValue == bug.rule } ?? 9) < 3)
    let marked = BugScene(body: bug.body).markedLine
    #expect(one.source?.line == marked, "\(one.message)")
    #expect(all.allSatisfy { $0.remedy != nil })
  }

  @Test(arguments: bugs)
  func itsSoundFormHasNone(_ bug: Bug) throws {
    #expect(
      try findings(bug.sound, on: bug.device).map(\.rule.rawValue).contains(bug.rule) == false)
  }

  @Test("A row at large letters names both texts that are cut, and the word broken in its button")
  func row() throws {
    let found = try findings(
      """
      HStack(spacing: 12) {
        Image(systemName: "book").font(.title)
        VStack(alignment: .leading) {
          Text("A rather long title of a book").font(.headline).lineLimit(1)
          Text("Its author and the year").font(.subheadline).lineLimit(1)
        }
        Spacer()
        Button("Continue") {}.buttonStyle(.borderedProminent)
      }
      .padding()
      """, .accessibility3)
    let cut = found.filter { $0.rule == .truncatedText }
    #expect(cut.count == 2 && cut.allSatisfy { $0.message.contains("lineLimit(1)") })
    let broken = found.filter { $0.rule == .brokenWord }
    #expect(broken.count == 1 && broken[0].message.contains("inside \"Continue\": the word needs"))
  }

  @Test("What follows from an overflow is told under it")
  func consequences() throws {
    let found = try findings(
      """
      HStack {
        Color.red.frame(width: 360, height: 40)
        Button("Send it") {}.fixedSize()
      }
      """)
    let overflow = try #require(found.first { $0.rule == .overflow })
    #expect(overflow.message.contains("won't shrink (frame(width: 360), line 6)"))
    #expect(!overflow.consequences.isEmpty)
    #expect(!found.contains { $0.rule == .outOfReach })
  }

  @Test("A stack inside one that overflows, and a text that it cuts, are told under it")
  func shortages() throws {
    let found = try findings(
      """
      VStack {
        Color.red.frame(height: 600)
        VStack {
          Color.blue.frame(height: 60)
          Color.green.frame(height: 60)
        }
        Text("A text that has to be read, and which needs more lines than one to say what it says")
      }
      """)
    let overflow = found.filter { $0.rule == .overflow }
    #expect(overflow.count == 1)
    #expect(
      Set(overflow[0].consequences.map(\.rule.rawValue)).isSuperset(of: [
        "overflow", "truncated-text",
      ]))
    #expect(!found.contains { $0.rule == .truncatedText })
  }

  @Test("What is too wide isn't the cause of what is too high")
  func axes() throws {
    let found = try findings(
      """
      NavigationStack {
        VStack {
          Text("Saved").frame(width: 500)
          Button("Undo everything") {}.frame(width: 480, alignment: .trailing)
          Color.red.frame(height: 900)
        }
      }
      """)
    let page = try #require(found.first { $0.rule == .largerThanContainer })
    #expect(page.message.contains("500 points wide"))
    #expect(page.consequences.contains { $0.rule == .outOfReach })
    #expect(found.contains { $0.rule == .overflow })
  }

  @Test("Of what is beyond an edge, the farthest is named")
  func farthest() throws {
    let body = """
      VStack(spacing: 0) {
        Color.green.frame(height: 640)
        Text("Sum")
        Text("Tax")
        Button("Buy now") {} // !
      }
      .frame(maxHeight: .infinity, alignment: .top)
      """
    let found = try findings(body).flatMap { [$0] + $0.consequences }
    let one = try #require(found.first { $0.rule == .outOfReach })
    #expect(one.source?.line == BugScene(body: body).markedLine)
    // The column is centred, as what is higher than the screen is: the first line is still on it.
    #expect(one.message.contains("and 1 more are"))
  }

  @Test("Pages that an offset moves through a frame don't overflow")
  func carousel() throws {
    let pages = """
      HStack(spacing: 0) {
        Color.red.frame(width: 375, height: 100)
        Color.green.frame(width: 375, height: 100)
      }
      .frame(width: 375, alignment: .leading)
      """
    #expect(try findings(pages).contains { $0.rule == .overflow })
    #expect(try !findings(pages + "\n.offset(x: -375)").contains { $0.rule == .overflow })
    #expect(try findings(pages + "\n.offset(y: 20)").contains { $0.rule == .overflow })
  }

  @Test("Two buttons of an alert stand below each other where they don't fit beside each other")
  func alertButtons() throws {
    let found = try findings(
      """
      Text("Photos").alert("Delete?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete it") {}
      }
      """, .accessibility4)
    #expect(!found.contains { [.truncatedText, .brokenWord].contains($0.rule) })
  }

  @Test("Of a picture that isn't there only what is true of every size is said")
  func missingPicture() throws {
    let found = try findings("Image(\"missing\").frame(width: 24, height: 24)")
    let one = try #require(found.first { $0.rule == .imageNotResizable })
    #expect(one.severity == .note && one.message.contains("unless it is 24×24 itself"))
  }

  @Test("A spacer may grow in a frame with a least length, though what scrolls fills it")
  func spacerInLeastFrame() throws {
    let found = try findings(
      """
      ScrollView {
        VStack {
          Color.red.frame(height: 300)
          Spacer()
          Text("End")
        }
        .frame(minHeight: 200)
      }
      """)
    #expect(!found.contains { $0.rule == .spacerCantGrow })
  }

  @Test("Enlarged letters may be made smaller than they would be, and be large enough")
  func scaledLargeLetters() throws {
    let body = "Text(\"1,234,567\").lineLimit(1).minimumScaleFactor(0.3).frame(width: 150)"
    #expect(try !findings(body, .accessibility5).contains { $0.rule == .scaledText })
    #expect(
      try findings(body.replacing("150", with: "40")).contains { $0.rule == .scaledText })
  }

  @Test("What is waited for isn't pressed yet")
  func waiting() throws {
    let found = try findings("ProgressView().frame(width: 200, height: 200).onTapGesture {}")
    #expect(!found.contains { $0.rule == .touchesFallThrough })
  }

  @Test("A text cut on one line is told to take a neighbour's width only where there is one")
  func widthOfNeighbours() throws {
    let text = "Text(\"1,234,567,890.00 EUR and more\").font(.largeTitle).lineLimit(1)"
    let alone = try #require(try findings(text).first { $0.rule == .truncatedText })
    #expect(alone.remedy?.contains("layoutPriority") == false)
    let row = "HStack { \(text); Text(\"A neighbour of the amount\") }"
    let beside = try #require(try findings(row).first { $0.rule == .truncatedText })
    #expect(beside.remedy?.contains("layoutPriority") == true)
  }

  @Test("Cards on cards, badges and shadows of texts are no overlaps")
  func meant() throws {
    let found = try findings(
      """
      ZStack {
        ForEach(0..<3) { index in
          Text("Card \\(index)").frame(width: 200, height: 100).background(Color.white)
            .offset(y: Double(index) * 10)
        }
        Text("Title").opacity(0)
        Text("Shadow").foregroundStyle(.gray)
        Text("Shadow")
        Text("A bar's words").frame(width: 300, height: 120).background(.bar)
      }
      """)
    #expect(!found.contains { [.overlap, .textOverText].contains($0.rule) })
  }

  @Test("What a bar makes of a button is no frame of the scene's")
  func bars() throws {
    let found = try findings(
      """
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar { Button("Done") {} }
      }
      """, .accessibility5)
    #expect(!found.contains { $0.rule == .contentExceedsFrame })
  }

  @Test("A text in a font whose widths nobody knows is a note that says so")
  func unknownFont() throws {
    func finding(_ font: String) throws -> LayoutFinding? {
      try findings("Text(\"Subscriptions\").font(\(font)).frame(width: 60)").first {
        $0.rule == .brokenWord
      }
    }
    let unknown = try #require(try finding(".custom(\"FjallaOne-Regular\", size: 17)"))
    #expect(unknown.severity == .note)
    #expect(unknown.message.contains("the widths of FjallaOne-Regular aren't known"))
    #expect(try finding(".body")?.severity == .warning)
  }

  @Test(
    "A cut that hangs on widths nobody knows so well is a note that says so",
    arguments: [
      ("שלום לכולם", "", "nobody recorded the widths of Hebrew letters"),
      ("Subscriptions", ".fontDesign(.serif)", "nobody recorded the widths of serif letters"),
      ("الاشتراكات", "", "the widths of Arabic letters are up to 1.4 percent off"),
    ])
  func unsureWidths(text: String, font: String, says: String) throws {
    func cut(_ width: Double) throws -> LayoutFinding? {
      try findings("Text(\"\(text)\").lineLimit(1)\(font).frame(width: \(width))").first {
        $0.rule == .truncatedText
      }
    }
    func width(_ width: Double) throws -> Bool { try cut(width) == nil }
    // The narrowest width at which it isn't cut.
    var (less, more) = (10.0, 300.0)
    while more - less > 0.1 {
      let middle = (less + more) / 2
      if try width(middle) { more = middle } else { less = middle }
    }
    let narrowly = try #require(try cut(less))
    #expect(narrowly.severity == .note)
    #expect(
      narrowly.message.contains("on a device it may be whole: \(says)"), "\(narrowly.message)")
    let clearly = try #require(try cut(more / 2))
    #expect(clearly.severity == .warning)
    #expect(!clearly.message.contains("on a device it may be whole"))
  }

  @Test("A row that is too wide by less than its letters may be off is a note that says so")
  func unsureOverflow() throws {
    let text = "Text(\"שלום לכולם\").fixedSize()"
    func row(_ other: Double) -> String {
      "HStack(spacing: 0) { \(text); Color.red.frame(width: \(other)) }.frame(width: 200)"
    }
    func found(_ other: Double) throws -> LayoutFinding? {
      try findings(row(other)).first { $0.rule == .overflow }
    }
    // The greatest width beside it that fits.
    var (less, more) = (50.0, 200.0)
    while more - less > 0.1 {
      let middle = (less + more) / 2
      if try found(middle) == nil { less = middle } else { more = middle }
    }
    let slightly = try #require(try found(more + 2))
    #expect(slightly.severity == .note)
    #expect(
      slightly.message.contains(
        "on a device it may fit: nobody recorded the widths of Hebrew letters"))
    let clearly = try #require(try found(more + 30))
    #expect(clearly.severity == .warning && !clearly.message.contains("on a device"))
  }

  /// Labelled content puts its value below in a list; whether a picker does isn't known
  /// (`FidelityTable`).
  @Test("In a list, a labelled row at large letters is a note that says what isn't known")
  func labelledRow() throws {
    let row = "LabeledContent(\"Subscription\", value: \"Until the end of next December\")"
    func isNoted(_ body: String, _ size: DynamicTypeSize) throws -> Bool? {
      let found = try findings(body, size).filter { $0.rule == .brokenWord }
      if found.isEmpty { return nil }
      return found.allSatisfy {
        $0.severity == .note && $0.message.contains("below its label at this size")
      }
    }
    let picker = """
      Picker("Subscription", selection: .constant(1)) {
        Text("Until the end of next December").tag(1)
      }
      """
    #expect(try isNoted("List { \(picker) }", .accessibility5) == true)
    #expect(try isNoted("\(row).frame(width: 300)", .accessibility5) == false)
  }

  @Test("A bar takes touches around its small items")
  func barItems() throws {
    let found = try findings(
      """
      NavigationStack {
        Text("Page").navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button {} label: { Image(systemName: "xmark") } }
          ToolbarItem(placement: .topBarLeading) { Button {} label: { Image(systemName: "plus") } }
        }
      }
      """)
    #expect(!found.contains { $0.rule == .touchTarget })
  }

  @Test("A control's own stack isn't one that a priority was meant for")
  func controlStack() throws {
    let label = "Text(\"A\").layoutPriority(1).padding()"
    let control = "Toggle(isOn: .constant(true)) { \(label) }"
    #expect(try !findings(control).contains { $0.rule == .hiddenValue })
    #expect(try findings("HStack { \(label); Text(\"B\") }").contains { $0.rule == .hiddenValue })
  }

  @Test("A frame that has a least height isn't told to have one")
  func leastHeight() throws {
    let found = try findings(
      """
      VStack {
        Text("Head")
        VStack { ForEach(0..<40) { Text("Row \\($0)") } }
          .frame(maxWidth: .infinity, minHeight: 180)
        Text("Foot")
      }
      """)
    let all = found.flatMap { [$0] + $0.consequences }
    let one = try #require(all.first { $0.rule == .contentExceedsFrame })
    #expect(one.remedy?.contains("minHeight") == false)
  }

  @Test("A picture whose size nobody knows isn't said to be out of its ratio")
  func unknownPicture() throws {
    let found = try findings("Image(\"elsewhere\").resizable().frame(width: 200, height: 100)")
    #expect(!found.contains { $0.rule == .imageDistorted })
  }

  @Test("A row that is a card of its own isn't meant to fill the row, and a line may be thin")
  func cards() throws {
    let found = try findings(
      """
      List {
        Text("Update").frame(maxWidth: .infinity).padding().background(Color.blue).cornerRadius(10)
        VStack { Text("a"); Divider(); Color.red.frame(height: 900) }.frame(height: 100)
      }
      """)
    #expect(!found.contains { [.rowBackground, .squeezedView].contains($0.rule) })
  }

  @Test("Labels that take all touches, and buttons in bars, are told of by no rule")
  func touches() throws {
    func rules(_ body: String) throws -> [String] {
      try findings(body).flatMap { [$0] + $0.consequences }.map(\.rule.rawValue)
    }
    // A button's own style takes touches on all of its label, and an area takes them wherever it is.
    let whole = try rules(
      """
      VStack {
        Button {} label: { HStack { Text("Log out"); Spacer(); Text("Now") } }
        HStack { Text("Log out"); Spacer() }.background(Color.yellow).onTapGesture {}
        HStack { Text("Log out"); Spacer(minLength: 0) }.frame(width: 100).onTapGesture {}
      }
      """)
    #expect(!whole.contains("touches-fall-through"))
    // Bars, and buttons with an area of their own, aren't meant to be pressed beside them.
    let aside = try rules(
      """
      VStack {
        Button("Buy") {}.buttonStyle(.borderedProminent).padding(20).background(Color.yellow)
        Button("Close") {}.frame(maxWidth: .infinity).padding().background(Color.yellow)
        Button("Open") {}.frame(width: 200, height: 60)
        Button {} label: { Text("Send").padding().background(Color.blue) }.padding(20)
          .background(Color.yellow)
      }
      """)
    #expect(!aside.contains("button-inside-background"))
  }

  @Test("Texts that begin at one line, or after frames, are no ragged column")
  func columns() throws {
    for row in [
      "Image(systemName: name).frame(width: 30)", "Image(systemName: \"globe\")",
      "Text(\"1\")", "Image(systemName: name).resizable().frame(width: 20, height: 20)",
    ] {
      let found = try findings(
        """
        VStack(alignment: .leading) {
          ForEach(["person", "keyboard"], id: \\.self) { name in HStack { \(row); Text("Name") } }
        }
        """)
      #expect(!found.contains { $0.rule == .raggedColumn }, "\(row)")
    }
    let centred = try findings(
      """
      VStack { HStack { Image(systemName: "person"); Text("A") }; HStack { Image(systemName: "keyboard"); Text("B") } }
      """)
    #expect(!centred.contains { $0.rule == .raggedColumn })
  }

  static let bugs: [Bug] = [
    Bug(
      rule: "touches-fall-through", says: "of width beside Text \"Log out\" take no touches",
      body: """
        HStack { // !
          Text("Log out")
          Spacer()
        }
        .onTapGesture {}
        """,
      sound: "HStack { Text(\"Log out\"); Spacer() }.contentShape(Rectangle()).onTapGesture {}"),
    Bug(
      rule: "touches-fall-through", says: "\"Country\" is pressed only where it draws",
      body: """
        Button {} label: { // !
          HStack { Text("Country"); Spacer(); Image(systemName: "chevron.down") }
            .padding(12)
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray))
        }
        .buttonStyle(.plain)
        """,
      sound: """
        Button {} label: {
          HStack { Text("Country"); Spacer(); Image(systemName: "chevron.down") }
            .padding(12)
            .background(Color.yellow)
        }
        .buttonStyle(.plain)
        """),
    Bug(
      rule: "button-inside-background",
      says: "of the 280×50 that its background covers: frame, line 6",
      body: """
        Button("Create account") {} // !
          .frame(width: 280, height: 50)
          .background(Color.yellow)
          .cornerRadius(6)
        """,
      sound: """
        Button {} label: {
          Text("Create account").frame(width: 280, height: 50).background(Color.yellow).cornerRadius(6)
        }
        """),
    Bug(
      rule: "offset-overlap", says: "is moved by 0, 8 under Text \"Ran three tools\"",
      body: """
        VStack(spacing: 0) {
          ZStack(alignment: .bottom) {
            RoundedRectangle(cornerRadius: 14).fill(.gray).frame(height: 36)
            RoundedRectangle(cornerRadius: 14).fill(.blue).frame(height: 36)
              .offset(y: 8) // !
          }
          Text("Ran three tools")
        }
        """,
      sound: """
        VStack(spacing: 8) {
          ZStack(alignment: .bottom) {
            RoundedRectangle(cornerRadius: 14).fill(.gray).frame(height: 36)
            RoundedRectangle(cornerRadius: 14).fill(.blue).frame(height: 36).offset(y: 8)
          }
          Text("Ran three tools")
        }
        """),
    Bug(
      rule: "ragged-column", says: "behind Text \"Account\": the symbols before them are",
      body: """
        VStack(alignment: .leading) {
          HStack {
            Image(systemName: "person") // !
            Text("Account")
          }
          HStack {
            Image(systemName: "keyboard")
            VStack(alignment: .leading) { Text("Keyboard"); Text("Shortcuts").font(.caption) }
          }
        }
        """,
      sound: """
        VStack(alignment: .leading) {
          HStack { Image(systemName: "person").frame(width: 30); Text("Account") }
          HStack { Image(systemName: "keyboard").frame(width: 30); Text("Keyboard") }
        }
        """),
    Bug(
      rule: "stroke-clipped",
      says: "2 of the stroke's 4 points lie outside of RoundedRectangle, where ScrollView",
      body: """
        ScrollView {
          Text("Tutorial").padding().frame(maxWidth: .infinity)
            .overlay {
              RoundedRectangle(cornerRadius: 9) // !
                .stroke(Color.gray, lineWidth: 4)
            }
        }
        """,
      sound: """
        ScrollView {
          Text("Tutorial").padding().frame(maxWidth: .infinity)
            .overlay { RoundedRectangle(cornerRadius: 9).strokeBorder(Color.gray, lineWidth: 4) }
        }
        """),
    Bug(
      rule: "padding-around-full-frame",
      says: "wide where 300 are offered: frame(width: 300), line 7",
      body: """
        GeometryReader { proxy in
          Text("Submit")
            .frame(width: proxy.size.width)
            .padding(.horizontal, 16) // !
            .background(Color.yellow)
        }
        .frame(width: 300)
        """,
      sound: """
        GeometryReader { proxy in
          Text("Submit").padding(.horizontal, 16).frame(width: proxy.size.width).background(Color.yellow)
        }
        .frame(width: 300)
        """),
    Bug(
      rule: "narrow-background", says: "of the 48×48 of its frame",
      body: """
        Image(systemName: "doc")
          .background(Color.green, in: RoundedRectangle(cornerRadius: 8)) // !
          .frame(width: 48, height: 48)
        """,
      sound: """
        Image(systemName: "doc").frame(width: 48, height: 48)
          .background(Color.green, in: RoundedRectangle(cornerRadius: 8))
        """),
    Bug(
      rule: "padded-scroll", says: "its indicator stands beside the edge",
      body: """
        ScrollView {
          VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity)
        }
        .padding(.horizontal) // !
        """,
      sound: """
        ScrollView {
          VStack { ForEach(0..<60) { Text("Row \\($0)") } }.frame(maxWidth: .infinity)
            .padding(.horizontal)
        }
        """),
    Bug(
      rule: "larger-than-container", says: "the page is 500 points wide where 375 are offered",
      body: """
        NavigationStack {
          VStack { // !
            Text("Saved").frame(width: 500)
            Text("Nothing to undo")
          }
        }
        """,
      sound: """
        NavigationStack {
          VStack { Text("Saved").frame(maxWidth: 500); Text("Nothing to undo") }
        }
        """),
    Bug(
      rule: "overflow", says: "; it is in frame(width: 200), line 10",
      body: """
        HStack { // !
          ForEach(0..<5) { i in
            Text("\\(i)").frame(width: 80, height: 40)
          }
        }
        .frame(width: 200)
        """,
      sound: """
        ScrollView(.horizontal) {
          HStack { ForEach(0..<5) { i in Text("\\(i)").frame(width: 80, height: 40) } }
        }
        .frame(width: 200)
        """),
    Bug(
      rule: "truncated-text", says: "overlay offers it the 36×36 of Circle",
      body: """
        Circle().fill(Color.green).frame(width: 36, height: 36)
          .overlay {
            Text("Tap here to go on") // !
              .padding(8)
          }
        """,
      sound: """
        Circle().fill(Color.green).frame(width: 36, height: 36)
          .overlay { Text("Tap here to go on").fixedSize().padding(8) }
        """),
    Bug(
      rule: "overflow", says: "won't shrink (fixedSize, line 7)",
      body: """
        HStack { // !
          Color.blue.frame(width: 120, height: 20)
          Text("On my way to the station, where the train leaves soon").fixedSize()
        }
        """,
      sound: """
        HStack {
          Color.blue.frame(width: 120, height: 20)
          Text("On my way to the station, where the train leaves soon")
        }
        """),
    Bug(
      rule: "truncated-text", says: "lineLimit(1)",
      body: """
        HStack {
          Color.gray.frame(width: 80, height: 80)
          Text("Alexandria Montgomery-Featherstonehaugh the Third").lineLimit(1) // !
          Button("Follow") {}.buttonStyle(.bordered).fixedSize()
        }
        """,
      sound: """
        HStack {
          Color.gray.frame(width: 80, height: 80)
          Text("Alexandria").lineLimit(1)
          Button("Follow") {}.buttonStyle(.bordered).fixedSize()
        }
        """),
    Bug(
      rule: "truncated-text", says: "points of height and have 60",
      body: """
        Text("A description that goes on for several lines, and is put into a card of a height that somebody once measured for a much shorter text.") // !
          .frame(width: 200, height: 60)
        """,
      sound: "Text(\"A short description\").frame(width: 200, height: 60)"),
    Bug(
      rule: "broken-word", says: "inside \"Subscriptions\"",
      body: """
        HStack {
          Text("Subscriptions") // !
            .frame(width: 60)
          Spacer()
        }
        """,
      sound: "HStack { Text(\"Subscriptions\").fixedSize(); Spacer() }"),
    Bug(
      rule: "scaled-text", says: "unscaled it needs",
      body: """
        Text("1,234,567,890.00 EUR") // !
          .font(.largeTitle).lineLimit(1).minimumScaleFactor(0.3).frame(width: 120)
        """,
      sound:
        "Text(\"12 EUR\").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.3).frame(width: 120)"),
    Bug(
      rule: "out-of-reach", says: "lower edge",
      body: """
        VStack(spacing: 0) {
          Color.green.frame(height: 700)
          Button("Buy now") {} // !
        }
        .frame(maxHeight: .infinity, alignment: .top)
        """,
      sound: """
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 700)
            Button("Buy now") {}
          }
        }
        """),
    Bug(
      rule: "clipped", says: "beyond its height",
      body: """
        VStack {
          Text("First line of the card").font(.title) // !
          Text("Second line of the card").font(.title)
        }
        .frame(width: 300, height: 50)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        """,
      sound: """
        VStack { Text("First line of the card"); Text("Second line of the card") }
          .padding().clipShape(RoundedRectangle(cornerRadius: 8))
        """),
    Bug(
      rule: "text-over-text", says: "Text \"Subtitle\" is drawn over Text \"Title of the page\"",
      body: """
        ZStack(alignment: .leading) {
          Text("Title of the page").font(.title)
          Text("Subtitle") // !
        }
        """,
      sound: "VStack(alignment: .leading) { Text(\"Title of the page\"); Text(\"Subtitle\") }"),
    Bug(
      rule: "content-exceeds-frame", says: "its frame 20",
      body: """
        VStack(spacing: 0) {
          Text("Two lines\\nof a heading").font(.title).fixedSize()
            .frame(height: 20) // !
          Text("What stands below it")
        }
        """,
      sound: "VStack { Text(\"Two lines\\nof a heading\").font(.title); Text(\"Below\") }"),
    Bug(
      rule: "spacer-cant-grow", says: "ScrollView offers VStack no height",
      body: """
        ScrollView {
          VStack {
            Text("Welcome")
            Spacer() // !
            Button("Begin") {}
          }
        }
        """,
      sound: "VStack { Text(\"Welcome\"); Spacer(); Button(\"Begin\") {} }"),
    Bug(
      rule: "narrow-background", says: "that frame(maxWidth: .infinity) takes",
      body: """
        Text("Continue")
          .padding()
          .background(Color.blue) // !
          .frame(maxWidth: .infinity)
        """,
      sound: "Text(\"Continue\").padding().frame(maxWidth: .infinity).background(Color.blue)"),
    Bug(
      rule: "clip-before-background", says: "square corners",
      body: """
        Text("Badge").padding(8)
          .cornerRadius(12)
          .background(Color.orange) // !
        """,
      sound: "Text(\"Badge\").padding(8).background(Color.orange).cornerRadius(12)"),
    Bug(
      rule: "reader-squeezed", says: "offered no height",
      body: """
        ScrollView {
          GeometryReader { proxy in // !
            Color.teal.frame(width: proxy.size.width / 2)
          }
        }
        """,
      sound: "GeometryReader { proxy in Color.teal.frame(width: proxy.size.width / 2) }"),
    Bug(
      rule: "reader-spreads", says: "of height that VStack offers it",
      body: """
        VStack {
          Text("Progress")
          GeometryReader { proxy in // !
            Capsule().fill(.blue).frame(width: proxy.size.width / 2, height: 8)
          }
          Text("Half of it is done")
        }
        """,
      sound: """
        VStack {
          Text("Progress")
          GeometryReader { proxy in
            Capsule().fill(.blue).frame(width: proxy.size.width / 2, height: 8)
          }
          .frame(height: 8)
        }
        """),
    Bug(
      rule: "hidden-value", says: "layoutPriority 1 is hidden from HStack by padding",
      body: """
        HStack {
          Text("The name, which matters more than the date")
            .layoutPriority(1) // !
            .padding(4)
          Text("The date, which may well be cut")
        }
        """,
      sound: "HStack { Text(\"The name\").padding(4).layoutPriority(1); Text(\"The date\") }"),
    Bug(
      rule: "frame-without-effect", says: "ScrollView offers no height",
      body: """
        ScrollView {
          Text("Nothing here yet")
            .frame(maxHeight: .infinity) // !
        }
        """,
      sound: "Text(\"Nothing here yet\").frame(maxHeight: .infinity)"),
    Bug(
      rule: "touch-target", says: "less than 44×44",
      body: """
        HStack {
          Text("Draft")
          Button { } label: { Image(systemName: "xmark").font(.caption) } // !
        }
        """,
      sound: """
        Button { } label: { Image(systemName: "xmark").frame(minWidth: 44, minHeight: 44) }
        """),
    Bug(
      rule: "larger-than-smallest-device", says: "iPhone SE has: 375",
      body: """
        Color.mint
          .frame(width: 390, height: 200) // !
        """,
      sound: "GeometryReader { proxy in Color.mint.frame(width: proxy.size.width, height: 200) }",
      device: "iphone-16-pro"),
    Bug(
      rule: "nothing-visible", says: "nothing of the scene can be seen",
      body: """
        VStack { // !
          Spacer()
          Text("Hidden while it loads").opacity(0)
        }
        """,
      sound: "VStack { Spacer(); Text(\"Loaded\") }"),
    Bug(
      rule: "control-without-label", says: "VoiceOver reads",
      body: """
        VStack {
          Button { } label: { Circle().fill(.red).frame(width: 50, height: 50) } // !
        }
        """,
      sound: """
        Button { } label: { Circle().fill(.red).frame(width: 50, height: 50) }
          .accessibilityLabel("Red")
        """),
    Bug(
      rule: "image-not-resizable", says: "stays 600×400 in a frame of 80×80",
      body: """
        Image("photo") // !
          .frame(width: 80, height: 80)
        """,
      sound: "Image(\"photo\").resizable().scaledToFill().frame(width: 80, height: 80).clipped()"),
    Bug(
      rule: "background-stays", says: "offset moves what is drawn by 0, 30",
      body: """
        Text("Toast").padding()
          .offset(y: 30)
          .background(Color.black) // !
        """,
      sound: "Text(\"Toast\").padding().background(Color.black).offset(y: 30)"),
    Bug(
      rule: "image-distorted", says: "600×400 becomes 200×200, which squeezes its width to 67%",
      body: """
        Image("photo") // !
          .resizable()
          .frame(width: 200, height: 200)
        """,
      sound: "Image(\"photo\").resizable().scaledToFill().frame(width: 200, height: 200).clipped()"),
    Bug(
      rule: "image-distorted", says: "aspectRatio gives it a ratio of 1",
      body: """
        Image("photo")
          .resizable()
          .aspectRatio(1, contentMode: .fit) // !
        """,
      sound: "Image(\"photo\").resizable().aspectRatio(contentMode: .fit)"),
    Bug(
      rule: "under-safe-area",
      says: "Text \"Good morning\" lies under the status bar, Button \"Start\"",
      body: """
        VStack {
          Text("Good morning")
          Spacer()
          Button("Start") {}
        }
        .frame(maxWidth: .infinity)
        .background(Color.yellow)
        .ignoresSafeArea() // !
        """,
      sound: """
        VStack {
          Text("Good morning")
          Spacer()
          Button("Start") {}
        }
        .frame(maxWidth: .infinity)
        .background(Color.yellow.ignoresSafeArea())
        """, device: "iphone-16-pro"),
    Bug(
      rule: "bar-covers-end", says: "HStack is laid over the end of ScrollView, line 5: 60 points",
      body: """
        ScrollView {
          VStack { ForEach(0..<40) { Text("Row \\($0)") } }
        }
        .overlay(alignment: .bottom) {
          HStack { Button("Pay") {}; Spacer() }
            .frame(height: 60)
            .background(.white) // !
        }
        """,
      sound: """
        ScrollView {
          VStack { ForEach(0..<40) { Text("Row \\($0)") } }
        }
        .safeAreaInset(edge: .bottom) {
          HStack { Button("Pay") {}; Spacer() }.frame(height: 60).background(.white)
        }
        """),
    Bug(
      rule: "bar-covers-end", says: "Button \"Buy\" is laid over the end of List",
      body: """
        ZStack(alignment: .bottom) {
          List(0..<40) { Text("Row \\($0)") }
          Button("Buy") {}.frame(maxWidth: .infinity, minHeight: 50)
            .background(.white) // !
        }
        """,
      sound: """
        ZStack(alignment: .bottomTrailing) {
          List(0..<40) { Text("Row \\($0)") }
          Button("+") {}.frame(width: 50, height: 50).background(.blue, in: Circle())
        }
        """),
    Bug(
      rule: "frame-cuts", says: "frame(width: 100) is too narrow for what is in it, which needs",
      body: """
        HStack {
          Text("Editor")
          Spacer()
          HStack { Button("Open") {}.buttonStyle(.bordered); Button("Update") {}.buttonStyle(.bordered) }
            .lineLimit(1)
            .frame(width: 100) // !
        }
        """,
      sound: """
        HStack {
          Text("Editor")
          Spacer()
          HStack { Button("Open") {}.buttonStyle(.bordered); Button("Update") {}.buttonStyle(.bordered) }
            .lineLimit(1)
            .frame(minWidth: 100)
        }
        """),
    Bug(
      rule: "guide-without-effect",
      says: "HStack lines up its subviews by center, a guide of the other",
      body: """
        HStack {
          Text("Total")
          Text("12.50")
            .alignmentGuide(.leading) { _ in -40 } // !
        }
        """,
      sound: """
        VStack(alignment: .leading) {
          Text("Total")
          Text("12.50").alignmentGuide(.leading) { _ in -40 }
        }
        """),
    Bug(
      rule: "guide-displaces", says: "and ZStack grows from 64 to 90 wide",
      body: """
        ZStack(alignment: .topTrailing) {
          Circle().fill(.indigo).frame(width: 64, height: 64)
          Text("3").frame(width: 20, height: 20)
            .alignmentGuide(.trailing) { d in d[.trailing] + 70 } // !
        }
        """,
      sound: """
        ZStack(alignment: .topTrailing) {
          Circle().fill(.indigo).frame(width: 64, height: 64)
          Text("3").frame(width: 20, height: 20)
            .alignmentGuide(.trailing) { d in d[.trailing] - 8 }
        }
        """),
    Bug(
      rule: "empty-takes-room", says: "HStack is empty and still has a gap of 24 in VStack",
      body: """
        VStack(spacing: 24) {
          Text("Title")
          HStack { if false { Text("Tags") } } // !
          Text("Body")
        }
        """,
      sound: "VStack(spacing: 24) { Text(\"Title\"); if false { Text(\"Tags\") }; Text(\"Body\") }"),
    Bug(
      rule: "empty-takes-room", says: "tabViewBottomAccessory shows nothing and keeps 56 points",
      body: """
        TabView { Tab("Home", systemImage: "house") { Color.yellow } }
          .tabViewBottomAccessory { if false { Text("Now playing") } } // !
        """,
      sound: """
        TabView { Tab("Home", systemImage: "house") { Color.yellow } }
          .tabViewBottomAccessory { Text("Now playing") }
        """),
    Bug(
      rule: "row-background", says: "points of its row: List keeps insets around",
      body: """
        List {
          Text("Unread").frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.yellow) // !
        }
        """,
      sound: """
        List {
          Text("Unread").frame(maxWidth: .infinity, alignment: .leading)
            .listRowBackground(Color.yellow)
        }
        """),
    Bug(
      rule: "overlay-on-frame", says: "the overlay is put on a frame that is",
      body: """
        Image(systemName: "bell").font(.title)
          .frame(maxWidth: .infinity)
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) } // !
        """,
      sound: """
        Image(systemName: "bell").font(.title)
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
          .frame(maxWidth: .infinity)
        """),
    Bug(
      rule: "padded-scroll", says: "padding keeps ScrollView 16 points from the screen's edges",
      body: """
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { Text("Card \\($0)").frame(width: 100) } }
        }
        .padding(.horizontal) // !
        """,
      sound: """
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20) { Text("Card \\($0)").frame(width: 100) } }.padding(.horizontal)
        }
        """),
    Bug(
      rule: "squeezed-view",
      says: "squeezed to nothing: those beside it in HStack leave it 0 of width",
      body: """
        HStack {
          Color.red // !
          Color.green.frame(width: 400)
        }
        .frame(height: 40)
        """,
      sound: "HStack { Color.red.frame(width: 0); Color.green.frame(width: 300) }.frame(height: 40)"
    ),
    Bug(
      rule: "toolbar-folds", says: "folds into a menu at its end",
      body: """
        NavigationStack {
          Text("Page")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Mark as read") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Move to folder") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Archive") {} } // !
            }
        }
        """,
      sound: """
        NavigationStack {
          Text("Page")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Button("Read", systemImage: "envelope") {} }
              ToolbarItem(placement: .topBarTrailing) { Button("Move", systemImage: "folder") {} }
            }
        }
        """),
    Bug(
      rule: "content-exceeds-detent", says: "gives the sheet's content",
      body: """
        Text("Page").sheet(isPresented: .constant(true)) {
          VStack(spacing: 16) {
            ForEach(0..<6) { Text("Step \\($0)").frame(height: 44) }
            Button("Done") {}
          }
          .presentationDetents([.height(200)]) // !
        }
        """,
      sound: """
        Text("Page").sheet(isPresented: .constant(true)) {
          VStack(spacing: 16) { Text("One step"); Button("Done") {} }
            .presentationDetents([.height(200)])
        }
        """),
    Bug(
      rule: "outside-lazy-row", says: "leaves out rows that are out of sight",
      body: """
        ScrollView {
          LazyVStack {
            Text("First")
            Text("Badge")
              .offset(y: 90) // !
            Color.gray.frame(height: 200)
          }
        }
        """,
      sound: """
        ScrollView {
          LazyVStack {
            Text("First")
            Text("Badge").offset(y: 4)
            Color.gray.frame(height: 200)
          }
        }
        """),
    Bug(
      rule: "under-safe-area",
      says: "takes the safe area from ScrollView: 34 points of what it holds stay under the home",
      body: """
        ScrollView {
          VStack { ForEach(0..<60) { Text("Row \\($0)") } }
        }
        .ignoresSafeArea(edges: .bottom) // !
        """,
      sound: """
        ScrollView {
          VStack { ForEach(0..<60) { Text("Row \\($0)") } }.padding(.bottom, 34)
        }
        .ignoresSafeArea(edges: .bottom)
        """, device: "iphone-16"),
    Bug(
      rule: "outgrows-ground",
      says: "frame(height: 30) keeps Rectangle smaller than what stands on it: Text \"One\" and",
      body: """
        ZStack {
          Rectangle().fill(.yellow)
            .frame(height: 30) // !
          VStack { Text("One"); Text("Two"); Text("Three") }
        }
        """,
      sound: """
        ZStack(alignment: .top) {
          Rectangle().fill(.yellow).frame(height: 30)
          VStack { Text("One"); Text("Two"); Text("Three") }
        }
        """),
    Bug(
      rule: "pulled-over", says: "padding of -14 pulls Text \"Failed to send\"",
      body: """
        VStack(spacing: 0) {
          Text("Good morning").padding(12).background(.green)
          Text("Failed to send")
            .padding(.top, -14) // !
        }
        """,
      sound: """
        VStack(spacing: 0) {
          Color.green.frame(height: 120)
          Circle().fill(.gray).frame(width: 80, height: 80).padding(.top, -40)
          Text("Ada").padding(.top, -2)
        }
        """),
    Bug(
      rule: "wraps-in-row", says: "Text \"12 September 2024\" wraps onto 2 lines: on one it needs",
      body: """
        HStack {
          Color.gray.frame(width: 240, height: 40)
          Text("12 September 2024") // !
          Spacer()
        }
        """,
      sound: """
        HStack {
          Color.gray.frame(width: 40, height: 40)
          Text("What was seen from the bridge over the fjord on a quiet day in the autumn")
          Spacer()
        }
        """),
    Bug(
      rule: "cut-character", says: "Text \"W\" is cut: it needs",
      body: """
        Text("W") // !
          .frame(width: 8)
        """,
      sound: """
        Text("W").frame(width: 40)
        """),
    Bug(
      rule: "truncated-title", says: "navigationTitle \"The places that we went to …\" is cut to",
      body: """
        NavigationStack { // !
          Text("Here")
            .navigationTitle("The places that we went to on our way home, one by one")
            .navigationBarTitleDisplayMode(.inline)
        }
        """,
      sound: """
        NavigationStack {
          Text("Here")
            .navigationTitle("The places we went to")
            .navigationBarTitleDisplayMode(.inline)
        }
        """),
    Bug(
      rule: "overflow", says: "HStack, 40 times, needs 1720, line 7",
      body: """
        VStack(spacing: 0) { // !
          ForEach(0..<40) { index in
            HStack { Color.gray.frame(width: 20, height: 43); Text("\\(index)") }
          }
          Text("Total")
        }
        """,
      sound: """
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40) { index in
              HStack { Color.gray.frame(width: 20, height: 43); Text("\\(index)") }
            }
            Text("Total")
          }
        }
        """),
    Bug(
      rule: "eager-rows", says: "makes all of its 300 rows at once",
      body: """
        ScrollView {
          VStack { // !
            ForEach(0..<300) { Text("Row \\($0)") }
          }
        }
        """,
      sound: "ScrollView { LazyVStack { ForEach(0..<300) { Text(\"Row \\($0)\") } } }"),
  ]
}
