import LayoutSolver
import SceneLoader
import Testing

/// Layouts that people ask about in public, most of them many times: a finding names the cause at the
/// line that is marked, or it is the first thing said of the view that one would select.
struct PublicQuestionTests {
  struct Question: CustomTestStringConvertible {
    var asked: String
    /// The finding that answers it, nil where it is the view's own sentence.
    var rule: String?
    /// The view that one would select, by what it is called.
    var selected: String?
    var says: String
    /// What is to be changed ends in `// !`.
    var body: String
    /// The same as it was meant.
    var sound: String
    var testDescription: String { asked }
  }

  @Test(arguments: questions.filter { $0.rule != nil })
  func isFound(_ question: Question) throws {
    let scene = BugScene(body: question.body)
    let all = try scene.findings().flatMap { [$0] + $0.consequences }
    let place = try #require(
      all.firstIndex { $0.rule.rawValue == question.rule }, "\(all.map(\.message))")
    // `!` goes to the first one, each further look is a key.
    #expect(place < 3)
    #expect(all[place].message.contains(question.says), "\(all[place].message)")
    #expect(all[place].source?.line == scene.markedLine, "\(all[place].message)")
    #expect(all[place].remedy != nil)
    let sound = try BugScene(body: question.sound).findings().flatMap { [$0] + $0.consequences }
    #expect(!sound.contains { $0.rule.rawValue == question.rule }, "\(sound.map(\.message))")
  }

  @Test(arguments: questions.filter { $0.selected != nil })
  func isSaidFirst(_ question: Question) throws {
    func sentence(_ body: String) throws -> String {
      let result = try BugScene(body: body).layout()
      let node = try #require(
        result.nodes.first { result.title(of: $0.id) == question.selected },
        "\(result.nodes.map { result.title(of: $0.id) })")
      return result.verdict(of: node.id)
    }
    let (said, meant) = (try sentence(question.body), try sentence(question.sound))
    #expect(said.contains(question.says), "\(said)")
    #expect(!meant.contains(question.says), "\(meant)")
  }

  static let questions: [Question] = [
    Question(
      asked: "Why does my card in a ScrollView not fill the width?",
      selected: "ScrollView", says: "as wide as Text \"Choose what you like\"",
      body: """
        ScrollView {
          VStack(alignment: .leading) {
            Text("Settings")
            Text("Choose what you like")
          }
          .padding()
          .background(Color.yellow)
        }
        """,
      sound: """
        ScrollView {
          VStack(alignment: .leading) {
            Text("Settings")
            Text("Choose what you like").frame(maxWidth: .infinity, alignment: .leading)
          }
          .padding()
          .background(Color.yellow)
        }
        """),
    Question(
      asked: "Why does a scaledToFill image push my title off the screen?",
      rule: "larger-than-container", says: "Image \"photo\" keeps its ratio (fill, line 6)",
      body: """
        ZStack(alignment: .bottomLeading) { // !
          Image("photo").resizable().scaledToFill()
          Text("A walk by the sea").font(.title).padding()
        }
        """,
      sound: """
        Color.clear
          .overlay { Image("photo").resizable().scaledToFill() }
          .overlay(alignment: .bottomLeading) { Text("A walk by the sea").font(.title).padding() }
          .clipped()
        """),
    Question(
      asked: "Why does my image cover the text above it, though it has a frame?",
      rule: "spills-over",
      says: "is 300×200 in a frame of 300×100, and drawn over Text \"Our house\"",
      body: """
        VStack {
          Text("Our house")
          Image("photo").resizable().scaledToFill() // !
            .frame(width: 300, height: 100)
          Text("Built in 1912")
        }
        """,
      sound: """
        VStack {
          Text("Our house")
          Image("photo").resizable().scaledToFill()
            .frame(width: 300, height: 100)
            .clipped()
          Text("Built in 1912")
        }
        """),
    Question(
      asked: "Why can't my button be pressed beside a clipped image?",
      rule: "takes-touches",
      says: "is clipped to 300×100 and takes touches on 300×200: Button \"Buy\" lies under it",
      body: """
        VStack {
          Button("Buy") {}
          Image("photo").resizable().scaledToFill() // !
            .frame(width: 300, height: 100)
            .clipped()
        }
        """,
      sound: """
        VStack {
          Button("Buy") {}
          Image("photo").resizable().scaledToFill()
            .frame(width: 300, height: 100)
            .contentShape(Rectangle())
            .clipped()
        }
        """),
    Question(
      asked: "Why does maxWidth: .infinity not stretch my button?",
      rule: "frame-without-effect", says: "fixedSize of line 8 offers no width",
      body: """
        Button {} label: {
          Text("Sign in").frame(maxWidth: .infinity) // !
        }
        .fixedSize()
        """,
      sound: """
        Button {} label: {
          Text("Sign in").frame(maxWidth: .infinity)
        }
        """),
    Question(
      asked: "Why are there white strips around my background colour?",
      rule: "stops-at-safe-area",
      says: "Color stops at the safe area and leaves 20 above uncovered",
      body: """
        ZStack {
          Color.indigo // !
          Text("Welcome").foregroundStyle(.white)
        }
        """,
      sound: """
        ZStack {
          Color.indigo.ignoresSafeArea()
          Text("Welcome").foregroundStyle(.white)
        }
        """),
    Question(
      asked: "Why does multilineTextAlignment not move my text?",
      selected: "Text \"Order 17\"", says: "multilineTextAlignment moves lines within its own",
      body: """
        VStack {
          Text("Order 17").multilineTextAlignment(.trailing)
          Text("A longer line of text beside it")
        }
        """,
      sound: """
        VStack(alignment: .trailing) {
          Text("Order 17")
          Text("A longer line of text beside it")
        }
        """),
    Question(
      asked: "Why does my row take the whole height of the screen?",
      selected: "HStack", says: "Divider takes all of the height",
      body: """
        VStack {
          HStack {
            Text("Left")
            Divider()
            Text("Right")
          }
        }
        """,
      sound: """
        VStack {
          HStack {
            Text("Left")
            Divider()
            Text("Right")
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        """),
    Question(
      asked: "Why is my LazyVGrid cut off at both sides?",
      rule: "larger-than-container", says: "(columns 130 + 130 + 130, line 6)",
      body: """
        ScrollView { // !
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(130)), count: 3)) {
            ForEach(0..<9) { Text("Item \\($0)").frame(height: 50) }
          }
        }
        """,
      sound: """
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
            ForEach(0..<9) { Text("Item \\($0)").frame(height: 50) }
          }
        }
        """),
    Question(
      asked: "Why does my List disappear inside a ScrollView?",
      rule: "scroll-in-scroll", says: "List is offered no height by ScrollView",
      body: """
        ScrollView {
          Text("Orders")
          List { // !
            Text("First")
            Text("Second")
          }
        }
        """,
      sound: """
        ScrollView {
          Text("Orders")
          List {
            Text("First")
            Text("Second")
          }
          .frame(height: 300)
        }
        """),
    Question(
      asked: "Why is my TabView empty inside a ScrollView?",
      rule: "scroll-in-scroll", says: "TabView is offered no height by ScrollView",
      body: """
        ScrollView {
          Text("Offers")
          TabView { // !
            Text("First")
            Text("Second")
          }
          .tabViewStyle(.page)
        }
        """,
      sound: """
        ScrollView {
          Text("Offers")
          TabView {
            Text("First")
            Text("Second")
          }
          .tabViewStyle(.page)
          .frame(height: 200)
        }
        """),
    Question(
      asked: "Why does my list of rows not scroll by itself?",
      rule: "scroll-in-scroll", says: "ScrollView never scrolls",
      body: """
        ScrollView {
          Text("Orders")
          ScrollView { // !
            ForEach(0..<50) { Text("Row \\($0)") }
          }
        }
        """,
      sound: """
        ScrollView {
          Text("Orders")
          ScrollView(.horizontal) {
            HStack { ForEach(0..<50) { Text("Row \\($0)") } }
          }
        }
        """),
    Question(
      asked: "Why is my page wider than the screen after padding?",
      rule: "larger-than-container", says: "won't shrink (frame(width: 375), line 7)",
      body: """
        VStack { // !
          Text("Continue")
            .frame(width: UIScreen.main.bounds.width, height: 50)
            .background(Color.blue)
            .padding()
        }
        """,
      sound: """
        VStack {
          Text("Continue")
            .frame(maxWidth: .infinity)
            .frame(height: 50)
            .background(Color.blue)
            .padding()
        }
        """),
    Question(
      asked: "Why does a frame not make my SF Symbol larger?",
      selected: "Image systemName \"heart.fill\"", says: "a symbol is as large as its font",
      body: "Image(systemName: \"heart.fill\").frame(width: 100, height: 100)",
      sound: "Image(systemName: \"heart.fill\").resizable().frame(width: 100, height: 100)"),
    Question(
      asked: "Why is my text not in the middle of its GeometryReader?",
      selected: "GeometryReader", says: "its content begins at its top left",
      body: "GeometryReader { proxy in Text(\"Hello\").font(.largeTitle) }",
      sound: """
        GeometryReader { proxy in
          Text("Hello").font(.largeTitle).frame(width: proxy.size.width, height: proxy.size.height)
        }
        """),
    Question(
      asked: "Why are my pages only a thin line?",
      rule: "shape-squeezed", says: "is offered no height by ScrollView and takes 10 points",
      body: """
        ScrollView {
          Text("News")
          TabView {
            Color.red // !
            Color.blue
          }
          .tabViewStyle(.page)
        }
        """,
      sound: """
        ScrollView {
          Text("News")
          TabView {
            Color.red
            Color.blue
          }
          .tabViewStyle(.page)
          .frame(height: 200)
        }
        """),
    Question(
      asked: "Why is my moved text drawn over the next one?",
      rule: "offset-overlap",
      says: "Text \"Price\" is moved by 0, 30 onto Text \"including taxes\"",
      body: """
        VStack {
          Text("Price").font(.title).offset(y: 30) // !
          Text("including taxes")
        }
        """,
      sound: """
        VStack {
          Text("Price").font(.title).padding(.top, 30)
          Text("including taxes")
        }
        """),
    Question(
      asked: "Why does my gradient not reach the top of the screen?",
      rule: "stops-at-safe-area", says: "Gradient stops at the safe area",
      body: """
        ZStack {
          LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom) // !
          Text("Zürich")
        }
        """,
      sound: """
        ZStack {
          LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
          Text("Zürich")
        }
        """),
    Question(
      asked: "Why is my row of small buttons wider than the screen?",
      rule: "overflow", says: "HStack won't shrink (spacing 72 takes 288, line 5)",
      body: """
        HStack(spacing: 72) { // !
          ForEach(0..<5) { _ in Image(systemName: "shuffle") }
        }
        """,
      sound: """
        HStack {
          ForEach(0..<5) { _ in Image(systemName: "shuffle").frame(maxWidth: .infinity) }
        }
        """),
    Question(
      asked: "Why is the price cut off, though there is a Spacer?",
      rule: "truncated-text",
      says: "beside it Text \"Espresso machine, stainless…\" is served first (layoutPriority 1)",
      body: """
        HStack {
          Text("Espresso machine, stainless steel, with a mill").layoutPriority(1)
          Spacer()
          Text("1,249.00 CHF").lineLimit(1) // !
        }
        """,
      sound: """
        HStack {
          Text("Espresso machine, stainless steel, with a mill")
          Spacer()
          Text("1,249.00 CHF").lineLimit(1).layoutPriority(1)
        }
        """),
    Question(
      asked: "Why are the words of my chat bubble broken?",
      rule: "broken-word", says: "beside it Spacer keeps 280",
      body: """
        HStack {
          Spacer(minLength: 280)
          Text("Unfortunately not, the appointment was postponed") // !
        }
        """,
      sound: """
        HStack {
          Spacer(minLength: 40)
          Text("Unfortunately not, the appointment was postponed")
        }
        """),
    Question(
      asked: "Why does position push everything else away?",
      rule: "greedy-position", says: "position takes all the room",
      body: """
        VStack {
          Text("Title").position(x: 50, y: 20) // !
          Text("Subtitle")
        }
        """,
      sound: """
        VStack {
          Text("Title").offset(x: -50)
          Text("Subtitle")
        }
        """),
  ]
}
