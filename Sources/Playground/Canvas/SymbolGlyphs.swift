/// Characters that resemble system symbols, for want of the symbols themselves; each is a column
/// wide.
enum SymbolGlyphs {
  /// By the name as far as it is known (`star.fill` before `star`), else a diamond.
  static func glyph(of name: String) -> Character {
    var parts = name.split(separator: ".")
    while !parts.isEmpty {
      if let glyph = all[parts.joined(separator: ".")] { return glyph }
      parts.removeLast()
    }
    return "◆"
  }

  /// A character, then the symbols that it resembles.
  private static let rows = """
    ☆ star star.circle star.square star.leadinghalf.filled
    ★ star.fill star.circle.fill star.square.fill
    ♡ heart heart.circle heart.text.square suit.heart
    ♥ heart.fill heart.circle.fill suit.heart.fill bolt.heart bolt.heart.fill
    ♤ suit.spade
    ♠ suit.spade.fill
    ♢ suit.diamond
    ♦ suit.diamond.fill
    ♧ suit.club
    ♣ suit.club.fill
    + plus plus.circle plus.square plus.app plus.rectangle plus.viewfinder cross
    ⊕ plus.circle.fill plus.magnifyingglass plus.app.fill plus.square.fill cross.circle.fill
    − minus minus.circle minus.square minus.magnifyingglass
    ⊖ minus.circle.fill minus.square.fill
    ✕ xmark xmark.square xmark.app xmark.bin
    ⊗ xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.square.fill nosign
    ✓ checkmark checkmark.square checkmark.rectangle checkmark.seal checkmark.shield checklist
    ◉ checkmark.circle checkmark.circle.fill checkmark.seal.fill checkmark.square.fill record.circle
    × multiply multiply.circle
    ÷ divide divide.circle
    = equal equal.circle equal.square line.3.horizontal.decrease
    % percent
    # number number.circle number.square
    @ at at.circle
    & ampersand
    $ dollarsign dollarsign.circle dollarsign.circle.fill banknote banknote.fill dollarsign.square
    € eurosign eurosign.circle eurosign.circle.fill
    £ sterlingsign sterlingsign.circle
    ¥ yensign yensign.circle
    Ƀ bitcoinsign bitcoinsign.circle
    ƒ function fx
    ∑ sum
    √ x.squareroot
    ∞ infinity infinity.circle
    › chevron.right chevron.forward chevron.right.circle chevron.compact.right
    ‹ chevron.left chevron.backward chevron.left.circle chevron.compact.left
    ⌃ chevron.up chevron.up.circle chevron.compact.up control
    ⌄ chevron.down chevron.down.circle chevron.compact.down chevron.up.chevron.down
    » chevron.right.2 forward forward.fill forward.end forward.end.fill
    « chevron.left.2 backward backward.fill backward.end backward.end.fill
    ◇ chevron.left.forwardslash.chevron.right diamond rhombus square.on.circle
    ⋄ curlybraces.square
    { curlybraces
    → arrow.right arrow.forward arrow.right.circle arrow.right.circle.fill arrow.right.square
    ← arrow.left arrow.backward arrow.left.circle arrow.left.circle.fill
    ↑ arrow.up arrow.up.circle arrow.up.circle.fill arrow.up.square arrow.up.to.line
    ↓ arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.to.line arrow.down.doc
    ↗ arrow.up.right arrow.up.right.square arrow.up.forward arrow.up.forward.app safari
    ↖ arrow.up.left
    ↘ arrow.down.right arrow.down.forward arrow.up.left.and.arrow.down.right
    ↙ arrow.down.left arrow.down.right.and.arrow.up.left
    ↔ arrow.left.and.right arrow.left.arrow.right
    ↕ arrow.up.and.down arrow.up.arrow.down arrow.up.arrow.down.circle
    ↩ arrow.uturn.left arrow.uturn.backward arrow.turn.up.left arrowshape.turn.up.left return
    ↪ arrow.uturn.right arrow.uturn.forward arrow.turn.up.right arrowshape.turn.up.right
    ↻ arrow.clockwise arrow.clockwise.circle arrow.triangle.2.circlepath goforward repeat
    ↺ arrow.counterclockwise arrow.2.circlepath gobackward arrow.3.trianglepath
    ⇄ shuffle arrow.triangle.swap arrow.triangle.branch
    ⇧ shift shift.fill capslock square.and.arrow.up square.and.arrow.up.fill icloud.and.arrow.up
    ⇩ square.and.arrow.down square.and.arrow.down.fill icloud.and.arrow.down tray.and.arrow.down
    ⤢ arrow.up.left.and.down.right.magnifyingglass viewfinder aspectratio
    ✥ arrow.up.and.down.and.arrow.left.and.right move.3d dpad
    ○ circle circle.dashed circle.dotted circlebadge
    ● circle.fill circlebadge.fill record.circle.fill drop.fill smallcircle.filled.circle
    ◐ circle.lefthalf.filled circle.lefthalf.fill moonphase.first.quarter circle.righthalf.filled
    ◎ target scope dot.circle smallcircle.circle circle.circle dot.radiowaves.left.and.right
    □ square rectangle app square.dashed rectangle.portrait rectangle.stack square.stack
    ■ square.fill rectangle.fill app.fill rectangle.portrait.fill stop stop.fill stop.circle
    ▣ photo photo.fill photo.on.rectangle photo.stack camera.viewfinder photo.circle
    ▦ square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x3.fill rectangle.grid.2x2
    ▤ doc.text doc.plaintext newspaper newspaper.fill text.justify list.dash.header.rectangle
    ▥ square.split.2x1 rectangle.split.2x1 rectangle.split.3x1 sidebar.left sidebar.right
    ▧ tablecells tablecells.fill qrcode barcode squareshape.split.2x2
    △ triangle eject arrowtriangle.up
    ▲ triangle.fill eject.fill arrowtriangle.up.fill
    ▽ arrowtriangle.down line.3.horizontal.decrease.circle
    ▼ arrowtriangle.down.fill line.3.horizontal.decrease.circle.fill
    ◁ arrowtriangle.left
    ◀ arrowtriangle.left.fill
    ▷ play play.circle arrowtriangle.right play.rectangle
    ▶ play.fill play.circle.fill arrowtriangle.right.fill play.rectangle.fill video video.fill
    ‖ pause pause.fill pause.circle pause.circle.fill
    ◈ diamond.fill rhombus.fill cube cube.fill shippingbox shippingbox.fill
    ⬡ hexagon seal
    ⬢ hexagon.fill seal.fill
    ⬠ pentagon octagon
    ⬟ pentagon.fill octagon.fill
    ⚐ flag flag.circle flag.checkered mappin mappin.circle signpost.right
    ⚑ flag.fill flag.circle.fill bookmark bookmark.fill bookmark.circle pin pin.fill mappin.and.ellipse
    ☼ sun sun.max sun.min sunrise sunset light.max lightbulb lightbulb.led
    ☀ sun.max.fill sun.min.fill sunrise.fill sunset.fill lightbulb.fill flashlight.on.fill
    ☾ moon moon.fill moon.stars moon.stars.fill moon.circle moon.zzz bed.double bed.double.fill
    ☁ cloud cloud.fill icloud icloud.fill cloud.sun cloud.sun.fill smoke wind
    ☂ umbrella umbrella.fill cloud.rain cloud.rain.fill cloud.drizzle cloud.heavyrain
    ❄ snowflake cloud.snow cloud.snow.fill thermometer.snowflake
    ↯ bolt bolt.fill bolt.circle bolt.circle.fill bolt.slash cloud.bolt cloud.bolt.fill
    ♨ flame flame.fill flame.circle cup.and.saucer cup.and.saucer.fill mug
    ❉ leaf leaf.fill leaf.circle tree tree.fill camera.macro laurel.leading
    ✦ sparkle sparkles wand.and.stars wand.and.rays wand.and.sparkles fireworks
    ◌ drop drop.circle progress.indicator timelapse
    ✉ envelope envelope.fill envelope.circle envelope.open envelope.badge mail mail.fill
    ✎ pencil pencil.circle pencil.line pencil.tip pencil.and.outline square.and.pencil highlighter
    ✐ rectangle.and.pencil.and.ellipse applepencil scribble signature paintbrush paintbrush.fill
    ⌂ house house.fill house.circle building building.2 building.2.fill building.columns storefront
    ⌕ magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill text.magnifyingglass
    ♪ music music.note music.mic music.quarternote.3 guitars
    ♫ music.note.list music.note.house waveform waveform.circle headphones airpods pianokeys
    ⓘ info info.circle info.circle.fill info.square
    ? questionmark questionmark.square
    ⍰ questionmark.circle questionmark.circle.fill questionmark.app
    ! exclamationmark exclamationmark.circle exclamationmark.circle.fill exclamationmark.2
    ⚠ exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.octagon
    ⋯ ellipsis ellipsis.circle ellipsis.circle.fill ellipsis.bubble ellipsis.message
    ☺ person person.fill person.circle person.circle.fill person.crop.circle face.smiling
    ☻ person.crop.circle.fill face.smiling.fill person.2.fill person.3.fill figure.stand
    ⚇ person.2 person.3 person.2.circle person.badge.plus person.crop.rectangle person.text.rectangle
    ♀ figure.stand.dress
    ☹ face.dashed
    ⚙ gear gearshape gearshape.fill gearshape.2 gear.circle gearshape.circle
    ⚒ hammer hammer.fill wrench wrench.fill wrench.and.screwdriver screwdriver briefcase briefcase.fill
    ⚖ scalemass scalemass.fill
    ⚗ testtube.2 flask flask.fill
    ⚛ atom
    ⚶ ferry
    ☏ phone phone.circle phone.badge.plus teletype
    ☎ phone.fill phone.circle.fill phone.down phone.down.fill
    ▯ iphone ipad ipod apps.iphone candybarphone applewatch
    ▭ desktopcomputer laptopcomputer display tv tv.fill creditcard creditcard.fill macbook
    ✂ scissors
    ⌘ command command.circle
    ⌥ option
    ⎋ escape
    ⌫ delete.left delete.left.fill delete.backward
    ⌦ delete.right
    ⌨ keyboard keyboard.fill
    ⏎ arrow.turn.down.left
    ⌑ lock.shield shield shield.fill checkmark.shield.fill
    ⌐ key key.fill key.horizontal
    ◘ lock lock.fill lock.circle lock.open lock.open.fill touchid faceid
    ≣ line.3.horizontal list.bullet list.dash list.number text.alignleft list.bullet.rectangle
    ≡ text.aligncenter text.alignright line.horizontal.3 slider.horizontal.3 slider.vertical.3
    ≋ water.waves wifi wifi.slash antenna.radiowaves.left.and.right waveform.path humidity
    ∿ waveform.path.ecg point.topleft.down.curvedto.point.bottomright.up
    ◶ clock.badge
    ◷ clock clock.fill clock.circle timer stopwatch stopwatch.fill alarm alarm.fill deskclock
    ⧖ hourglass hourglass.bottomhalf.filled
    ▩ calendar calendar.circle calendar.badge.plus calendar.badge.clock
    ⌷ book book.fill book.closed book.closed.fill books.vertical books.vertical.fill text.book.closed
    ❝ quote.opening quote.bubble text.quote
    ❞ quote.closing
    ▢ bubble.left bubble.right bubble bubble.left.and.bubble.right message message.circle
    ▨ bubble.left.fill bubble.right.fill bubble.fill message.fill bubble.left.and.bubble.right.fill
    ◬ bell bell.circle bell.badge bell.slash
    ▴ bell.fill bell.circle.fill bell.badge.fill
    ⊙ camera camera.fill camera.circle web.camera eye eye.fill eye.circle circle.inset.filled
    ⊘ eye.slash eye.slash.fill slash.circle speaker.slash mic.slash video.slash
    ♬ speaker speaker.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.wave.2.fill speaker.wave.3.fill
    ⍾ mic mic.fill mic.circle
    ➤ paperplane paperplane.fill paperplane.circle location location.fill location.circle location.north
    ✈ airplane airplane.departure airplane.arrival airplane.circle
    ⌲ car car.fill bus bus.fill tram tram.fill bicycle scooter truck.box truck.box.fill fuelpump
    ⛶ arrow.up.backward.and.arrow.down.forward arrow.down.backward.and.arrow.up.forward
    ⊞ gift gift.fill square.grid.3x2 bag.badge.plus cart.badge.plus folder.badge.plus doc.badge.plus
    ⊔ cart cart.fill cart.circle bag bag.fill basket basket.fill handbag tray tray.fill
    ⊡ archivebox archivebox.fill externaldrive externaldrive.fill internaldrive cylinder opticaldiscdrive
    ⌸ folder folder.fill folder.circle
    ▱ doc doc.fill doc.circle doc.on.doc doc.on.clipboard clipboard note note.text
    ⊟ trash trash.fill trash.circle trash.slash printer printer.fill
    ⚲ paperclip paperclip.circle link link.circle personalhotspot
    ⌖ map map.fill location.viewfinder globe globe.americas network point.3.connected.trianglepath.dotted
    ◍ globe.europe.africa globe.badge.chevron.backward
    ▁ chart.bar.xaxis.ascending
    ▟ chart.bar chart.bar.fill chart.bar.xaxis chart.bar.doc.horizontal cellularbars
    ╱ chart.line.uptrend.xyaxis chart.xyaxis.line line.diagonal pencil.slash
    ╲ chart.line.downtrend.xyaxis line.diagonal.arrow
    ◔ chart.pie chart.pie.fill gauge gauge.medium speedometer
    ♔ crown crown.fill
    ♚ trophy trophy.fill medal medal.fill rosette
    ⚄ dice dice.fill die.face.5 gamecontroller gamecontroller.fill puzzlepiece puzzlepiece.fill
    ☠ ant ant.fill ladybug
    ♞ hare hare.fill tortoise tortoise.fill cat cat.fill dog dog.fill pawprint pawprint.fill bird fish
    ✚ cross.case cross.case.fill cross.fill staroflife bandage pills pills.fill stethoscope
    ☜ hand.wave
    ☞ hand.point.right hand.point.right.fill hand.point.up.left hand.tap hand.tap.fill
    ☝ hand.point.up
    ⍋ hand.thumbsup hand.thumbsup.fill hand.raised hand.raised.fill
    ⍒ hand.thumbsdown hand.thumbsdown.fill
    ♽ arrow.3.trianglepath.circle
    ⚕ heart.text.clipboard cross.vial
    ⚘ tshirt tshirt.fill carrot fork.knife fork.knife.circle takeoutbag.and.cup.and.straw wineglass
    ▮ battery.100 battery.75 battery.50 battery.25 minus.plus.batteryblock powerplug
    ⌽ power power.circle powersleep
    ☉ sun.haze sun.dust light.min sun.horizon sun.rain
    ☄ sparkler comet
    ⌁ cable.connector bolt.horizontal
    A textformat character textformat.abc a.square a.circle
    a textformat.size textformat.alt
    B bold bold.italic.underline
    I italic
    U underline
    S strikethrough
    § text.badge.checkmark paragraphsign
    ∷ circle.grid.2x2 circle.grid.3x3 circle.grid.cross circle.hexagongrid
    ⌗ square.3.layers.3d square.2.layers.3d square.stack.3d.up square.stack.3d.up.fill square.on.square
    ✿ paintpalette paintpalette.fill swatchpalette eyedropper theatermasks
    ⌧ tag.slash clear
    ⌔ tag tag.fill tag.circle ticket ticket.fill
    ▰ ruler ruler.fill level level.fill terminal terminal.fill apple.terminal
    ◫ square.lefthalf.filled rectangle.lefthalf.filled rectangle.split.2x2 uiwindow.split.2x1
    ⟲ clock.arrow.circlepath clock.arrow.2.circlepath arrow.circlepath
    """

  /// Every symbol that has a character.
  static let all: [String: Character] = {
    var glyphs: [String: Character] = [:]
    for row in rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard let glyph = words.first?.first else { continue }
      for name in words.dropFirst() { glyphs[String(name)] = glyph }
    }
    return glyphs
  }()
}
