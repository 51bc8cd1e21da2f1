import Foundation
import LayoutSolver
import Testing

@testable import Pixels

@Suite struct SymbolShapeTests {
  /// The symbols that the sources of at least three of 138 public repositories name (counted on
  /// 30 November 2026 in `systemName:` and `systemImage:`), the commonest first.
  static let commonest = """
    xmark plus chevron.right square.and.arrow.up checkmark checkmark.circle.fill trash magnifyingglass
    xmark.circle.fill ellipsis chevron.down exclamationmark.triangle gear exclamationmark.triangle.fill
    info.circle clock xmark.circle pencil star.fill doc.on.doc calendar link globe chevron.left checkmark.circle
    questionmark.circle gearshape ellipsis.circle arrow.clockwise play.fill photo person.crop.circle list.bullet
    star circle plus.circle.fill plus.circle folder square.and.arrow.down exclamationmark.circle.fill chevron.up
    square.and.pencil heart.fill circle.fill chevron.forward sparkles doc.text arrow.down.circle person
    minus.circle.fill lock.fill info.circle.fill house heart chevron.backward arrow.down slider.horizontal.3
    person.fill network arrow.up.right arrow.up.arrow.down tag server.rack safari eye exclamationmark.circle
    chevron.up.chevron.down square.grid.2x2 person.circle.fill minus line.3.horizontal arrow.counterclockwise
    archivebox text.bubble pause.fill line.3.horizontal.decrease.circle clock.arrow.circlepath arrow.up
    arrow.triangle.2.circlepath trash.fill timer questionmark.circle.fill minus.circle eye.slash envelope
    doc.text.magnifyingglass checkmark.seal.fill book arrow.up.circle.fill sun.max.fill stop.fill
    photo.on.rectangle person.badge.plus person.badge.minus paperplane.fill paperplane lock doc clock.fill
    camera bubble.left.and.bubble.right bolt.fill arrow.down.circle.fill textformat.size square.dashed
    rectangle.portrait.and.arrow.right play.circle.fill play photo.on.rectangle.angled person.circle
    paintpalette list.bullet.rectangle line.3.horizontal.decrease key.fill iphone forward.fill face.smiling
    exclamationmark.bubble doc.on.clipboard bell.fill arrow.left wifi.exclamationmark waveform tray testtube.2
    person.badge.key.fill person.2.fill person.2 message mappin.and.ellipse lock.shield location key
    internaldrive hourglass gearshape.fill gearshape.2 eye.fill delete.left checkmark.shield checkmark.seal bolt
    bell.slash bell.badge bell arrowshape.turn.up.left arrow.up.left.and.arrow.down.right
    antenna.radiowaves.left.and.right wifi video textformat stop.circle square speaker.slash.fill speaker.slash
    shippingbox repeat power play.circle pin.fill music.note.list mappin location.fill keyboard hand.tap
    folder.fill externaldrive curlybraces chart.bar.fill calendar.badge.plus backward.fill arrow.up.right.square
    arrow.up.forward.app arrow.right.circle.fill arrow.right arrow.left.arrow.right arrow.forward
    arrow.2.squarepath wifi.slash wand.and.stars textformat.abc terminal tablecells square.stack.3d.up
    sidebar.left questionmark qrcode.viewfinder qrcode person.crop.circle.fill person.3.fill person.3
    pencil.circle pause.circle.fill pause.circle pause number network.slash music.note mic map
    list.bullet.rectangle.fill keyboard.chevron.compact.down infinity hand.thumbsup hand.raised.fill hand.raised
    flag doc.badge.plus display cpu clock.badge.exclamationmark checklist chart.bar.xaxis chart.bar
    character.cursor.ibeam bubble.right bookmark bell.badge.fill arrowshape.turn.up.left.fill
    arrow.uturn.backward arrow.turn.down.right arrow.triangle.branch arrow.right.circle arrow.down.doc
    arrow.counterclockwise.circle xmark.app waveform.path.ecg video.fill text.quote stop.circle.fill stop
    star.slash speaker.wave.2.fill speaker.wave.2 scroll scope rectangle.portrait.and.arrow.forward
    rectangle.on.rectangle rectangle.dashed puzzlepiece.extension pin phone
    person.crop.circle.badge.exclamationmark person.badge.key pencil.circle.fill moon.fill mic.fill memorychip
    location.circle list.bullet.rectangle.portrait ladybug house.fill hare gobackward gear.circle gamecontroller
    fork.knife folder.badge.plus envelope.fill desktopcomputer circle.dashed chart.bar.doc.horizontal
    bubble.left at arrow.up.circle xmark.octagon.fill x.circle wrench.and.screwdriver video.slash tv
    triangle.fill tray.fill text.document text.book.closed text.append target tag.fill switch.2 sun.min
    stethoscope star.circle speaker.wave.3.fill speaker snowflake signature sidebar.trailing shuffle
    shippingbox.fill shield scalemass ruler rosette rectangle.stack.fill rectangle.on.rectangle.slash
    rectangle.expand.vertical rectangle.3.group quote.opening quote.bubble printer powerplug
    plus.square.on.square pin.slash photo.fill person.text.rectangle person.fill.questionmark
    person.fill.badge.plus person.crop.circle.badge.xmark person.crop.circle.badge.plus pencil.line
    pencil.and.list.clipboard paperclip paintpalette.fill paintbrush note.text newspaper.fill newspaper
    message.fill map.fill lock.open list.bullet.clipboard lightbulb.fill lightbulb ladybug.fill iphone.slash
    ipad icloud.slash icloud.fill icloud.and.arrow.up icloud.and.arrow.down icloud heart.circle.fill
    hand.tap.fill hammer.fill hammer gamecontroller.fill folder.badge.gearshape flame.fill flame flag.checkered
    film externaldrive.badge.plus exclamationmark.octagon.fill eraser dot.radiowaves.left.and.right dollarsign
    document.on.document doc.richtext doc.plaintext crown.fill cloud.sun cloud clock.badge.xmark
    clock.badge.checkmark clipboard chevron.left.forwardslash.chevron.right checkmark.shield.fill
    chart.line.uptrend.xyaxis character.textbox character.book.closed captions.bubble camera.fill
    calendar.circle calendar.badge.exclamationmark building.2 bubble.left.and.bubble.right.fill bubble
    brain.head.profile books.vertical.fill books.vertical bookmark.fill book.fill book.closed battery.100
    barcode.viewfinder arrow.up.right.circle.fill arrow.up.forward arrow.up.and.down.and.arrow.left.and.right
    arrow.left.and.right arrow.down.to.line arrow.clockwise.circle archivebox.fill apple.logo app.fill
    app.dashed app.badge app ant 2.circle 1.circle
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private func parts(
    _ name: String, isLayered: Bool = false, weight: Font.Weight = .regular
  ) -> [SymbolShape.Part] {
    SymbolShape.of(name).fitted(
      to: Size(width: 20, height: 24), weight: weight, isLayered: isLayered)
  }

  /// Lines with how wide they are, or areas.
  private func drawn(_ part: SymbolShape.Part) -> (path: ShapePath, edge: Double) {
    switch part.drawing {
    case .lines(let path, let width): (path, width / 2)
    case .area(let path): (path, 0)
    case .cut(let path, _, let width, _): (path, width / 2)
    }
  }

  @Test func everyRowIsRead() { #expect(SymbolReader.unreadable.isEmpty) }

  @Test(arguments: commonest)
  func aCommonSymbolIsDrawnInItsFrame(name: String) throws {
    #expect(SymbolComposer.isWhollyKnown(name))
    let parts = parts(name)
    #expect(!parts.isEmpty)
    for part in parts {
      let (path, edge) = drawn(part)
      let bounds = try #require(path.bounds)
      #expect(bounds.minX - edge >= -0.01 && bounds.maxX + edge <= 20.01)
      #expect(bounds.minY - edge >= -0.01 && bounds.maxY + edge <= 24.01)
    }
  }

  @Test func whatNobodyKnowsIsNeutral() {
    #expect(Self.commonest.count > 300)
    #expect(SymbolShape.isNeutral("nobody.knows"))
    #expect(!SymbolComposer.isWhollyKnown("star.nobody.knows"))
    #expect(!SymbolShape.isNeutral("star.nobody.knows"))
  }

  /// Two forms of one name that nothing in the table has.
  @Test(arguments: [
    ("leaf", "leaf.fill"), ("leaf", "leaf.circle"), ("leaf.circle", "leaf.circle.fill"),
    ("leaf", "leaf.slash"), ("leaf", "leaf.badge.plus"), ("leaf", "leaf.on.rectangle"),
    ("circle", "circle.dashed"), ("circle", "circle.lefthalf.filled"),
  ])
  func aFormDiffersFromItsBase(base: String, form: String) {
    #expect(SymbolComposer.isWhollyKnown(form))
    #expect(parts(base).map { drawn($0).path } != parts(form).map { drawn($0).path })
  }

  @Test(arguments: ["bell.slash", "folder.badge.plus", "photo.on.rectangle"])
  func whatStandsInFrontIsClearOfTheRest(name: String) throws {
    let parts = parts(name)
    #expect(try #require(parts.first).clips.count == 1)
    #expect(try #require(parts.last).clips.isEmpty)
  }

  /// The frames of the symbols' views and the ink in Hymns-iOS's picture of its player (iOS 18.2).
  @Test(arguments: [
    ("pause.circle", 35.0, Size(width: 41, height: 39), Size(width: 35, height: 35)),
    ("backward.fill", 16, Size(width: 24, height: 14), Size(width: 21.5, height: 12)),
  ])
  func aSymbolHasTheInkOfARecording(name: String, points: Double, frame: Size, ink: Size) throws {
    let room = Size(width: 3.5 / 17 * points, height: 2.2 / 17 * points)
    var (width, height) = (0.0, 0.0)
    for part in SymbolShape.of(name).fitted(to: frame, room: room, weight: .regular) {
      let (path, edge) = drawn(part)
      let bounds = try #require(path.bounds)
      (width, height) = (max(width, bounds.width + 2 * edge), max(height, bounds.height + 2 * edge))
    }
    #expect(abs(width - ink.width) < 1.5 && abs(height - ink.height) < 1.5)
  }

  @Test func aFilledFormHasItsSignCutOut() {
    guard case .cut(_, let lines, _, _)? = parts("plus.circle.fill").first?.drawing else {
      Issue.record("nothing is cut")
      return
    }
    #expect(lines.lines.count == 2)
  }

  @Test func inSeveralColoursASignHasTheFirstAndItsFrameTheSecond() {
    let parts = parts("plus.circle.fill", isLayered: true)
    #expect(parts.map(\.level) == [1, 0])
    guard case .cut(_, let lines, _, _)? = parts.first?.drawing else {
      Issue.record("nothing is filled")
      return
    }
    #expect(lines.isEmpty)
  }

  @Test func aHeavierWeightHasWiderLines() throws {
    func width(_ weight: Font.Weight) throws -> Double {
      guard case .lines(_, let width) = try #require(parts("xmark", weight: weight).first).drawing
      else { return 0 }
      return width
    }
    #expect(try width(.bold) > width(.regular))
    #expect(try width(.regular) > width(.light))
  }
}
