/// Symbols without a recording, each listed with a recorded one of about its size: drawn in the
/// same frame or of the same proportions in SF Symbols, which is within three points at 17.
enum SymbolAliases {
  /// The recorded symbol with which a name is listed.
  static func recorded(for name: String) -> String? { aliases[name] }

  /// A recorded symbol, then those like it.
  private static let rows = """
    circle: alarm app.badge.checkmark arrow.2.circlepath.circle arrow.clockwise.circle at.circle
    circle: clock.arrow.circlepath compass.drawing deskclock dial.low face.dashed gauge gauge.medium
    circle: goforward gobackward infinity.circle life.preserver moonphase.full.moon network
    circle: nosign peacesign rays record.circle soccerball basketball tennisball baseball
    circle: smallcircle.filled.circle staroflife sun.min target timelapse timer stopwatch
    circle: volleyball goforward.10 gobackward.10 goforward.15 gobackward.15 goforward.30
    circle: gobackward.30 gauge.with.dots.needle.50percent clock.badge clock.badge.checkmark
    circle: camera.aperture steeringwheel cloud.circle face.smiling.inverse
    square: app app.gift apps.iphone checkerboard.rectangle die.face.1 die.face.2 die.face.3
    square: die.face.4 die.face.5 die.face.6 note note.text stop viewfinder qrcode.viewfinder
    square: squareshape rectangle.3.group rectangle.grid.2x2 circle.grid.2x2 circle.grid.3x3
    square: square.grid.3x3 aspectratio puzzlepiece.extension bookmark.square perspective
    rectangle: barcode barcode.viewfinder display film ipad.landscape keyboard laptopcomputer
    rectangle: macwindow photo.artframe play.tv rectangle.stack sportscourt
    rectangle: iphone.landscape mail.stack rectangle.on.rectangle photo.stack inset.filled.rectangle
    rectangle: rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    rectangle: platter.filled.bottom.iphone wallet.bifold ticket text.below.photo gauge.open
    creditcard: banknote ticket.fill giftcard simcard ruler.fill lanyardcard
    envelope: envelope.open envelope.badge message.badge
    doc: note.plus doc.plaintext doc.richtext list.clipboard list.bullet.clipboard clipboard
    doc: menucard character.book.closed text.book.closed books.vertical sdcard richtext.page
    doc: text.document document list.bullet.rectangle.portrait text.page
    calendar: calendar.badge.plus calendar.badge.clock calendar.badge.exclamationmark
    calendar: calendar.day.timeline.left
    iphone: applewatch ipad ipod candybarphone flipphone apps.iphone.badge.plus
    magnifyingglass: text.magnifyingglass doc.text.magnifyingglass sparkle.magnifyingglass
    gear: gearshape.2 badge.plus.radiowaves.right dial.min gear.badge
    trash: trash.slash xmark.bin arrow.up.trash bin.xmark
    person: figure.stand figure.walk figure.run figure figure.arms.open
    person: person.wave.2 figure.wave figure.dance figure.yoga figure.cooldown figure.mind.and.body
    person.2: person.2.circle.fill.badge figure.2 person.2.wave.2 person.and.person
    bicycle: person.3 figure.outdoor.cycle person.3.sequence figure.2.and.child.holdinghands
    bubble.left: bubble.right captions.bubble text.bubble ellipsis.bubble quote.bubble
    bubble.left: exclamationmark.bubble questionmark.bubble phone.bubble star.bubble
    message: plus.message ellipsis.message
    puzzlepiece: bubble.left.and.bubble.right bubble.left.and.text.bubble.right
    star: sparkle wand.and.stars wand.and.rays rosette wand.and.sparkles star.square.on.square
    heart: suit.heart suit.spade suit.diamond suit.club heart.text.clipboard
    bolt: bolt.horizontal flashlight.on.fill flashlight.off.fill bolt.badge.clock
    flame: drop.triangle carrot fuelpump smoke
    drop: humidity drop.halffull
    sun.max: sunrise sunset sun.dust sun.haze lightspectrum.horizontal
    moon: moon.stars moon.zzz moon.haze
    cloud: cloud.rain cloud.sun cloud.moon cloud.bolt cloud.snow cloud.fog icloud cloud.heavyrain
    cloud: icloud.and.arrow.up icloud.and.arrow.down cloud.drizzle cloud.bolt.rain cloud.sun.rain
    wind: tornado hurricane aqi.medium wind.snow fan
    snowflake: asterisk staroflife.shield thermometer.snowflake
    leaf: leaf.arrow.circlepath camera.macro laurel.leading laurel.trailing
    tree: mountain.2.circle tent lizard
    dog: hare tortoise pawprint bird fish teddybear
    ant: ladybug
    airplane: airplane.departure airplane.arrival paperplane.circle
    car: car.side bolt.car car.2 suv.side box.truck truck.box.badge.clock
    bus: tram.fill bus.doubledecker cablecar ferry
    scissors: link.icloud bandage pills.circle
    hammer: wrench.and.screwdriver screwdriver theatermasks
    wrench: wrench.adjustable
    paintbrush: paintbrush.pointed pencil.and.outline lasso pencil.tip.crop.circle
    pencil: pencil.line pencil.tip applepencil
    square.and.pencil: rectangle.and.pencil.and.ellipsis
    house: building.columns house.lodge music.note.house homekit homepod.and.appletv
    building.2: building tree.circle building.columns.circle
    cart: cart.badge.plus basket stroller figure.roll
    shippingbox: bag handbag cube archivebox.circle lunchbox cube.transparent
    gift: birthday.cake cup.and.saucer popcorn takeoutbag.and.cup.and.straw mug
    headphones: earbuds airpods airpods.gen3 airpodspro beats.headphones
    music.note: music.mic guitars music.quarternote.3 pianokeys.inverse
    waveform.path.ecg: waveform waveform.path chart.xyaxis.line waveform.badge.mic
    mic: mic.badge.plus mic.and.signal.meter
    speaker.slash: speaker speaker.fill speaker.zzz
    speaker.wave.2: speaker.wave.3 hifispeaker airplayaudio
    video: video.badge.plus video.slash arrow.up.right.video
    camera: camera.viewfinder camera.on.rectangle camera.badge.ellipsis web.camera
    photo: photo.on.rectangle photo.on.rectangle.angled photo.badge.plus
    tv: tv.and.mediabox appletv display.2 4k.tv airplayvideo pc
    book: books.vertical.circle text.book.closed.fill character.book.closed.fill magazine
    graduationcap: studentdesk
    briefcase: case suitcase suitcase.rolling latch.2.case cross.case
    lock: lock.shield.fill key.horizontal lock.rotation lock.iphone
    touchid: faceid opticid hand.point.up.braille
    hand.raised: hand.wave hand.point.up hand.point.right hand.tap hands.clap hands.sparkles
    hand.thumbsup: hand.point.left hand.point.down hand.draw hand.point.up.left
    bell: bell.and.waves.left.and.right bell.circle bell.badge.slash
    pin: pin.slash mappin.and.ellipse mappin.circle paperclip.badge.ellipsis
    location: location.north location.slash
    lightbulb: mappin lamp.desk lamp.floor lamp.table lightbulb.slash chandelier
    chart.bar: chart.bar.xaxis chart.bar.doc.horizontal cellularbars
    chart.line.uptrend.xyaxis: chart.line.downtrend.xyaxis chart.dots.scatter
    list.bullet: list.dash list.star list.triangle text.alignleft list.bullet.indent
    line.3.horizontal: equal line.horizontal.3 line.3.horizontal.decrease line.3.crossed.swirl
    slider.horizontal.3: slider.vertical.3 switch.2 slider.horizontal.2.square
    ellipsis: ellipsis.rectangle circle.grid.3x3.circle
    arrow.up.arrow.down: arrow.left.arrow.right arrow.triangle.swap arrow.up.and.down
    arrow.up.arrow.down: arrow.triangle.2.circlepath arrow.triangle.branch arrow.2.squarepath
    arrow.up.arrow.down: arrow.triangle.pull arrow.triangle.merge arrow.2.circlepath
    arrow.up.left.and.arrow.down.right: arrow.down.right.and.arrow.up.left
    arrow.up.left.and.arrow.down.right: arrow.up.backward.and.arrow.down.forward
    arrow.left: arrow.left.and.right arrow.left.to.line arrow.right.to.line
    arrow.turn.up.left: arrow.turn.up.right arrow.turn.down.left arrow.turn.down.right
    arrow.turn.up.left: arrowshape.turn.up.left arrowshape.turn.up.right
    arrow.uturn.left: arrow.uturn.right arrow.uturn.down arrow.uturn.up
    arrow.down.left: arrow.down.right arrow.up.left
    chevron.down: chevron.compact.down chevron.compact.up
    chevron.left: chevron.compact.left chevron.compact.right greaterthan lessthan
    chevron.up: chevron.up.2
    thermometer: chevron.up.chevron.down thermometer.medium thermometer.sun thermometer.low
    thermometer: thermometer.high syringe testtube.2
    play.fill: play
    pause.fill: pause
    forward.fill: forward
    backward.fill: backward
    forward.end.fill: forward.end forward.frame
    backward.end.fill: backward.end
    shuffle: infinity repeat.1 arrow.trianglehead.2.clockwise
    quote.opening: quote.closing quotelevel
    textformat.abc: textformat.123
    textformat: textformat.size character character.cursor.ibeam a.magnify
    number: percent.circle sum function x.squareroot plusminus divide multiply
    plus: cross plus.viewfinder
    bold: strikethrough dollarsign eurosign sterlingsign yensign bitcoinsign
    wifi: wifi.slash wifi.exclamationmark dot.radiowaves.left.and.right
    wifi: dot.radiowaves.right personalhotspot
    antenna.radiowaves.left.and.right: antenna.radiowaves.left.and.right.slash
    battery.100: battery.75 battery.50 battery.25 battery.0 battery.100.bolt minus.plus.batteryblock
    battery.100: battery.75percent battery.50percent battery.25percent battery.0percent
    battery.100: battery.100percent
    storefront: building.2.crop.circle tshirt
    trophy: medal medal.star crown.circle
    key: figure.child hourglass wineglass dumbbell.vertical fork.knife applelogo apple.logo
    mountain.2: dumbbell bed.double sofa figure.strengthtraining.traditional
    gamecontroller: gamecontroller.circle eyeglasses
    eye: eyes eyebrow sunglasses
    hexagon: octagon diamond octagon.righthalf.filled cube.box
    square.3.layers.3d: square.stack.3d.up square.stack square.2.layers.3d square.on.square
    square.3.layers.3d: rectangle.stack.badge.plus plus.square.on.square
    tray: tray.full tray.and.arrow.down tray.and.arrow.up tray.2
    pills: pill stethoscope cross.vial allergens lungs brain brain.head.profile
    cylinder: cylinder.split.1x2 server.rack externaldrive.connected
    desktopcomputer: externaldrive internaldrive xserve macmini
    """

  private static let aliases: [String: String] = {
    var aliases: [String: String] = [:]
    for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      var words = row.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
        .map { String(Substring($0)) }[...]
      guard let recorded = words.popFirst() else { continue }
      for name in words { aliases[name] = recorded }
    }
    return aliases
  }()
}
