/// Sizes at 17 points of SF Symbols that nobody recorded, by how far their drawings reach.
///
/// Extents of the drawings of SF Symbols 5 (github.com/husker-dev/sf-symbols, `mono`), times 17/24, and the
/// room that recorded symbols keep around theirs: 2.2 points of height; of width 4.4 for a rectangle, 4.2 for
/// others, or that of the recorded symbol one is a variant of. A badge or a slash adds nothing to the width.
/// What is drawn as large as `circle` has its size.
///
/// Found so from the others, of 239 recorded symbols 97 of 100 are right to half a point in height, 80 in
/// width and 94 to a point; a symbol of a narrow drawing, as `pin` or `bookmark`, may be 3 points wider.
/// Listed are those that the sources of a hundred apps name, and what was likened to others before.
enum SymbolDrawings {
  /// The size in points a symbol is set with; nil for one whose drawing isn't known.
  static func size(of name: String) -> Size? {
    sizes[name] ?? sizes[SymbolTable.leftToRight(name)]
  }

  private static let sizes = SymbolTable.read(rows)

  /// A size, then the symbols that have it.
  private static let rows = """
    8.5x17 chevron.compact.left chevron.compact.right
    10.5x20 mappin mappin.slash
    11x15 info
    11x16 pause
    12x20.5 figure.stand
    12.5x16.5 chevron.backward chevron.forward
    12.5x22 flashlight.off.fill flashlight.on.fill
    13x18 arrow.triangle.pull
    13x20.5 figure.wave laurel.leading laurel.trailing
    13.5x21.5 av.remote
    14x15.5 arrow.triangle.merge
    14x17 speaker.fill
    14x17.5 hourglass hourglass.bottomhalf.filled sum
    14x19 candybarphone
    14x21 bitcoinsign
    14.5x14.5 character
    14.5x16 plusminus
    14.5x17 speaker
    14.5x18 pencil.tip
    14.5x18.5 arrow.up.and.down
    14.5x21 dollarsign
    15x13 multiply
    15x18 chevron.up.chevron.down
    15x19 drop.fill
    15x19.5 hurricane
    15x20 apps.iphone iphone.gen3.slash lock.iphone platter.filled.bottom.iphone
    15x20 platter.filled.top.iphone
    15x20.5 thermometer.high thermometer.low thermometer.medium
    15x22 apps.iphone.badge.plus
    15x22.5 figure.dance key.fill
    15.5x13 greaterthan lessthan
    15.5x17.5 sterlingsign yensign
    15.5x18.5 exclamationmark.lock
    15.5x19 drop.halffull ipod
    15.5x20.5 figure.arms.open figure.walk
    15.5x21.5 fork.knife lightbulb.fill
    15.5x22 cross.vial cross.vial.fill lightbulb.slash
    15.5x22.5 key.slash.fill
    15.5x23 key.slash
    16x9 equal
    16x19.5 flipphone
    16x20 applewatch applewatch.slash applewatch.watchface
    16x20.5 computermouse computermouse.fill
    16x22 wave.3.right
    16.5x14.5 arrow.down.forward arrow.down.right arrow.up.forward arrow.up.left
    16.5x14.5 dot.radiowaves.up.forward
    16.5x16.5 restart
    16.5x18.5 lock.fill
    16.5x20 lock.slash.fill
    16.5x21 compass.drawing
    16.5x22 wineglass
    17x15 circlebadge.fill
    17x16 backward.end forward.end
    17x16.5 play
    17x17 arrow.down.to.line.compact arrow.up.to.line.compact
    17x17.5 play.slash
    17x18 arrow.turn.right.down
    17x19 suit.diamond
    17x19.5 figure.roll.runningpace hifispeaker
    17x20 figure.child flame.fill iphone.slash lanyardcard mic.badge.plus mic.slash.fill
    17x20.5 bolt.fill bolt.slash
    17x22 bolt.badge.clock
    17x22.5 lamp.floor lamp.table
    17.5x15.5 applepencil arrowtriangle.backward.fill arrowtriangle.down.fill
    17.5x15.5 arrowtriangle.forward.fill arrowtriangle.up.fill stop stop.fill
    17.5x18.5 apple.logo dot.radiowaves.right
    17.5x19 web.camera
    17.5x19.5 location.north location.north.fill speaker.slash.fill
    17.5x20 bookmark.fill bookmark.slash bookmark.slash.fill building
    17.5x20.5 figure.roll rosette
    17.5x22.5 applescript.fill
    17.5x23 figure.hiking
    17.5x24.5 suitcase.rolling
    18x14.5 divide strikethrough
    18x18.5 checkmark.shield.fill exclamationmark.shield.fill lock.shield.fill shield.fill
    18x19 checkmark.shield exclamationmark.shield lock.shield shield.lefthalf.filled
    18x19 staroflife.shield xmark.shield
    18x19.5 hand.point.down hand.point.up
    18x20 arrow.down.doc arrow.down.doc.fill arrow.up.doc character.book.closed
    18x20 character.book.closed.fill chart.bar.doc.horizontal doc.fill doc.plaintext
    18x20 doc.plaintext.fill doc.richtext doc.text.fill sdcard simcard text.book.closed
    18x20 text.book.closed.fill
    18x20.5 figure.run
    18x21 ipad menucard person.fill.badge.minus person.fill.badge.plus shield.slash.fill
    18x22.5 doc.badge.gearshape doc.badge.gearshape.fill
    18x23.5 clipboard list.bullet.clipboard list.clipboard
    18x24 selection.pin.in.out
    18.5x10.5 control
    18.5x17.5 eurosign
    18.5x18.5 hand.point.up.left
    18.5x19.5 cylinder.split.1x2 zzz
    18.5x20 list.bullet.rectangle.portrait window.shade.closed window.shade.open
    18.5x20 xmark.rectangle.portrait
    18.5x20.5 figure
    18.5x21.5 magazine
    18.5x22 ant.fill
    18.5x22.5 figure.cooldown
    18.5x23 tram.fill
    18.5x23.5 hand.point.up.braille
    19x6.5 chevron.compact.down chevron.compact.up
    19x18.5 flag.checkered
    19x19 bag
    19x19.5 asterisk lines.measurement.vertical
    19x20 point.topleft.down.to.point.bottomright.curvepath
    19x20 point.topleft.filled.down.to.point.bottomright.curvepath square.and.arrow.down.fill
    19x20.5 app.connected.to.app.below.fill bell.slash.fill
    19x20.5 point.bottomleft.forward.to.point.topright.filled.scurvepath
    19x21 person.badge.key.fill person.slash person.slash.fill square.and.arrow.up.fill
    19x21.5 person.badge.clock person.badge.key person.badge.minus person.badge.shield.checkmark
    19.5x15 arrow.forward
    19.5x16 forward.frame
    19.5x17 arrow.triangle.branch slider.vertical.3
    19.5x17.5 1.square.fill 2.square.fill 3.square 3.square.fill 4.square.fill 5.square.fill app
    19.5x17.5 app.dashed app.fill app.gift arrow.down.app arrow.right.square
    19.5x17.5 arrow.up.arrow.down.square arrow.up.forward.app arrow.up.forward.square
    19.5x17.5 arrow.up.right.square arrowtriangle.up.square bookmark.square checkmark.square.fill
    19.5x17.5 clear clear.fill curlybraces.square.fill die.face.1 die.face.2 die.face.3 die.face.4
    19.5x17.5 die.face.5 die.face.6 exclamationmark.square h.square.fill heart.text.square
    19.5x17.5 heart.text.square.fill info.square.fill location.square.fill lock.square mappin.square
    19.5x17.5 number.square phone.fill plus.app plus.app.fill questionmark.app questionmark.app.fill
    19.5x17.5 questionmark.square slider.horizontal.2.square square.bottomthird.inset.filled
    19.5x17.5 square.leadingthird.inset.filled square.split.2x1 square.trailingthird.inset.filled
    19.5x17.5 squareshape trash.square xmark.app xmark.square.fill
    19.5x18 arrow.uturn.down arrow.uturn.up
    19.5x18.5 flag.fill moon.fill
    19.5x19 hand.thumbsup.fill
    19.5x19.5 curlybraces waveform
    19.5x20 app.badge app.badge.checkmark app.badge.fill arrowshape.down arrowshape.up
    19.5x20.5 rectangle.connected.to.line.below trash.slash waveform.badge.plus
    19.5x21 figure.mixed.cardio waveform.badge.mic
    19.5x21.5 doc.text.magnifyingglass
    19.5x23 popcorn
    20x15.5 arrow.turn.down.left arrow.turn.down.right arrow.turn.up.right
    20x17.5 arrow.uturn.backward arrow.uturn.forward arrow.uturn.right eject poweroutlet.type.b
    20x17.5 poweroutlet.type.b.fill
    20x18 arrow.up.backward.and.arrow.down.forward command location.fill
    20x18 slider.horizontal.below.rectangle stairs suit.club suit.spade switch.2
    20x18.5 hand.wave
    20x19 1.circle.fill 2.circle.fill 26.circle ant.circle
    20x19 antenna.radiowaves.left.and.right.circle.fill archivebox.circle arrow.clockwise.circle
    20x19 arrow.clockwise.circle.fill arrow.counterclockwise.circle
    20x19 arrow.counterclockwise.circle.fill arrow.down.circle.fill arrow.down.right.circle
    20x19 arrow.down.right.circle.fill arrow.forward.circle arrow.left.circle.fill
    20x19 arrow.right.circle.fill arrow.triangle.2.circlepath.circle
    20x19 arrow.triangle.2.circlepath.circle.fill arrow.up.arrow.down.circle.fill
    20x19 arrow.up.circle.fill arrow.up.right.circle arrow.up.right.circle.fill
    20x19 arrow.uturn.backward.circle arrow.uturn.down.circle arrow.uturn.left.circle
    20x19 arrowshape.turn.up.left.circle.fill arrowtriangle.down.circle arrowtriangle.up.circle
    20x19 at.circle baseball basketball bell.circle bird.circle bolt.circle
    20x19 bolt.horizontal.circle.fill book.circle books.vertical.circle building.2.crop.circle
    20x19 building.2.crop.circle.fill building.columns.circle calendar.circle camera.aperture
    20x19 camera.circle camera.macro.circle chart.pie.fill chevron.down.circle
    20x19 chevron.down.circle.fill chevron.left.circle chevron.up.circle circle.circle circle.dashed
    20x19 circle.grid.3x3.circle circle.lefthalf.filled clock.fill cloud.circle drop.circle
    20x19 ellipsis.circle.fill envelope.circle face.dashed face.smiling.inverse
    20x19 figure.run.circle.fill fork.knife.circle.fill gauge.with.dots.needle.0percent
    20x19 gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
    20x19 gauge.with.dots.needle.bottom.50percent gear.circle gear.circle.fill gearshape.circle.fill
    20x19 globe.americas globe.americas.fill globe.europe.africa gyroscope heart.circle.fill
    20x19 hourglass.circle.fill infinity.circle lessthan.circle lifepreserver lifepreserver.fill
    20x19 lightspectrum.horizontal line.3.horizontal.decrease.circle
    20x19 line.3.horizontal.decrease.circle.fill link.circle.fill list.bullet.circle location.circle
    20x19 location.north.circle location.north.circle.fill location.slash lock.circle
    20x19 magnifyingglass.circle mappin.circle mappin.circle.fill mic.circle.fill minus.circle.fill
    20x19 moon.circle.fill moonphase.full.moon mountain.2.circle multiply.circle
    20x19 multiply.circle.fill network newspaper.circle.fill nosign number.circle.fill opticaldisc
    20x19 paperplane.circle pause.circle pause.circle.fill peacesign pencil.circle
    20x19 pencil.circle.fill pencil.tip.crop.circle person.2.circle person.circle.fill
    20x19 person.crop.circle person.crop.circle.fill phone.circle.fill phone.down.circle.fill
    20x19 photo.circle.fill pills.circle play.circle play.circle.fill playpause.circle.fill
    20x19 plusminus.circle questionmark.circle.fill record.circle record.circle.fill shuffle.circle
    20x19 shuffle.circle.fill slash.circle slash.circle.fill smallcircle.filled.circle soccerball
    20x19 star.circle.fill steeringwheel stop.circle stop.circle.fill sun.max.circle.fill target
    20x19 tennisball theatermasks.circle.fill timer togglepower trash.circle.fill tree.circle
    20x19 video.circle.fill volleyball wake wave.3.right.circle wave.3.right.circle.fill
    20x19 wrongwaysign x.circle x.circle.fill xmark.bin.circle
    20x19.5 alarm flask flask.fill gift.fill mug
    20x20 hand.raised.fill
    20x20.5 bell.badge.slash checkmark.circle.badge.xmark.fill circle.slash clock.badge
    20x20.5 clock.badge.checkmark clock.badge.exclamationmark clock.badge.exclamationmark.fill
    20x20.5 clock.badge.xmark gauge.with.dots.needle.bottom.50percent.badge.plus hand.tap.fill
    20x20.5 network.badge.shield.half.filled network.slash paperclip.badge.ellipsis
    20x20.5 pencil.tip.crop.circle.badge.arrow.forward person.crop.circle.badge.checkmark
    20x20.5 person.crop.circle.badge.exclamationmark person.crop.circle.badge.moon
    20x20.5 person.crop.circle.badge.plus person.crop.circle.badge.questionmark
    20x20.5 person.crop.circle.badge.xmark person.crop.circle.fill.badge.xmark studentdesk tornado
    20x21 bell.badge.fill hand.tap medal moon.zzz moon.zzz.fill
    20x21.5 pin.fill pin.slash pin.slash.fill
    20x22 arrow.left.arrow.right lamp.desk mappin.and.ellipse
    20x23 rectangle.arrowtriangle.2.inward
    20.5x7.5 directcurrent
    20.5x12.5 arrow.left.and.right
    20.5x15 barcode
    20.5x16.5 arrow.triangle.swap
    20.5x17 chair.lounge
    20.5x17.5 list.bullet.below.rectangle note note.text suit.heart
    20.5x18 circle.grid.2x2 exclamationmark.triangle.fill square.grid.3x3 triangle.fill
    20.5x18.5 airpods barcode.viewfinder camera.viewfinder faceid key.viewfinder
    20.5x18.5 location.fill.viewfinder pc pill plus.viewfinder qrcode.viewfinder sparkle
    20.5x18.5 sparkle.magnifyingglass sun.min text.magnifyingglass text.viewfinder viewfinder
    20.5x19 arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left music.mic
    20.5x19.5 scalemass scalemass.fill
    20.5x20 beats.headphones note.text.badge.plus staroflife
    20.5x20.5 arrow.up.trash heart.slash heart.slash.fill trophy.fill
    20.5x21 globe.desk globe.desk.fill signpost.right.and.left
    20.5x21.5 hand.raised.slash
    20.5x22.5 book.pages crop.rotate thermometer.snowflake
    21x12 line.3.horizontal.decrease
    21x14 list.dash
    21x15 list.triangle
    21x15.5 list.star
    21x16.5 text.append
    21x17.5 archivebox.fill pencil.line scribble
    21x18 circle.grid.3x3.fill text.badge.checkmark text.badge.minus text.badge.plus text.badge.star
    21x18 text.badge.xmark
    21x18.5 appletv octagon.righthalf.filled wind.snow
    21x19 airplayaudio arrow.down.circle.dotted circle.dotted cpu cpu.fill deskclock music.note.list
    21x19.5 character.cursor.ibeam moon.stars paperplane.fill signpost.left signpost.right
    21x19.5 square.2.layers.3d testtube.2
    21x20 calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark
    21x20 calendar.badge.plus cube.transparent.fill hexagon.fill sun.max.fill
    21x20.5 antenna.radiowaves.left.and.right.slash cube cube.fill cube.transparent gobackward
    21x20.5 gobackward.10 gobackward.15 gobackward.30 gobackward.minus goforward goforward.10
    21x20.5 goforward.15 goforward.30 goforward.plus lock.trianglebadge.exclamationmark rotate.right
    21x20.5 shippingbox.fill slider.horizontal.2.gobackward square.3.layers.3d.top.filled
    21x21 digitalcrown.horizontal.arrow.counterclockwise stopwatch
    21x21.5 figure.and.child.holdinghands
    21x22 beach.umbrella brain.head.profile
    21x23 rectangle.portrait.on.rectangle.portrait
    21x23.5 thermometer.sun
    21.5x15 arrow.left.to.line arrow.right.to.line
    21.5x17 eyebrow
    21.5x17.5 leaf.fill return
    21.5x18 drop.triangle
    21.5x18.5 circle.grid.3x3 exclamationmark.octagon.fill lock.open.fill map.fill octagon
    21.5x18.5 xmark.octagon xmark.octagon.fill
    21.5x19 bubbles.and.sparkles.fill lasso
    21.5x19.5 bandage
    21.5x20 handbag mic.and.signal.meter stroller
    21.5x20.5 arrow.3.trianglepath figure.yoga fuelpump
    21.5x21.5 gear.badge
    21.5x22 bolt.trianglebadge.exclamationmark.fill paintbrush.fill
    21.5x22.5 cablecar
    21.5x23 ferry play.square.stack play.square.stack.fill square.stack
    21.5x23.5 text.below.photo
    22x13 iphone.landscape
    22x16 hand.point.right.fill
    22x16.5 memorychip point.3.connected.trianglepath.dotted
    22x16.5 point.3.filled.connected.trianglepath.dotted
    22x17 repeat.1 x.squareroot
    22x17.5 arrowshape.forward arrowshape.left arrowshape.left.fill arrowshape.right
    22x17.5 arrowshape.right.fill arrowshape.turn.up.forward.fill arrowshape.turn.up.left
    22x17.5 arrowshape.turn.up.left.fill arrowshape.turn.up.right chart.dots.scatter
    22x17.5 chart.line.downtrend.xyaxis chart.xyaxis.line delete.left delete.left.fill
    22x17.5 figure.mind.and.body
    22x18 person.fill.questionmark
    22x19 figure.flexibility
    22x19.5 building.columns building.columns.fill dice plus.square.on.square
    22x19.5 sparkles.square.filled.on.square square.on.square square.on.square.dashed
    22x19.5 star.square.on.square
    22x20 cross fan pawprint phone.connection rays scroll star.slash star.slash.fill wand.and.rays
    22x20.5 externaldrive.connected.to.line.below pencil.and.outline
    22x22 contextualmenu.and.cursorarrow
    22x22.5 aqi.medium bus.doubledecker
    22x23 teddybear
    22x24 doc.on.doc.fill
    22.5x13.5 quote.closing
    22.5x14 ellipsis.rectangle ellipsis.rectangle.fill
    22.5x16.5 hand.point.left hand.point.right
    22.5x17.5 chart.bar.xaxis rectangle.grid.1x2
    22.5x18.5 swift
    22.5x19 arrow.circlepath clock.arrow.circlepath lock.rotation paintbrush.pointed wand.and.stars
    22.5x19 wand.and.stars.inverse
    22.5x19.5 bubble bubble.fill bubble.middle.bottom bubble.middle.bottom.fill bubble.right
    22.5x19.5 bubble.right.fill captions.bubble character.bubble checkmark.bubble ellipsis.bubble
    22.5x19.5 exclamationmark.bubble exclamationmark.bubble.fill info.bubble megaphone message.fill
    22.5x19.5 phone.bubble plus.bubble questionmark.bubble quote.bubble quote.bubble.fill
    22.5x19.5 speaker.wave.2.bubble star.bubble text.bubble text.bubble.fill wifi.slash
    22.5x20 newspaper.fill
    22.5x20.5 medical.thermometer message.badge tag.fill tag.slash
    22.5x23 rectangle.compress.vertical square.stack.3d.down.forward
    23x14.5 textformat.size
    23x17 lines.measurement.horizontal
    23x17.5 book.fill questionmark.folder questionmark.folder.fill rectangle.grid.2x2
    23x18 humidity
    23x19 folder.badge.gearshape folder.badge.minus folder.badge.person.crop
    23x19 folder.fill.badge.gearshape folder.fill.badge.person.crop folder.fill.badge.plus memories
    23x19 paintpalette.fill
    23x19.5 checkmark.message.fill ellipsis.message ellipsis.message.fill plus.message
    23x20 faxmachine
    23x20.5 cloud.fog dice.fill plus.square.fill.on.square.fill
    23x21 arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.diamond.fill
    23x21 cart.badge.plus checkmark.seal checkmark.seal.fill diamond syringe syringe.fill timelapse
    23x21 xmark.seal xmark.seal.fill
    23x21.5 align.horizontal.left cloud.drizzle cloud.heavyrain cloud.heavyrain.fill cloud.rain
    23x21.5 cloud.rain.fill ladybug
    23x22 cloud.bolt cloud.bolt.rain cloud.snow ladybug.fill rectangle.expand.vertical
    23x25.5 square.and.arrow.down.on.square
    23x26 square.and.arrow.up.on.square
    23.5x9.5 phone.down.fill
    23.5x16 externaldrive.fill
    23.5x16.5 giftcard
    23.5x17.5 eyes
    23.5x18.5 case cross.case externaldrive.fill.badge.person.crop latch.2.case music.quarternote.3
    23.5x18.5 suitcase
    23.5x19 airplayvideo
    23.5x19.5 person.wave.2 wifi.exclamationmark
    23.5x20 basket camera.macro hand.draw.fill
    23.5x20.5 moon.haze
    23.5x21 birthday.cake movieclapper
    23.5x21.5 carrot
    23.5x22 circle.grid.cross circle.grid.cross.fill circle.grid.cross.left.filled sun.dust sun.haze
    23.5x22 wrench.adjustable
    23.5x24 bird bird.fill
    24x14 xserve
    24x14.5 view.3d
    24x16.5 externaldrive internaldrive smoke tray.fill tray.full tray.full.fill
    24x17 button.horizontal speaker.wave.2.fill speaker.zzz
    24x17.5 arrow.up.bin aspectratio bolt.car filemenu.and.selection film ipad.landscape
    24x17.5 list.bullet.rectangle list.bullet.rectangle.fill macwindow mail
    24x17.5 menubar.arrow.down.rectangle menubar.rectangle minus.plus.batteryblock pause.rectangle
    24x17.5 person.crop.rectangle person.crop.rectangle.fill
    24x17.5 person.crop.square.filled.and.at.rectangle person.text.rectangle photo.artframe
    24x17.5 photo.fill pianokeys pianokeys.inverse play.rectangle play.rectangle.fill
    24x17.5 rectangle.bottomthird.inset.filled rectangle.dashed rectangle.split.1x2
    24x17.5 rectangle.topthird.inset.filled server.rack sidebar.leading sidebar.trailing
    24x17.5 waveform.path.ecg.rectangle xmark.bin
    24x18 badge.plus.radiowaves.right puzzlepiece.extension.fill spigot
    24x19 dial.low dial.medium.fill display externaldrive.badge.exclamationmark
    24x19 externaldrive.badge.minus externaldrive.badge.plus light.beacon.max.fill lock.open.display
    24x19 person.and.background.dotted
    24x19.5 airplane.arrival homekit music.note.house play.house.fill
    24x20 macwindow.badge.plus photo.badge.plus photo.badge.plus.fill rectangle.badge.checkmark
    24x20 rectangle.badge.xmark
    24x20.5 books.vertical.fill figure.walk.motion hand.draw skew
    24x21 bonjour envelope.open tray.2
    24x21.5 wrench.and.screwdriver wrench.and.screwdriver.fill
    24x22 envelope.arrow.triangle.branch figure.play tray.and.arrow.down tray.and.arrow.down.fill
    24x22.5 figure.strengthtraining.traditional tray.and.arrow.up
    24x23.5 square.and.arrow.up.trianglebadge.exclamationmark
    24x25 lightbulb.max.fill
    24.5x8 cable.connector.horizontal
    24.5x11 ruler.fill
    24.5x12 macmini
    24.5x13 key.horizontal.fill
    24.5x15.5 video.fill
    24.5x16 arrow.up.right.video questionmark.video
    24.5x16.5 airpods.gen3 envelope.fill opticid sensor sensor.fill ticket ticket.fill
    24.5x17 person.fill.checkmark
    24.5x17.5 character.textbox quotelevel
    24.5x18 arrow.triangle.2.circlepath.camera camera.fill puzzlepiece.extension
    24.5x19 arrow.triangle.2.circlepath clock.arrow.2.circlepath envelope.badge envelope.badge.fill
    24.5x19 exclamationmark.arrow.triangle.2.circlepath gearshape.arrow.triangle.2.circlepath
    24.5x19.5 video.badge.plus
    24.5x20.5 books.vertical camera.badge.ellipsis envelope.badge.person.crop
    24.5x21 waveform.path
    24.5x22 film.stack mail.stack perspective photo.stack rectangle.stack rectangle.stack.fill
    24.5x22 suitcase.cart video.slash video.slash.fill
    24.5x22.5 allergens scope
    24.5x23 rectangle.stack.badge.minus rectangle.stack.badge.plus
    25x13.5 key.horizontal light.max
    25x14.5 dumbbell dumbbell.fill list.bullet.indent road.lanes.curved.right
    25x15.5 keyboard keyboard.fill keyboard.onehanded.left keyboard.onehanded.left.fill
    25x16 bed.double bed.double.fill
    25x16.5 arrow.clockwise.icloud bolt.horizontal.icloud.fill exclamationmark.icloud.fill icloud
    25x16.5 icloud.fill key.icloud link.icloud lock.icloud person.icloud powerplug powerplug.fill
    25x17.5 arrow.2.squarepath
    25x18 fibrechannel figure.outdoor.cycle
    25x19 4k.tv photo.on.rectangle play.rectangle.on.rectangle play.tv plus.rectangle.on.rectangle
    25x19 rectangle.inset.filled.on.rectangle rectangle.on.rectangle
    25x19.5 ellipsis.curlybraces
    25x20 icloud.and.arrow.up.fill icloud.slash keyboard.chevron.compact.down
    25x20 keyboard.chevron.compact.down.fill
    25x20.5 rectangle.and.hand.point.up.left
    25x21 icloud.and.arrow.down.fill
    25x21.5 hammer.fill icloud.and.arrow.up takeoutbag.and.cup.and.straw
    25x22.5 icloud.and.arrow.down party.popper square.stack.3d.up square.stack.3d.up.fill
    25x23 screwdriver
    25x23.5 rectangle.on.rectangle.slash
    25.5x16 playpause
    25.5x16.5 button.angledbottom.horizontal.right
    25.5x17 airplane.departure
    25.5x17.5 chart.bar.fill
    25.5x18 binoculars binoculars.fill capsule capsule.fill
    25.5x18.5 crown.fill
    25.5x19.5 photo.on.rectangle.angled pip pip.enter pip.swap rectangle.on.rectangle.angled sunrise
    25.5x19.5 sunset
    25.5x20 rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right
    25.5x22.5 homepod.and.appletv
    26x12 infinity
    26x16 banknote
    26x16.5 cloud.moon eye.fill
    26x17 dot.radiowaves.left.and.right person.fill.and.arrow.left.and.arrow.right
    26x17.5 calendar.day.timeline.left
    26x18 lungs lungs.fill text.line.first.and.arrowtriangle.forward
    26x18.5 cup.and.saucer
    26x19.5 camera.on.rectangle eye.slash.fill
    26x20 play.rectangle.on.rectangle.fill rectangle.and.text.magnifyingglass
    26x20 rectangle.fill.on.rectangle.fill
    26x20.5 brain guitars tshirt
    26.5x14.5 function
    26.5x16.5 cellularbars
    26.5x17 sensor.tag.radiowaves.forward.fill
    26.5x17.5 sportscourt
    26.5x18 speaker.wave.3 speaker.wave.3.fill
    26.5x18.5 ipad.and.iphone
    26.5x19.5 arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill
    26.5x19.5 lock.open.trianglebadge.exclamationmark.fill
    26.5x20 stethoscope
    26.5x21 rectangle.fill.on.rectangle.angled.fill
    26.5x22.5 hands.clap
    27x12.5 bolt.horizontal bolt.horizontal.fill
    27x15 backward forward
    27x17 earbuds pencil.and.scribble
    27x18.5 person.2.fill plus.rectangle.on.folder
    27x19.5 arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
    27x20 gearshape.2
    27x20.5 gearshape.2.fill
    27x22.5 square.stack.3d.up.trianglebadge.exclamationmark
    27x24 lizard
    27.5x20.5 fish
    27.5x21.5 person.2.badge.gearshape
    27.5x23 person.2.slash
    28x14.5 road.lanes
    28x15.5 laptopcomputer macbook personalhotspot play.laptopcomputer
    28x17 gamecontroller.fill
    28x17.5 rectangle.3.group
    28x18 wifi.router wifi.router.fill
    28x20.5 figure.2
    28x21 bubble.left.and.bubble.right bubble.left.and.exclamationmark.bubble.right
    28x21 bubble.left.and.text.bubble.right
    28.5x17.5 airpodspro
    28.5x19 cloud.sun
    28.5x23 truck.box.badge.clock
    28.5x25.5 cloud.sun.rain
    29x13.5 battery.0percent battery.100percent battery.25percent battery.50percent
    29x13.5 battery.75percent
    29x15.5 playpause.fill
    29x17 macbook.and.iphone
    29x19 tent
    29x19.5 arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
    29x20.5 signature
    29x21 tv.and.mediabox
    29x21.5 figure.2.and.child.holdinghands
    29x22.5 bubble.left.and.bubble.right.fill
    29.5x13.5 shoe.fill
    29.5x14.5 textformat.123
    30x11 sunglasses
    30x17 sofa
    30x21 hare
    30x23.5 chandelier
    30.5x12.5 eyeglasses
    30.5x17 laptopcomputer.trianglebadge.exclamationmark
    30.5x17.5 car.2
    30.5x19.5 rectangle.and.pencil.and.ellipsis
    30.5x20 applewatch.radiowaves.left.and.right iphone.radiowaves.left.and.right
    31x15.5 backward.end.alt.fill
    31x17.5 eye.trianglebadge.exclamationmark
    31x19 display.2
    32x16 tortoise
    32x21 person.2.wave.2 theatermasks
    33.5x15.5 car.side suv.side
    34x19 mountain.2.fill
    34x19.5 bell.and.waves.left.and.right
    35.5x18.5 person.3.fill
    36x18.5 person.3
    38x16.5 house.lodge
    38.5x18.5 person.3.sequence
    """
}
