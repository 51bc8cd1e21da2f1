/// The commonest system symbols, drawn anew in a square of 24 units, by lines unless `F` says areas.
///
/// A row is a name, a colon and a path: `M`, `L`, `H`, `V`, `C` and `Z` as in SVG, all absolute; `O` a
/// circle by its middle and radius, `E` an ellipse by its middle and half axes, `R` a rectangle by its
/// corner, sides and corner radius, `A` an arc by its middle, radius, and the degrees where it begins and
/// how far it goes. `F` begins what is filled in any case, `S` lines again; a symbol's `fill` fills what is
/// closed and cuts out what is open in it. `U` takes another row's drawing by its name, the place of its
/// middle, its scale (negative: mirrored) and degrees; `G` writes a word by the place of its middle and the
/// height of a capital. `/` begins what stands over the rest, which stays clear of a rectangle by its
/// corner, sides and corner radius; `P` says which of the symbol's colours this has.
///
/// What a name makes of another symbol, as `slash`, needs no row: ``SymbolComposer``. Which symbols are
/// common was counted in the sources of a hundred apps.
enum SymbolTable {
  static let rows = """
    chevron.right: M 8 3 L 17 12 L 8 21
    chevron.up.chevron.down: M 6 8 L 12 2 L 18 8 M 6 16 L 12 22 L 18 16
    chevron.compact.down: M 3 10 L 12 14 L 21 10
    chevron.left.forwardslash.chevron.right: M 7 6 L 1 12 L 7 18 M 17 6 L 23 12 L 17 18 M 14 3 L 10 21
    plus: M 12 3 V 21 M 3 12 H 21
    minus: M 3 12 H 21
    xmark: M 4 4 L 20 20 M 20 4 L 4 20
    checkmark: M 4 13 L 10 20 L 20 4
    multiply: M 5 5 L 19 19 M 19 5 L 5 19
    equal: M 4 9 H 20 M 4 15 H 20
    number: M 9 3 L 6 21 M 18 3 L 15 21 M 4 9 H 21 M 3 15 H 20
    percent: M 19 5 L 5 19 O 7 7 3 O 17 17 3
    questionmark: M 7 8 C 7 1 17 1 17 8 C 17 12 12 11 12 16 F O 12 20.5 1.2
    exclamationmark: M 12 3 V 15 F O 12 20 1.3
    info: M 10 10 H 12.5 V 19 M 9.5 19 H 15.5 F O 12 5.5 1.4
    at: O 12 12 4 M 16 8 V 13 C 16 17 22 16 22 11 C 20 -1 2 0 2 12 C 2 22 12 24 18 20
    textformat: M 2 19 L 7.5 5 L 13 19 M 4 14 H 11 M 22 12 V 19 M 22 15.5 C 22 11 15 11 15 15.5 C 15 20 22 20 22 15.5
    bold: M 7 4 H 13 C 19 4 19 12 13 12 H 7 Z M 7 12 H 14 C 21 12 21 20 14 20 H 7 Z
    italic: M 10 4 H 18 M 6 20 H 14 M 14 4 L 10 20
    heart: M 12 21 C -3 12 1 3 7 3 C 10 3 12 6 12 7 C 12 6 14 3 17 3 C 23 3 27 12 12 21 Z
    star: M 12 2 L 15 8.8 L 22.4 9.6 L 16.9 14.6 L 18.4 21.8 L 12 18.1 L 5.6 21.8 L 7.1 14.6 L 1.6 9.6 L 9 8.8 Z
    bookmark: M 6 3 H 18 V 21 L 12 15.5 L 6 21 Z
    flag: M 5 22 V 3 C 9 1 14 6 20 3 V 14 C 14 17 9 12 5 14
    tag: M 3 3 H 12 L 22 13 L 13 22 L 3 12 Z F O 7.5 7.5 1.4
    bell: M 4 18 C 7 15 5 12 6 9 C 7 2 17 2 18 9 C 19 12 17 15 20 18 Z M 10 21 C 11 22.3 13 22.3 14 21
    bolt: M 14 2 L 4 14 H 11 L 10 22 L 20 10 H 13 Z
    flame: M 12 22 C 1 22 4 11 9 8 C 9 11 11 11 11 11 C 12 8 11 4 10 2 C 16 3 21 10 20 15 C 19 20 16 22 12 22 Z
    drop: M 12 2 C 16 8 19 11 19 15 C 19 24 5 24 5 15 C 5 11 8 8 12 2 Z
    leaf: M 5 18.6 C 3 8 10 4 21 3 C 22 14 15 21 5 18.6 Z M 3.6 21.6 C 5.6 16 10 12 15 9
    sparkles: M 10 5 L 12 11 L 18 13 L 12 15 L 10 21 L 8 15 L 2 13 L 8 11 Z M 19 2 L 20 5 L 23 6 L 20 7 L 19 10 L 18 7 L 15 6 L 18 5 Z
    sparkle: M 12 2 L 14.5 9.5 L 22 12 L 14.5 14.5 L 12 22 L 9.5 14.5 L 2 12 L 9.5 9.5 Z
    crown: M 3 19 L 2 6 L 8 11 L 12 4 L 16 11 L 22 6 L 21 19 Z
    gift: R 3 8 18 5 1 R 5 13 14 9 1 M 12 8 V 22 M 12 8 C 6 8 6 2 9 2 C 12 2 12 8 12 8 C 12 8 12 2 15 2 C 18 2 18 8 12 8
    trophy: M 7 3 H 17 V 9 C 17 16 7 16 7 9 Z M 12 14 V 19 M 8 21 H 16 M 7 5 H 3 C 3 9 5 11 7 11 M 17 5 H 21 C 21 9 19 11 17 11
    person: O 12 7 4.5 M 3 21 C 3 11 21 11 21 21 Z
    person.2: O 9 8 3.8 M 1 20 C 1 12 17 12 17 20 Z M 16 5 C 20 5 20 11 16 11 M 18 14 C 22 14 23 17 23 20 H 20
    person.3: O 12 8 3.4 M 6 20 C 6 12 18 12 18 20 Z O 4 9 2.2 O 20 9 2.2 M 1 18 C 1 14 3 13 5 13 M 23 18 C 23 14 21 13 19 13
    person.crop.circle: O 12 12 10 O 12 9.5 3.8 M 5.3 19 C 7 14.5 17 14.5 18.7 19
    figure.walk: F O 13 3.5 2 S M 11 22 L 12 16 L 10 13 L 11 8 L 7 10 L 6 14 M 11 8 L 14 11 L 18 12 M 12 14 L 15 17 L 16 22
    figure.run: F O 15 3.5 2 S M 4 20 L 9 18 L 11 13 L 15 16 L 14 22 M 11 13 L 13 8 L 8 8 L 6 11 M 13 8 L 16 11 L 20 11
    gear: O 12 12 3.2 M 12 1.5 L 14 1.7 L 14.6 4.6 L 16.6 5.5 L 19.2 4 L 21.6 6.9 L 20 9.4 L 20.6 11.4 L 22.5 12 L 22.3 14 L 19.4 14.6 L 18.5 16.6 L 20 19.2 L 17.1 21.6 L 14.6 20 L 12.6 20.6 L 12 22.5 L 10 22.3 L 9.4 19.4 L 7.4 18.5 L 4.8 20 L 2.4 17.1 L 4 14.6 L 3.4 12.6 L 1.5 12 L 1.7 10 L 4.6 9.4 L 5.5 7.4 L 4 4.8 L 6.9 2.4 L 9.4 4 L 11.4 3.4 Z
    gearshape: O 12 12 3.4 M 10 2 H 14 L 14.8 5 L 17 6.2 L 20 5.4 L 22 8.8 L 19.8 11 V 13 L 22 15.2 L 20 18.6 L 17 17.8 L 14.8 19 L 14 22 H 10 L 9.2 19 L 7 17.8 L 4 18.6 L 2 15.2 L 4.2 13 V 11 L 2 8.8 L 4 5.4 L 7 6.2 L 9.2 5 Z
    slider.horizontal.3: M 2 6 H 12 M 18 6 H 22 O 15 6 2.6 M 2 12 H 5 M 11 12 H 22 O 8 12 2.6 M 2 18 H 13 M 19 18 H 22 O 16 18 2.6
    line.3.horizontal: M 3 6 H 21 M 3 12 H 21 M 3 18 H 21
    line.3.horizontal.decrease: M 2 6 H 22 M 6 12 H 18 M 10 18 H 14
    list.bullet: F O 3.5 6 1.4 O 3.5 12 1.4 O 3.5 18 1.4 S M 8 6 H 22 M 8 12 H 22 M 8 18 H 22
    list.dash: M 2 6 H 4 M 2 12 H 4 M 2 18 H 4 M 8 6 H 22 M 8 12 H 22 M 8 18 H 22
    text.alignleft: M 3 5 H 21 M 3 10 H 14 M 3 15 H 21 M 3 20 H 12
    square.grid.2x2: R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5
    square.stack: R 3 8 18 13 2.5 M 5 5 H 19 M 7 2 H 17
    square.stack.3d.up: M 12 9 L 22 14 L 12 19 L 2 14 Z M 2 10 L 12 5 L 22 10 M 2 18 L 12 23 L 22 18
    square.and.arrow.up: M 8 9 H 5 V 21 H 19 V 9 H 16 M 12 15 V 2 M 8 6 L 12 2 L 16 6
    square.and.arrow.down: M 8 9 H 5 V 21 H 19 V 9 H 16 M 12 2 V 15 M 8 11 L 12 15 L 16 11
    square.and.pencil: M 12 4 H 4 V 20 H 20 V 12 M 9 15 L 10 11 L 19 2 L 22 5 L 13 14 Z
    pencil: M 3 21 L 4.5 15.5 L 17 3 L 21 7 L 8.5 19.5 Z
    trash: M 3 6 H 21 M 9 6 V 3 H 15 V 6 M 5 6 L 6 19.4 C 6.1 20.6 6.8 21.2 8 21.2 H 16 C 17.2 21.2 17.9 20.6 18 19.4 L 19 6 Z M 9.6 10 L 9.9 17.4 M 14.4 10 L 14.1 17.4
    folder: M 2 19 V 5 C 2 4 3 4 4 4 H 9 L 11 6.5 H 20 C 21 6.5 22 7 22 8.5 V 19 C 22 20 21 20 20 20 H 4 C 3 20 2 20 2 19 Z
    tray: M 2 14 L 6 5 H 18 L 22 14 V 19 H 2 Z M 2 14 H 8 C 8 18 16 18 16 14 H 22
    archivebox: R 2 4 20 5 1 M 4 9 V 20 H 20 V 9 M 9 13 H 15
    doc: M 5 2 H 14 L 19 7 V 22 H 5 Z M 14 2 V 7 H 19
    doc.text: M 5 2 H 14 L 19 7 V 22 H 5 Z M 8 12 H 16 M 8 16 H 16
    note.text: R 4 3 16 18 3 M 8 8 H 16 M 8 12 H 16 M 8 16 H 13
    book: M 12 6 C 9 3 5 3 2 4 V 19 C 5 18 9 18 12 21 Z M 12 6 C 15 3 19 3 22 4 V 19 C 19 18 15 18 12 21 Z
    calendar: R 3 4 18 17 3 M 3 9.5 H 21 M 8 2 V 6 M 16 2 V 6 F O 8 13.5 1 O 12 13.5 1 O 16 13.5 1 O 8 17.2 1 O 12 17.2 1
    clock: O 12 12 10 M 12 6 V 12.5 L 16 15
    timer: O 12 13.5 8.5 M 12 13.5 V 8 M 9 2 H 15
    alarm: O 12 13 8.5 M 12 8 V 13 L 15.5 15 M 2 6 L 6 2.5 M 22 6 L 18 2.5
    hourglass: M 5 2 H 19 M 5 22 H 19 M 6 2 C 6 9 10 10 10 12 C 10 14 6 15 6 22 M 18 2 C 18 9 14 10 14 12 C 14 14 18 15 18 22
    magnifyingglass: O 10 10 7 M 15.2 15.2 L 22 22
    house: M 2 12 L 12 3 L 22 12 M 5 10 V 21 H 19 V 10
    house.fill: F M 1 12 L 12 2 L 23 12 L 21.5 13.5 L 20 12 V 22 H 14.5 V 15 H 9.5 V 22 H 4 V 12 L 2.5 13.5 Z
    building.2: M 3 21 V 4 H 13 V 21 M 13 9 H 21 V 21 M 1 21 H 23 M 6 8 H 10 M 6 12 H 10 M 6 16 H 10
    map: M 2 6 L 9 3 L 15 6 L 22 3 V 18 L 15 21 L 9 18 L 2 21 Z M 9 3 V 18 M 15 6 V 21
    mappin: O 12 6 4 M 12 10 V 22
    location: M 22 2 L 2 10.5 L 11 13 L 13.5 22 Z
    paperplane: M 22 2 L 2 9 L 10 14 L 15 22 Z M 22 2 L 10 14
    globe: O 12 12 10 M 2 12 H 22 M 12 2 C 6 8 6 16 12 22 M 12 2 C 18 8 18 16 12 22
    car: M 3 12 L 5 6 H 19 L 21 12 V 18 H 3 Z M 3 12 H 21 M 5 18 V 20.5 M 19 18 V 20.5
    airplane: M 12 2 C 14 3 14 6 14 8 L 22 14 V 16.5 L 14 14 L 13.5 19 L 16 21.5 V 22.5 L 12 21.5 L 8 22.5 V 21.5 L 10.5 19 L 10 14 L 2 16.5 V 14 L 10 8 C 10 6 10 3 12 2 Z
    cart: M 1 3 H 4 L 7 16 H 19 L 22 7 H 5 O 8.5 20 1.5 O 17.5 20 1.5
    bag: M 4 7 H 20 L 21 21 H 3 Z M 8 10 V 6 C 8 1 16 1 16 6 V 10
    creditcard: R 2 5 20 14 2.5 M 2 10 H 22 M 5 15 H 9
    fork.knife: M 7 2 V 22 M 3 2 V 8 C 3 11 11 11 11 8 V 2 M 17 22 V 2 C 22 4 22 13 17 14
    cup.and.saucer: M 4 5 H 17 V 11 C 17 19 4 19 4 11 Z M 17 7 H 20 C 22 7 22 13 17 13 M 3 21 H 18
    ellipsis: F O 4 12 2 O 12 12 2 O 20 12 2
    circle: O 12 12 10
    bed.double: M 2 19 V 11 H 22 V 19 M 2 16 H 22 M 4 11 V 6 H 20 V 11 M 7 11 V 8.5 H 11 V 11 M 13 11 V 8.5 H 17 V 11
    square: R 3 3 18 18 4
    rectangle: R 2 5 20 14 3
    triangle: M 12 3 L 22 20 H 2 Z
    diamond: M 12 2 L 22 12 L 12 22 L 2 12 Z
    hexagon: M 12 2 L 21 7 V 17 L 12 22 L 3 17 V 7 Z
    seal: M 12 1.5 L 15 4 L 19 4 L 20 8 L 22.5 12 L 20 16 L 19 20 L 15 20 L 12 22.5 L 9 20 L 5 20 L 4 16 L 1.5 12 L 4 8 L 5 4 L 9 4 Z
    shield: M 12 2 L 20 5 V 11 C 20 17 16 20 12 22 C 8 20 4 17 4 11 V 5 Z
    exclamationmark.triangle: M 12 3 L 22 20.5 H 2 Z M 12 9 V 14 F O 12 17.3 1
    play: M 6 3 L 21 12 L 6 21 Z
    pause: R 5 4 4.5 16 1.2 R 14.5 4 4.5 16 1.2
    pause.fill: F R 5 3.5 5 17 1.2 R 14 3.5 5 17 1.2
    stop: R 4 4 16 16 2.5
    forward: M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z
    backward: M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z
    forward.end: M 4 4 L 17 12 L 4 20 Z M 20 4 V 20
    backward.end: M 20 4 L 7 12 L 20 20 Z M 4 4 V 20
    shuffle: M 2 7 H 6 L 16 17 H 21 M 2 17 H 6 L 9 14 M 13 10 L 16 7 H 21 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20
    repeat: M 4 12 V 10 C 4 7 6 6 8 6 H 20 M 17 3 L 20 6 L 17 9 M 20 12 V 14 C 20 17 18 18 16 18 H 4 M 7 15 L 4 18 L 7 21
    speaker: M 3 9 H 7 L 13 4 V 20 L 7 15 H 3 Z
    speaker.wave.2: M 2 9 H 6 L 12 4 V 20 L 6 15 H 2 Z / 0 0 0 0 0 P 2 M 15 9 C 17 11 17 13 15 15 M 18 6 C 22 10 22 14 18 18
    speaker.wave.3: M 1 9 H 5 L 10 5 V 19 L 5 15 H 1 Z / 0 0 0 0 0 P 2 M 13 9 C 15 11 15 13 13 15 M 16 6.5 C 19.5 10 19.5 14 16 17.5 / 0 0 0 0 0 P 3 M 19 4 C 24 9 24 15 19 20
    mic: R 8.5 2 7 12 3.5 M 5 11 C 5 20 19 20 19 11 M 12 18 V 22 M 8 22 H 16
    music.note: O 8 18 3.2 M 11.2 18 V 3 L 19 5 V 9 L 11.2 7
    music.note.list: M 2 5 H 12 M 2 10 H 12 M 2 15 H 7 O 12 19 2.6 M 14.6 19 V 6 L 21 4 V 8
    headphones: M 3 16 C 3 0 21 0 21 16 R 2 14 5 7 2 R 17 14 5 7 2
    message: M 12 3 C -1.5 3 -1 16 5.6 17.6 C 5.6 19.6 4.8 20.8 3.8 21.8 C 7 21.8 9 20.2 10.4 18.4 C 25 19.4 25.5 3 12 3 Z
    envelope: R 2 5 20 14 2.5 M 2.5 6.5 L 12 14 L 21.5 6.5
    phone: M 5 2 L 9 3 L 10 8 L 8 10 C 9 13 11 15 14 16 L 16 14 L 21 15 L 22 19 C 20 22 18 22 16 21 C 9 19 5 15 3 8 C 2 6 2 4 5 2 Z
    video: R 1 6 14 12 3 M 15 11 L 23 7 V 17 L 15 13
    camera: M 2 19 V 7 H 7 L 9 4 H 15 L 17 7 H 22 V 19 Z O 12 13 4
    photo: R 2 4 20 16 3 M 2 17 L 8 11 L 13 16 L 16 13 L 22 18 F O 16 8.5 1.6
    tv: R 2 5 20 12 2 M 8 20 H 16
    laptopcomputer: R 4 5 16 11 1.5 M 1 19 H 23
    iphone: R 7 2 10 20 2.5 M 10.5 4.5 H 13.5
    desktopcomputer: R 2 3 20 13 2 M 12 16 V 20 M 8 21 H 16
    keyboard: R 1 6 22 12 2 M 5 10 H 6 M 9 10 H 10 M 13 10 H 14 M 17 10 H 18 M 7 14 H 17
    printer: M 6 8 V 3 H 18 V 8 M 6 17 H 3 V 8 H 21 V 17 H 18 M 6 14 H 18 V 21 H 6 Z
    wifi: M 2 9 C 8 3 16 3 22 9 M 5.5 13 C 9.5 9 14.5 9 18.5 13 M 9 16.8 C 11 15 13 15 15 16.8 F O 12 20 1.3
    antenna.radiowaves.left.and.right: O 12 12 2 M 7 7 C 4 10 4 14 7 17 M 17 7 C 20 10 20 14 17 17 M 4 4 C -1 9 -1 15 4 20 M 20 4 C 25 9 25 15 20 20
    battery.100: R 1 7 19 10 2.5 M 22.5 10.5 V 13.5 F R 3 9 15 6 1
    lock: R 5 10 14 11 2.5 M 8 10 V 7 C 8 1.5 16 1.5 16 7 V 10
    lock.open: R 5 10 14 11 2.5 M 8 10 V 6 C 8 1 15 1 16 5
    key: O 7 12 5 M 12 12 H 22 V 16 M 18 12 V 15
    eye: M 1 12 C 7 3 17 3 23 12 C 17 21 7 21 1 12 Z O 12 12 3.6
    hand.thumbsup: M 7 11 L 11 2 C 14 2 14 5 13 9 H 20 C 22 9 22 12 21 14 L 19 20 C 18.5 21 18 21 17 21 H 7 Z M 2 11 H 5 V 21 H 2 Z
    hand.thumbsdown: M 7 13 L 11 22 C 14 22 14 19 13 15 H 20 C 22 15 22 12 21 10 L 19 4 C 18.5 3 18 3 17 3 H 7 Z M 2 13 H 5 V 3 H 2 Z
    hand.raised: M 7 14 V 6.4 C 7 4.4 9.5 4.4 9.5 6.2 V 4.4 C 9.5 2.4 12 2.4 12 4.2 C 12 2.6 14.5 2.6 14.5 4.8 V 7 C 14.5 5.2 17 5.2 17 7.2 V 14 L 18.8 12.2 C 20 11 22 12.2 21 14 C 19 17.4 17.4 22 12.4 22 C 8 22 7 18 7 14 Z M 9.5 6.2 V 11 M 12 4.2 V 11 M 14.5 7 V 11
    arrow.right: M 3 12 H 21 M 13 4 L 21 12 L 13 20
    arrow.left: M 21 12 H 3 M 11 4 L 3 12 L 11 20
    arrow.up: M 12 21 V 3 M 4 11 L 12 3 L 20 11
    arrow.down: M 12 3 V 21 M 4 13 L 12 21 L 20 13
    arrow.up.right: M 5 19 L 19 5 M 8 5 H 19 V 16
    arrow.down.left: M 19 5 L 5 19 M 16 19 H 5 V 8
    arrow.up.left.and.arrow.down.right: M 3 10 V 3 H 10 M 3 3 L 10 10 M 21 14 V 21 H 14 M 21 21 L 14 14
    arrow.left.arrow.right: M 7 3 L 3 7 L 7 11 M 3 7 H 21 M 17 13 L 21 17 L 17 21 M 21 17 H 3
    arrow.up.arrow.down: M 3 7 L 7 3 L 11 7 M 7 3 V 21 M 13 17 L 17 21 L 21 17 M 17 21 V 3
    arrow.clockwise: A 12 12 9 -50 300 M 18 1 V 6 H 13
    arrow.counterclockwise: A 12 12 9 -130 -300 M 6 1 V 6 H 11
    arrow.triangle.2.circlepath: A 12 12 9 -160 130 A 12 12 9 20 130 M 20 2 V 8 H 14 M 4 22 V 16 H 10
    link: M 10 14 C 13 17 16 14 17 13 L 20 10 C 24 6 18 0 14 4 L 12 6 M 14 10 C 11 7 8 10 7 11 L 4 14 C 0 18 6 24 10 20 L 12 18
    paperclip: M 20 11 L 11 20 C 6 25 -1 18 4 13 L 13 4 C 17 0 22 5 18 9 L 9 18 C 7 20 4 17 6 15 L 14 7
    scissors: O 6 6 3 O 6 18 3 M 8.5 8 L 21 19 M 8.5 16 L 21 5
    paintbrush: M 9 14 L 20 3 C 22 5 21 6 20 7 L 11 16 M 9 14 C 5 14 5 19 2 20 C 6 23 12 21 11 16 Z
    wand.and.stars: M 3 21 L 15 9 M 18 2 L 19 5 L 22 6 L 19 7 L 18 10 L 17 7 L 14 6 L 17 5 Z M 6 3 V 7 M 4 5 H 8
    wrench: M 14 9 L 4 19 C 3 21 5 22 6 21 L 16 11 C 20 12 23 8 21 5 L 18 8 L 16 6 L 19 3 C 15 1 12 5 14 9 Z
    hammer: M 4 20 L 13 10 M 8 6 C 11 2 16 3 18 5 L 21 9 L 18 12 L 15 9 L 12 11 Z
    lightbulb: M 8 16 C 2 11 6 2 12 2 C 18 2 22 11 16 16 V 18 H 8 Z M 9 21.5 H 15
    sun.max: O 12 12 4.5 M 12 1 V 4 M 12 20 V 23 M 1 12 H 4 M 20 12 H 23 M 4.2 4.2 L 6.3 6.3 M 17.7 17.7 L 19.8 19.8 M 4.2 19.8 L 6.3 17.7 M 17.7 6.3 L 19.8 4.2
    moon: M 21 14 C 10 18 5 8 10 2 C -3 6 1 23 13 22 C 17 21 20 18 21 14 Z
    cloud: M 6 19 C -1 19 0 10 6 11 C 6 3 18 3 18 10 C 24 10 24 19 18 19 Z
    cloud.sun: M 5 21 C 0 21 0 14 5 14 C 6 8 15 9 15 14 C 20 14 20 21 15 21 Z / 0 0 0 0 0 P 2 O 17 6 3 M 17 0.8 V 1.5 M 22.2 6 H 23 M 20.7 2.3 L 21.2 1.8
    cloud.rain: M 6 14 C 0 14 0 6 6 7 C 7 1 17 1 17 7 C 23 7 23 14 18 14 Z / 0 0 0 0 0 P 2 M 8 17 L 7 21 M 12.5 17 L 11.5 21 M 17 17 L 16 21
    snowflake: M 12 1 V 23 M 2.5 6.5 L 21.5 17.5 M 21.5 6.5 L 2.5 17.5 M 9 3 L 12 6 L 15 3 M 9 21 L 12 18 L 15 21
    wind: M 2 8 H 13 C 17 8 16 2 12.5 4 M 2 12 H 19 C 24 12 22 5 18 8 M 2 16 H 13 C 18 16 16 23 12 20
    thermometer: M 9.5 14 V 4 C 9.5 1 14.5 1 14.5 4 V 14 C 19 18 16 23 12 23 C 8 23 5 18 9.5 14 Z
    humidity: M 9 3 C 12 8 15 11 15 15 C 15 22 3 22 3 15 C 3 11 6 8 9 3 Z M 18 9 H 23 M 18 13 H 23 M 18 17 H 23
    waveform: M 2 10 V 14 M 6 7 V 17 M 10 3 V 21 M 14 7 V 17 M 18 4 V 20 M 22 10 V 14
    chart.bar: R 2 12 5 9 1 R 9.5 3 5 18 1 R 17 8 5 13 1
    chart.line.uptrend.xyaxis: M 3 2 V 21 H 22 M 6 16 L 11 10 L 15 14 L 21 6
    chart.pie: M 12 12 V 2 C -1 2 -1 22 12 22 C 18 22 22 18 22 12 Z M 15 2.5 C 19 3.5 21 6 21.5 9 H 15 Z
    dollarsign: M 17 7 C 16 3 7 3 7 8 C 7 13 17 11 17 16 C 17 21 8 21 7 17 M 12 1 V 23
    eurosign: M 19 5 C 10 0 6 8 6 12 C 6 16 10 24 19 19 M 3 10 H 14 M 3 14 H 14
    cube: M 12 2 L 21 7 V 17 L 12 22 L 3 17 V 7 Z M 3 7 L 12 12 L 21 7 M 12 12 V 22
    shippingbox: M 12 2 L 21 6.5 V 17.5 L 12 22 L 3 17.5 V 6.5 Z M 3 6.5 L 12 11 L 21 6.5 M 12 11 V 22 M 7.5 4.2 L 16.5 9
    gamecontroller: M 7 6 H 17 C 22 6 24 19 20 19 C 18 19 17 15 15 15 H 9 C 7 15 6 19 4 19 C 0 19 2 6 7 6 Z M 7 9 V 12 M 5.5 10.5 H 8.5 F O 17 10.5 1.2
    dumbbell: M 7 12 H 17 R 4 6 3 12 1 R 17 6 3 12 1 M 1.5 9.5 V 14.5 M 22.5 9.5 V 14.5
    bicycle: O 5.5 16 4.5 O 18.5 16 4.5 M 5.5 16 L 9 8 L 14 15 H 6 M 9 8 H 15 L 18.5 16 M 14 15 L 16 6 H 18
    pawprint: F O 12 16 4.5 O 5 11 2.2 O 19 11 2.2 O 9 5.5 2.3 O 15 5.5 2.3
    cross: M 9 2 H 15 V 9 H 22 V 15 H 15 V 22 H 9 V 15 H 2 V 9 H 9 Z
    pills: R 2 8 14 7 3.5 M 9 8 V 15 O 17 17 5 M 13.5 20.5 L 20.5 13.5
    stethoscope: M 5 2 H 3 V 8 C 3 16 13 16 13 8 V 2 H 11 M 8 14 C 8 24 19 23 19 14 O 19 11 2.6
    graduationcap: M 12 4 L 23 9 L 12 14 L 1 9 Z M 5 11 V 17 C 9 21 15 21 19 17 V 11 M 23 9 V 16
    briefcase: R 2 7 20 13 2.5 M 8 7 V 4 H 16 V 7 M 2 12.5 H 22
    qrcode: R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1 M 14 14 H 17 V 17 M 21 14 V 21 H 18 M 14 20 V 21
    viewfinder: M 2 8 V 4 C 2 3 3 2 4 2 H 8 M 16 2 H 20 C 21 2 22 3 22 4 V 8 M 22 16 V 20 C 22 21 21 22 20 22 H 16 M 8 22 H 4 C 3 22 2 21 2 20 V 16
    faceid: M 2 7 V 4 C 2 3 3 2 4 2 H 7 M 17 2 H 20 C 21 2 22 3 22 4 V 7 M 22 17 V 20 C 22 21 21 22 20 22 H 17 M 7 22 H 4 C 3 22 2 21 2 20 V 17 M 8 8.5 V 10 M 16 8.5 V 10 M 12.5 8.5 V 13 H 11.5 M 8.5 16 C 10 18 14 18 15.5 16
    sidebar.left: R 2 4 20 16 3 M 9 4 V 20
    rays: M 12 1.5 V 6.5 M 12 17.5 V 22.5 M 1.5 12 H 6.5 M 17.5 12 H 22.5 M 4.6 4.6 L 8.1 8.1 M 15.9 15.9 L 19.4 19.4 M 4.6 19.4 L 8.1 15.9 M 15.9 8.1 L 19.4 4.6
    power: A 12 13 9 -55 290 M 12 2 V 12
    nosign: O 12 12 10 M 5 5 L 19 19
    target: O 12 12 10 O 12 12 6 F O 12 12 2
    swift: M 3 4 C 8 9 12 12 14 13 C 11 10 9 7 8 5 C 12 9 15 11 18 13 C 19 10 18 7 16 4 C 22 8 23 13 21 17 C 23 19 22 21 21 21 C 19 19 18 20 16 20.5 C 9 22 4 18 2 15 C 6 17 10 18 13 16 C 9 13 5 9 3 4 Z
    apple.logo: M 12 7 C 9 4 3 6 4 13 C 5 19 8 23 12 21 C 16 23 19 19 20 16 C 16 14 16 9 19 8 C 17 5 14 6 12 7 Z M 12 5 C 12 3 13 1 15 1
    chevron.left: U chevron.right 12 12 1 180
    chevron.down: U chevron.right 12 12 1 90
    chevron.up: U chevron.right 12 12 1 -90
    text: M 3 6 H 21 M 3 12 H 21 M 3 18 H 14
    bubble.left: M 6 3 H 18 C 21 3 22.5 4.5 22.5 7.5 V 13 C 22.5 16 21 17.5 18 17.5 H 11 L 6.5 21.5 V 17.5 H 6 C 3 17.5 1.5 16 1.5 13 V 7.5 C 1.5 4.5 3 3 6 3 Z
    bubble.right: U bubble.left 12 12 -1 0
    bubble: U bubble.left 12 12 1 0
    bubble.left.and.bubble.right: P 2 U bubble.left 8.6 8.4 0.72 0 / 6.8 8.6 18 14 4 U bubble.right 15.8 16.4 0.66 0
    captions.bubble: U bubble.left 12 12 1 0 M 6 9 H 9.5 M 12.5 9 H 18 M 6 12.8 H 12 M 15 12.8 H 18
    network: O 12 12 10 E 12 12 4.6 10 M 3 8.4 H 21 M 3 15.6 H 21
    server.rack: R 3 2 18 6 1.6 R 3 9 18 6 1.6 R 3 16 18 6 1.6 M 6.5 5 H 11 M 6.5 12 H 11 M 6.5 19 H 11 F O 17.2 5 1 O 17.2 12 1 O 17.2 19 1
    safari: O 12 12 10 M 17 7 L 13.6 13.6 L 7 17 L 10.4 10.4 Z F O 12 12 1
    textformat.size: G A 5.5 15.4 9 G A 16 12 16
    textformat.size.larger: U textformat.size 12 12 1 0
    textformat.size.smaller: U textformat.size 12 12 1 0
    textformat.abc: G abc 12 12 11
    clock.arrow.circlepath: A 12 12.5 9.2 -135 -305 M 5.2 1.8 V 6.4 H 9.8 M 12 7.2 V 13 L 15.8 15
    rectangle.portrait: R 5 2 14 20 3
    rectangle.portrait.and.arrow.right: M 14 7 V 5 C 14 3 13 2 11 2 H 6 C 4 2 3 3 3 5 V 19 C 3 21 4 22 6 22 H 11 C 13 22 14 21 14 19 V 17 M 9 12 H 22 M 18 8 L 22 12 L 18 16
    paintpalette: M 12 2.5 C 5.5 2.5 1.5 7 1.5 12 C 1.5 17.5 6 21.5 11.5 21.5 C 14.5 21.5 14.5 19 13.5 17.5 C 12.5 15.5 13.5 14 16 14 H 19 C 21.5 14 22.5 12.5 22.5 11 C 22.5 6 18 2.5 12 2.5 Z F O 6.3 12.5 1.5 O 8.3 7.8 1.5 O 13 6.2 1.5 O 17.6 8.6 1.5
    face.smiling: O 12 12 10 F O 8.6 9.6 1.3 O 15.4 9.6 1.3 S M 7.5 14 C 9 17.6 15 17.6 16.5 14
    clipboard: R 4 3.6 16 18.4 3 / 7 0 10 7.6 2 R 8.4 1.6 7.2 4.4 1.4
    testtube.2: M 4 3 H 10.6 M 5.2 3 V 18.4 C 5.2 22.4 9.4 22.4 9.4 18.4 V 3 M 5.2 12 H 9.4 M 13.4 3 H 20 M 14.6 3 V 18.4 C 14.6 22.4 18.8 22.4 18.8 18.4 V 3 M 14.6 8.5 H 18.8
    mappin.and.ellipse: M 8.5 16.6 C 4.5 17 2 18.2 2 19.4 C 2 23.2 22 23.2 22 19.4 C 22 18.2 19.5 17 15.5 16.6 O 12 5 3.6 M 12 8.6 V 18.4
    internaldrive: R 2 5.5 20 13 3 M 2 12.6 H 22 F O 17.8 15.6 1.1
    externaldrive: R 2 13.4 20 6.6 2.4 M 2.6 14 L 5.2 5.6 C 5.4 4.6 6 4 7 4 H 17 C 18 4 18.6 4.6 18.8 5.6 L 21.4 14 F O 17.8 16.7 1.1
    gearshape.2: U gearshape 8.4 14.6 0.66 0 U gearshape 18.4 6.4 0.44 20
    delete.left: M 8.4 4 H 19.5 C 21.5 4 22.5 5 22.5 7 V 17 C 22.5 19 21.5 20 19.5 20 H 8.4 L 1.5 12 Z M 11.4 8.6 L 17.8 15.4 M 17.8 8.6 L 11.4 15.4
    delete.right: U delete.left 12 12 -1 0
    arrowshape.turn.up.left: M 10 4 L 2 11 L 10 18 V 14 C 15 14 19 15 22 20 C 22 13 18 8 10 8 Z
    arrowshape.turn.up.right: U arrowshape.turn.up.left 12 12 -1 0
    pin: M 8 2 H 16 L 15 9 C 18 10.5 19 12.5 19 14.5 H 5 C 5 12.5 6 10.5 9 9 Z M 12 14.5 V 22
    hand.tap: M 10 16.4 V 8.5 C 10 6.4 13 6.4 13 8.5 V 13.4 L 17.6 14.4 C 20 15 20.6 16.2 20.2 17.8 L 19 22 H 11.6 L 7 17 C 5.6 15 7.6 13.8 8.8 15 Z M 6.6 10 C 5.4 6.6 7.4 3.4 11.5 3.4 C 15.6 3.4 17.6 6.6 16.4 10
    hand.draw: M 10 16.4 V 9.5 C 10 7.4 13 7.4 13 9.5 V 14.4 L 17.6 15.4 C 20 16 20.6 17.2 20.2 18.8 L 19 22 H 11.6 L 7 18 C 5.6 16 7.6 14.8 8.8 16 Z M 2 8 C 6 1 9 2 8.6 5 C 8.6 8 12 3 14 2.6 C 17 2.4 14.6 7 17.6 6.6 L 21 5
    curlybraces: M 8.4 2.4 C 5.4 2.4 5 4 5 6.4 V 8.6 C 5 11 4.2 12 2 12 C 4.2 12 5 13 5 15.4 V 17.6 C 5 20 5.4 21.6 8.4 21.6 M 15.6 2.4 C 18.6 2.4 19 4 19 6.4 V 8.6 C 19 11 19.8 12 22 12 C 19.8 12 19 13 19 15.4 V 17.6 C 19 20 18.6 21.6 15.6 21.6
    ellipsis.curlybraces: U curlybraces 12 12 1 0 U ellipsis 12 12 0.42 0
    arrow.2.squarepath: M 4 14.6 V 8 C 4 6 5 5 7 5 H 17.4 M 14 1.6 L 17.4 5 L 14 8.4 M 20 9.4 V 16 C 20 18 19 19 17 19 H 6.6 M 10 15.6 L 6.6 19 L 10 22.4
    arrow.swap: U arrow.left.arrow.right 12 12 1 0
    terminal: R 2 4 20 16 3 M 6 9 L 9.4 12 L 6 15 M 12 15.4 H 17.4
    apple.terminal: U terminal 12 12 1 0
    tablecells: R 2 4 20 16 3 M 2 9.4 H 22 M 2 14.7 H 22 M 8.7 4 V 20 M 15.3 4 V 20
    infinity: M 12 12 C 9 7 2 6 2 12 C 2 18 9 17 12 12 C 15 7 22 6 22 12 C 22 18 15 17 12 12
    keyboard.chevron.compact.down: U keyboard 12 8.6 0.95 0 M 8 19.6 L 12 21.6 L 16 19.6
    display: R 1.5 3.5 21 14 2 M 12 17.5 V 21 M 8.6 21 H 15.4
    pc: R 5.5 2 13 20 2 M 9 6 H 15 M 9 9.6 H 15 F O 12 17.4 1.3
    cpu: R 6 6 12 12 2.4 R 9.4 9.4 5.2 5.2 1 M 9 2.4 V 6 M 12 2.4 V 6 M 15 2.4 V 6 M 9 18 V 21.6 M 12 18 V 21.6 M 15 18 V 21.6 M 2.4 9 H 6 M 2.4 12 H 6 M 2.4 15 H 6 M 18 9 H 21.6 M 18 12 H 21.6 M 18 15 H 21.6
    memorychip: R 2 6 20 10 2 M 5.4 16 V 19 M 8.7 16 V 19 M 12 16 V 19 M 15.3 16 V 19 M 18.6 16 V 19 R 5.6 9.2 3 3.6 0.6 R 10.5 9.2 3 3.6 0.6 R 15.4 9.2 3 3.6 0.6
    checklist: M 2 6.4 L 4.2 8.6 L 7.6 4 M 2 16.8 L 4.2 19 L 7.6 14.4 M 11 6.6 H 22 M 11 17 H 22
    list.number: G 1 4 5 5 G 2 4 12 5 G 3 4 19 5 M 9 5 H 22 M 9 12 H 22 M 9 19 H 22
    list.triangle: U list.bullet 12 12 1 0
    list.bullet.below.rectangle: R 2 3 20 8 2 F O 3.6 15.4 1.2 O 3.6 20.2 1.2 S M 8 15.4 H 22 M 8 20.2 H 22
    list.bullet.indent: U list.bullet 12 12 1 0
    chart.bar.xaxis: M 2 21 H 22 R 4 10.6 3.6 6.6 0.8 R 10.2 3.6 3.6 13.6 0.8 R 16.4 7.4 3.6 9.8 0.8
    chart.bar.doc.horizontal: U doc 12 12 1 0 M 8 11.4 H 12 M 8 14.6 H 16 M 8 17.8 H 13.6
    chart.xyaxis.line: M 3 2 V 21 H 22 M 6.4 16 L 11 9.6 L 15 13 L 20.6 5.6
    chart.line.flattrend.xyaxis: M 3 2 V 21 H 22 M 6.4 12 L 11 9.6 L 15 13 L 20.6 11
    character: G A 12 12 18
    character.cursor.ibeam: G A 7.6 12.4 12 M 16 3 C 18.4 3 18.8 4 18.8 5.4 C 18.8 4 19.2 3 21.6 3 M 18.8 5.4 V 18.6 M 16 21 C 18.4 21 18.8 20 18.8 18.6 C 18.8 20 19.2 21 21.6 21
    character.textbox: R 2 4.5 20 15 3 G A 12 12 8
    translate: G A 7 7.4 9.4 / 0 0 0 0 0 M 12.4 12.6 H 22 M 17.2 10.6 V 12.6 M 20.6 12.6 C 19.6 17 16.6 20.4 12.6 22 M 14 14.8 C 15.4 18.6 18 21 21.6 22
    arrow.turn.down.right: M 4 3 V 10.6 C 4 13.8 5.4 15 8.4 15 H 21 M 15.4 9.4 L 21 15 L 15.4 20.6
    arrow.turn.down.left: U arrow.turn.down.right 12 12 -1 0
    arrow.turn.up.right: U arrow.turn.down.right 12 12 -1 180
    arrow.turn.up.left: U arrow.turn.down.right 12 12 1 180
    arrow.turn.right.up: U arrow.turn.down.right 12 12 1 -90
    arrow.triangle.branch: M 7 21.4 V 7 M 7 17 C 7 13 17 15 17 9.6 F M 7 1.6 L 10.6 7.4 H 3.4 Z M 17 4.2 L 20.6 10 H 13.4 Z
    arrow.triangle.merge: M 12 21.4 V 7 M 5 14.4 C 5 19.6 12 15.6 12 12 M 19 14.4 C 19 19.6 12 15.6 12 12 F M 12 1.6 L 15.6 7.4 H 8.4 Z
    arrow.triangle.turn.up.right: M 7 21 V 13 C 7 10 8.4 8.6 11.4 8.6 H 15 F M 14 3.4 L 21.4 8.6 L 14 13.8 Z
    arrow.triangle.swap: M 7 21 V 6 M 3 9 L 7 4 L 11 9 M 17 3 V 18 M 13 15 L 17 20 L 21 15
    arrow.up.and.down.and.arrow.left.and.right: M 12 2 V 22 M 2 12 H 22 M 9 5 L 12 2 L 15 5 M 9 19 L 12 22 L 15 19 M 5 9 L 2 12 L 5 15 M 19 9 L 22 12 L 19 15
    arrow.left.and.right: M 2 12 H 22 M 6.6 7.4 L 2 12 L 6.6 16.6 M 17.4 7.4 L 22 12 L 17.4 16.6
    arrow.up.and.down: U arrow.left.and.right 12 12 1 90
    arrow.down.to.line: M 12 2 V 17 M 6 11 L 12 17 L 18 11 M 3.4 21.6 H 20.6
    arrow.up.to.line: U arrow.down.to.line 12 12 1 180
    arrow.right.to.line: U arrow.down.to.line 12 12 1 -90
    arrow.left.to.line: U arrow.down.to.line 12 12 1 90
    arrow.up.to.line.compact: U arrow.up.to.line 12 12 1 0
    arrow.down.right: U arrow.up.right 12 12 1 90
    arrow.up.left: U arrow.up.right 12 12 1 -90
    arrow.down.right.and.arrow.up.left: M 10 3 V 10 H 3 M 3 3 L 10 10 M 14 21 V 14 H 21 M 21 21 L 14 14
    arrow.up.backward.and.arrow.down.forward: U arrow.up.left.and.arrow.down.right 12 12 1 0
    arrow.down.left.and.arrow.up.right: U arrow.down.right.and.arrow.up.left 12 12 -1 0
    arrow.uturn.right: U arrow.uturn.left 12 12 -1 0
    arrow.trianglehead.clockwise: U arrow.clockwise 12 12 1 0
    arrow.trianglehead.counterclockwise: U arrow.counterclockwise 12 12 1 0
    arrow.trianglehead.2.clockwise: U arrow.triangle.2.circlepath 12 12 1 0
    arrow.2.circlepath: U arrow.triangle.2.circlepath 12 12 1 0
    clock.arrow.2.circlepath: U arrow.triangle.2.circlepath 12 12 1 0 M 12 7.6 V 12.6 L 15.2 14.4
    gobackward: U arrow.counterclockwise 12 12 1 0
    goforward: U arrow.clockwise 12 12 1 0
    gobackward.10: U gobackward 12 12 1 0 G 10 12 12.6 6.4
    goforward.10: U goforward 12 12 1 0 G 10 12 12.6 6.4
    gobackward.15: U gobackward 12 12 1 0 G 15 12 12.6 6.4
    goforward.15: U goforward 12 12 1 0 G 15 12 12.6 6.4
    gobackward.30: U gobackward 12 12 1 0 G 30 12 12.6 6.4
    goforward.30: U goforward 12 12 1 0 G 30 12 12.6 6.4
    memories: U arrow.counterclockwise 12 12 1 0 M 12 7.6 V 12.6 L 15.2 14.4
    lock.rotation: A 12 12.4 9.6 -60 300 M 12.4 0.6 L 17 4 L 12.4 7.4 R 8.4 11 7.2 6 1.4 M 9.8 11 V 9.6 C 9.8 6.8 14.2 6.8 14.2 9.6 V 11
    waveform.path.ecg: M 1 13 H 6 L 9 4 L 13 20 L 16 10 L 17.6 13 H 23
    waveform.path: M 1 12 C 3 12 3 8 5 8 C 7 8 7 16 9 16 C 11 16 11 3 13 3 C 15 3 15 19 17 19 C 19 19 19 12 23 12
    text.quote: M 3 6 V 18 M 8 7 H 21 M 8 12 H 21 M 8 17 H 16
    text.append: M 3 5 H 21 M 3 10 H 21 M 3 15 H 12 M 3 20 H 12 M 18.4 14 V 22 M 14.4 18 H 22.4
    text.aligncenter: M 3 5 H 21 M 7 10 H 17 M 3 15 H 21 M 7 20 H 17
    text.alignright: U text.alignleft 12 12 -1 0
    text.justify: M 3 5 H 21 M 3 10 H 21 M 3 15 H 21 M 3 20 H 21
    text.justify.left: U text.justify 12 12 1 0
    text.document: U doc.text 12 12 1 0
    text.page: U doc.text 12 12 1 0
    text.line.first.and.arrowtriangle.forward: F M 2 3 L 8 7 L 2 11 Z S M 11 7 H 22 M 3 14 H 22 M 3 20 H 16
    scroll: M 5 3 H 16 C 18.4 3 19 4.4 19 6.4 V 15.4 M 5 3 C 3.4 3 2.4 4.4 2.4 6.4 V 8.6 H 7.6 V 6.4 C 7.6 4.4 6.6 3 5 3 M 7.6 8.6 V 18 C 7.6 20 8.4 21 10 21 H 19.4 C 21.4 21 22 19.6 22 17.6 V 15.4 H 12.4 V 18 C 12.4 20 11.6 21 10 21
    scope: O 12 12 8.6 M 12 1 V 7.4 M 12 16.6 V 23 M 1 12 H 7.4 M 16.6 12 H 23
    puzzlepiece: M 3 8 H 8.2 C 6.2 2.4 14.8 2.4 12.8 8 H 18 V 12.6 C 23.4 10.8 23.4 19.4 18 17.4 V 22 H 3 Z
    puzzlepiece.extension: U puzzlepiece 12 12 1 0
    ladybug: M 12 7.4 V 22 M 5 15 C 5 10 8 7.4 12 7.4 C 16 7.4 19 10 19 15 C 19 19.6 16 22 12 22 C 8 22 5 19.6 5 15 Z M 7.8 8.6 C 7.8 3.4 16.2 3.4 16.2 8.6 M 8.4 4.6 L 6.4 2 M 15.6 4.6 L 17.6 2 M 5 15 H 1.8 M 19 15 H 22.2 F O 8.6 13 1.1 O 15.4 13 1.1 O 9.4 17.6 1.1 O 14.6 17.6 1.1
    ant: E 12 5.4 2.8 2.6 E 12 11.4 2.4 2.2 E 12 18.2 3.6 4 M 10 3.4 L 7.4 1.4 M 14 3.4 L 16.6 1.4 M 9.8 10.8 L 4.4 7.4 M 14.2 10.8 L 19.6 7.4 M 9.8 12.2 L 3.6 13 M 14.2 12.2 L 20.4 13 M 9.4 15 L 4.4 19.6 M 14.6 15 L 19.6 19.6
    hare: M 2 17.4 C 2 12.4 7 10.4 12 11.4 L 9.6 5 C 9.2 2.8 11.4 2.2 12.8 4 L 15.8 9.6 C 19.4 9.6 22.2 12 22.2 14.6 C 22.2 16.2 20.6 16.6 19 16.6 L 17 20.6 H 6 C 3.4 20.6 2 19.4 2 17.4 Z F O 18.2 13 1
    tortoise: M 2.4 16 C 2.4 9 6.4 6 10.6 6 C 14.8 6 18 9.4 18 16 Z M 18 11.4 C 18.6 8.4 22.4 8.8 22.4 11.8 C 22.4 15 20.4 16 18 16 M 5.4 16 V 19 M 9 16 V 19 M 14.4 16 V 19 M 6.6 12.4 H 14 F O 20.2 11.4 0.8
    wrench.and.screwdriver: P 2 U screwdriver 12 12 -1 0 / 0 0 0 0 0 U wrench 12 12 1 0
    screwdriver: M 2.4 19.4 L 8.6 13 L 11 15.4 L 4.6 21.6 C 3.4 22.6 1.4 20.6 2.4 19.4 Z M 9.8 14.2 L 17.6 6.4 M 16.4 5.2 L 20.4 2.4 L 21.6 3.6 L 18.8 7.6 Z
    switch.2: R 3 2.6 18 8.4 4.2 R 3 13 18 8.4 4.2 F O 16.8 6.8 2.6 O 7.2 17.2 2.6
    sun.min: O 12 12 4.6 F O 12 3.4 1.2 O 12 20.6 1.2 O 3.4 12 1.2 O 20.6 12 1.2 O 5.9 5.9 1.2 O 18.1 18.1 1.2 O 5.9 18.1 1.2 O 18.1 5.9 1.2
    sunrise: M 2 19 H 22 M 6 19 C 6 11 18 11 18 19 M 12 2 V 9 M 9 5 L 12 2 L 15 5 M 3.4 11.4 L 5.2 12.8 M 20.6 11.4 L 18.8 12.8
    sunset: M 2 19 H 22 M 6 19 C 6 11 18 11 18 19 M 12 2 V 9 M 9 6 L 12 9 L 15 6 M 3.4 11.4 L 5.2 12.8 M 20.6 11.4 L 18.8 12.8
    moon.stars: U moon 10.6 13 0.92 0 U sparkle 18.6 5.6 0.4 0
    moon.zzz: U moon 10.6 13 0.92 0 G Z 19 5 5
    cloud.bolt: M 6 14 C 0 14 0 6 6 7 C 7 1 17 1 17 7 C 23 7 23 14 18 14 Z / 0 0 0 0 0 P 2 M 13 15.6 L 10 19 H 13.4 L 11 22.6
    cloud.snow: M 6 14 C 0 14 0 6 6 7 C 7 1 17 1 17 7 C 23 7 23 14 18 14 Z / 0 0 0 0 0 P 2 F O 8 18 1.1 O 12 20.6 1.1 O 16 18 1.1
    cloud.fog: M 6 13 C 0 13 0 6 6 7 C 7 1 17 1 17 7 C 23 7 23 13 18 13 Z M 4 17 H 20 M 6 21 H 18
    cloud.drizzle: U cloud.rain 12 12 1 0
    cloud.heavyrain: U cloud.rain 12 12 1 0
    cloud.sun.rain: U cloud.sun 12 9.6 0.86 0 / 0 0 0 0 0 P 3 M 6.6 19.6 L 5.6 22.6 M 10.6 19.6 L 9.6 22.6 M 14.6 19.6 L 13.6 22.6
    cloud.moon: M 5 21 C 0 21 0 14 5 14 C 6 8 15 9 15 14 C 20 14 20 21 15 21 Z / 0 0 0 0 0 P 2 U moon 18 6.4 0.42 0
    signature: M 2 20 H 22 M 3.6 16 C 8 14 12 3.4 9.6 3.4 C 7 3.4 6.8 16 9 16 C 11 16 12 9.6 13.6 10.6 C 14.8 11.4 13 15.6 14.6 15.6 C 16.2 15.6 16.2 12.6 17.6 12.6 C 19 12.6 18 15.4 21 15
    scribble: M 2 8 C 7 1 11 1 8 7 C 4 15 3 17 6 16 C 10 14 14 5 17 7 C 20 9 11 17 13 19 C 15 20.6 18 15 21.6 14
    sidebar.right: U sidebar.left 12 12 -1 0
    scalemass: O 12 4.8 2.8 M 8 7.6 H 16 C 17.6 7.6 18.2 8.2 18.6 9.6 L 21.4 18.6 C 22 20.6 21.2 21.6 19.4 21.6 H 4.6 C 2.8 21.6 2 20.6 2.6 18.6 L 5.4 9.6 C 5.8 8.2 6.4 7.6 8 7.6 Z
    ruler: M 1.6 16.4 L 16.4 1.6 L 22.4 7.6 L 7.6 22.4 Z M 5 13 L 7.2 15.2 M 8 10 L 11 13 M 11 7 L 13.2 9.2 M 14 4 L 17 7
    level: R 1.5 7 21 10 3 O 12 12 2.2 M 7 7 V 17 M 17 7 V 17
    rosette: U seal 12 8.6 0.68 0 M 8 14.8 L 6.2 22 L 12 18.8 L 17.8 22 L 16 14.8
    medal: O 12 15.6 6 M 8.4 10.6 L 4 2 H 9 L 12 8 L 15 2 H 20 L 15.6 10.6
    rectangle.stack: R 2 9 20 12.4 2.6 M 4.4 5.6 H 19.6 M 7 2.4 H 17
    rectangle.expand.vertical: R 3 8.6 18 6.8 1.6 M 12 6 V 1.4 M 9.6 3.6 L 12 1.2 L 14.4 3.6 M 12 18 V 22.6 M 9.6 20.4 L 12 22.8 L 14.4 20.4
    rectangle.3.group: R 2 3 11.4 8.6 2 R 16 3 6 8.6 2 R 2 14.4 20 6.6 2
    rectangle.grid.2x2: R 2 4 9 7 1.6 R 13 4 9 7 1.6 R 2 13 9 7 1.6 R 13 13 9 7 1.6
    rectangle.grid.1x2: R 3 3 18 8 2 R 3 13 18 8 2
    rectangle.split.2x1: R 2 4 20 16 3 M 12 4 V 20
    rectangle.split.3x1: R 2 4 20 16 3 M 8.7 4 V 20 M 15.3 4 V 20
    square.split.2x1: R 3 3 18 18 4 M 12 3 V 21
    square.grid.3x3: R 2.4 2.4 5.2 5.2 1 R 9.4 2.4 5.2 5.2 1 R 16.4 2.4 5.2 5.2 1 R 2.4 9.4 5.2 5.2 1 R 9.4 9.4 5.2 5.2 1 R 16.4 9.4 5.2 5.2 1 R 2.4 16.4 5.2 5.2 1 R 9.4 16.4 5.2 5.2 1 R 16.4 16.4 5.2 5.2 1
    circle.grid.3x3: O 5 5 2.4 O 12 5 2.4 O 19 5 2.4 O 5 12 2.4 O 12 12 2.4 O 19 12 2.4 O 5 19 2.4 O 12 19 2.4 O 19 19 2.4
    circle.grid.2x2: O 6.8 6.8 3.6 O 17.2 6.8 3.6 O 6.8 17.2 3.6 O 17.2 17.2 3.6
    circle.grid.cross: O 12 5 2.4 O 5 12 2.4 O 19 12 2.4 O 12 19 2.4
    square.3.layers.3d: U square.stack.3d.up 12 12 1 0
    square.stack.3d.down.forward: U square.stack.3d.up 12 12 1 180
    quote.opening: F O 6.6 15 3.6 O 17.6 15 3.6 S M 3.8 15 C 3.6 10.4 5.4 7.4 9 6 M 14.8 15 C 14.6 10.4 16.4 7.4 20 6
    quote.closing: U quote.opening 12 12 1 180
    powerplug: M 6 8.4 H 18 V 12 C 18 20 6 20 6 12 Z M 9 2.6 V 8.4 M 15 2.6 V 8.4 M 12 18 V 22
    cable.connector: R 8 2 8 7 1.6 M 10.6 2 V 5 M 13.4 2 V 5 M 12 9 V 14 C 12 18 6 18 6 22
    cable.connector.horizontal: M 1 12 H 5 R 5 8 7 8 1.6 M 12 10 H 15 M 12 14 H 15 M 18 7 V 17 M 18 12 H 23
    person.text.rectangle: R 1.5 4 21 16 3 O 7.6 9.8 2 M 4.4 15.8 C 4.8 12.6 10.4 12.6 10.8 15.8 M 14 9.6 H 19.4 M 14 14 H 19.4
    person.crop.square: R 3 3 18 18 4 O 12 9.6 3.4 M 6 20.6 C 6.4 14.4 17.6 14.4 18 20.6
    person.crop.rectangle: R 2 4 20 16 3 O 12 10 2.8 M 7 19.6 C 7.4 14.6 16.6 14.6 17 19.6
    person.crop: O 12 7.6 5 M 2.6 21.4 C 3.4 12.8 20.6 12.8 21.4 21.4 Z
    person.and.background.dotted: O 12 8 4 M 4 20 C 4 12 20 12 20 20 Z
    person.wave.2: O 9 7 4 M 1.6 20.6 C 1.6 11.6 16.4 11.6 16.4 20.6 Z A 12 7 6 -40 80 A 12 7 10 -40 80
    pencil.line: U pencil 12 10.4 0.86 0 M 3 22 H 21
    pencil.tip: M 12 2 L 20 14 L 17.6 22 H 6.4 L 4 14 Z M 12 2 V 13 O 12 15 2
    pencil.and.outline: U pencil 12 12 1 0
    pencil.and.list.clipboard: U clipboard 10.6 12 1 0 M 6.6 10 H 14 M 6.6 14 H 11 / 10.8 10.8 13.4 13.4 5 U pencil 17.6 17.6 0.56 0
    rectangle.and.pencil.and.ellipsis: R 1.5 7 21 12 3 U ellipsis 8.6 13 0.42 0 / 12.4 -1 13 14.6 4 U pencil 18.6 6.4 0.52 0
    highlighter: M 4 21 L 5 15 L 9 19 Z M 5 15 L 16 2.6 L 21.4 8 L 9 19 M 8.4 11 L 13 15.6
    newspaper: M 2 6 C 2 4.6 2.6 4 4 4 H 16 C 17.4 4 18 4.6 18 6 V 18.4 C 18 19.6 18.6 20 19.4 20 H 4.6 C 3 20 2 19 2 17.4 Z M 18 8.4 H 20.4 C 21.6 8.4 22 9 22 10 V 17.4 C 22 19.2 21 20 19.4 20 M 5.6 8 H 14.4 R 5.6 11.4 4 4.6 0.6 M 12.4 12 H 14.4 M 12.4 15.6 H 14.4
    ipad: R 4 2 16 20 2.6 M 9.6 19.2 H 14.4
    applewatch: R 6 6 12 12 3 M 8.4 6 L 9 2 H 15 L 15.6 6 M 8.4 18 L 9 22 H 15 L 15.6 18
    flipphone: R 6 1.6 12 9.6 2 R 6 12.8 12 9.6 2 M 9.4 16 H 14.6 M 9.4 19 H 14.6
    candybarphone: R 7 2 10 20 2.5 R 9.4 5 5.2 6 0.6 M 9.8 14.6 H 14.2 M 9.8 18 H 14.2
    flag.checkered: M 5 22 V 3 C 9 1 14 6 20 3 V 14 C 14 17 9 12 5 14 F M 5 3 C 7 2 8.6 2.6 10 3.2 V 8 C 8.6 7.4 7 7.2 5 8 Z M 15 4.4 C 17 4.4 18.4 3.8 20 3 V 8.4 C 18.4 9.2 17 9.6 15 9.4 Z M 10 8 C 11.8 8.8 13.4 9.4 15 9.4 V 14.6 C 13.4 14.4 11.6 13.6 10 13.2 Z
    film: R 2 4 20 16 2 M 6.6 4 V 20 M 17.4 4 V 20 M 2 9.3 H 6.6 M 2 14.7 H 6.6 M 17.4 9.3 H 22 M 17.4 14.7 H 22 M 6.6 12 H 17.4
    eraser: M 8.4 20.6 L 2.8 15 C 2 14.2 2 13.4 2.8 12.6 L 12.6 2.8 C 13.4 2 14.2 2 15 2.8 L 21.2 9 C 22 9.8 22 10.6 21.2 11.4 L 12 20.6 Z M 7.2 8.2 L 15.8 16.8
    dot.radiowaves.left.and.right: F O 12 12 2.4 S A 12 12 6 -42 84 A 12 12 6 138 84 A 12 12 10 -42 84 A 12 12 10 138 84
    dot.radiowaves.right: F O 5 12 2.4 S A 5 12 6.4 -42 84 A 5 12 11 -42 84 A 5 12 15.6 -42 84
    wave.3.right: A 2 12 6.4 -42 84 A 2 12 11.6 -42 84 A 2 12 16.8 -42 84
    airplayaudio: F M 12 13.6 L 18 21.6 H 6 Z S A 12 12.6 3.4 -210 240 A 12 12.6 6.8 -220 260 A 12 12.6 10.2 -222 264
    airplayvideo: F M 12 14.6 L 18 21.6 H 6 Z S M 5.6 17 H 4.6 C 3 17 2 16 2 14.4 V 6 C 2 4.4 3 3.4 4.6 3.4 H 19.4 C 21 3.4 22 4.4 22 6 V 14.4 C 22 16 21 17 19.4 17 H 18.4
    doc.richtext: U doc 12 12 1 0 R 8 9.6 8 5 0.8 M 8 18 H 14
    doc.plaintext: R 4.5 2 15 20 3 M 8 8 H 16 M 8 12 H 16 M 8 16 H 13
    document: U doc 12 12 1 0
    richtext.page: U doc.richtext 12 12 1 0
    book.closed: M 7 2 H 19.6 V 17.4 H 7 C 5.4 17.4 4.4 18.4 4.4 19.7 C 4.4 21 5.4 22 7 22 H 19.6 V 17.4 M 4.4 19.7 V 4.6 C 4.4 3 5.4 2 7 2
    text.book.closed: U book.closed 12 12 1 0 M 8.6 7 H 15.4 M 8.6 11 H 13.6
    character.book.closed: U book.closed 12 12 1 0 G A 12 9.6 6.6
    book.pages: U book 12 12 1 0 M 5 8.6 C 6.6 8.4 8 8.8 9.2 9.4 M 5 12.6 C 6.6 12.4 8 12.8 9.2 13.4 M 14.8 9.4 C 16 8.8 17.4 8.4 19 8.6 M 14.8 13.4 C 16 12.8 17.4 12.4 19 12.6
    brain.head.profile: M 8.6 22 V 18.6 H 6.4 C 5 18.6 4.6 17.8 4.6 16.8 V 14.2 L 2.6 13.2 L 4.6 9.6 C 4.6 4.6 8.4 2 12.8 2 C 17.8 2 21.4 5.4 21.4 10 C 21.4 13.4 19.6 15.2 18.6 17 V 22 M 9 11.4 C 7.4 9.6 9 6.8 11.2 7.4 C 12.4 5.2 16 6 15.8 8.4 C 18.2 9 17.8 12.6 15.2 12.4 C 14 14.4 10.6 14 10.6 11.8
    brain: M 12 4 C 10 1 5.6 2.6 6.2 6 C 2.6 6.4 1.6 11 4.4 12.6 C 2.8 16 5.4 19 8 18.6 C 8.8 21.8 12 21.4 12 19 Z M 12 4 C 14 1 18.4 2.6 17.8 6 C 21.4 6.4 22.4 11 19.6 12.6 C 21.2 16 18.6 19 16 18.6 C 15.2 21.8 12 21.4 12 19
    books.vertical: R 2 3 5 18 1 R 8.4 3 4.6 18 1 M 15 4.6 L 18.6 3.6 L 22.4 19.8 L 18.8 20.8 Z M 2 7.6 H 7 M 8.4 16.4 H 13
    barcode: M 3 5 V 19 M 6.6 5 V 19 M 9 5 V 19 M 12.6 5 V 19 M 16.4 5 V 19 M 18.6 5 V 19 M 21 5 V 19
    battery.0: R 1 7 19 10 2.5 M 22.5 10.5 V 13.5
    battery.25: U battery.0 12 12 1 0 F R 3 9 4 6 1
    battery.50: U battery.0 12 12 1 0 F R 3 9 7.5 6 1
    battery.75: U battery.0 12 12 1 0 F R 3 9 11.4 6 1
    battery.100.bolt: P 2 U battery.100 12 12 1 0 / 6.4 3 8.4 18 3 U bolt 10.6 12 0.66 0
    cellularbars: F R 2 15 3.6 6 1 R 7.5 11.4 3.6 9.6 1 R 13 7.2 3.6 13.8 1 R 18.5 3 3.6 18 1
    octagon: M 7.8 2 H 16.2 L 22 7.8 V 16.2 L 16.2 22 H 7.8 L 2 16.2 V 7.8 Z
    pentagon: M 12 2 L 22 9.4 L 18.2 21 H 5.8 L 2 9.4 Z
    capsule: R 1 6 22 12 6
    oval: E 12 12 10.6 7
    rhombus: U diamond 12 12 1 0
    suit.heart: U heart 12 12 1 0
    b: G B 12 12 18
    underline: M 6 3 V 11 C 6 18.6 18 18.6 18 11 V 3 M 5 21.6 H 19
    strikethrough: G S 12 12 18 M 3 12 H 21
    bold.italic.underline: G B 5 10 10 G I 12 10 10 G U 19 10 10 M 15.4 19 H 22.6
    function: M 12 5 C 8 2 8 8 8 12 C 8 19 7 22 3 20.4 M 4.4 11 H 11 M 13.4 12 L 21 20 M 21 12 L 13.4 20
    sum: M 19 6 V 3 H 5 L 13 12 L 5 21 H 19 V 18
    plusminus: M 12 2 V 14 M 6 8 H 18 M 6 20 H 18
    divide: M 4 12 H 20 F O 12 5.6 1.7 O 12 18.4 1.7
    slash.circle: O 12 12 10 M 8.4 15.6 L 15.6 8.4
    slash: M 8 20 L 16 4
    command: M 9 9 H 15 V 15 H 9 Z M 9 9 H 6 C 2.4 9 2.4 3 6 3 C 8 3 9 4.4 9 6 Z M 15 9 H 18 C 21.6 9 21.6 3 18 3 C 16 3 15 4.4 15 6 Z M 9 15 H 6 C 2.4 15 2.4 21 6 21 C 8 21 9 19.6 9 18 Z M 15 15 H 18 C 21.6 15 21.6 21 18 21 C 16 21 15 19.6 15 18 Z
    option: M 2 6 H 8.6 L 16 19 H 22 M 14 6 H 22
    return: M 20 4 V 10 C 20 13 19 14 16 14 H 4 M 9 9 L 4 14 L 9 19
    eject: M 12 4 L 21 15 H 3 Z M 3 20 H 21
    playpause: M 2 4 L 11 12 L 2 20 Z R 14 4 2.6 16 0.8 R 19.4 4 2.6 16 0.8
    record.circle: O 12 12 10 F O 12 12 5.4
    dot.circle: O 12 12 10 F O 12 12 2.6
    smallcircle.filled.circle: O 12 12 10 F O 12 12 4
    play.square.stack: U square.stack 12 12 1 0 U play 12.4 14.6 0.34 0
    pianokeys: R 2 3 20 18 2 M 8.7 21 V 13 M 15.3 21 V 13 F R 6.6 3 4.2 10 0.6 R 13.2 3 4.2 10 0.6
    guitars: U music.note 12 12 1 0
    music.mic: O 17 7 4.6 M 13.4 4.6 L 3 18.6 C 2.4 20.4 3.6 21.6 5.4 21 L 19.4 10.6
    opticaldisc: O 12 12 10 O 12 12 3
    mountain.2: M 1.5 19 L 9 6 L 13 13 L 15.4 9 L 22.5 19 Z
    gauge: A 12 13 10 150 240 M 12 13 L 16.6 8.4 F O 12 13 1.8
    speedometer: U gauge 12 12 1 0
    flask: M 9 2.4 V 9 L 3.4 18.4 C 2.4 20.4 3.2 21.6 5.4 21.6 H 18.6 C 20.8 21.6 21.6 20.4 20.6 18.4 L 15 9 V 2.4 Z M 7 2.4 H 17 M 6.6 15 H 17.4
    cylinder: E 12 5 8 3 M 4 5 V 19 C 4 23 20 23 20 19 V 5
    cylinder.split.1x2: E 12 5 8 3 M 4 5 V 19 C 4 23 20 23 20 19 V 5 M 4 12 C 4 16 20 16 20 12
    lightbulb.max: U lightbulb 12 14 0.8 0 M 12 1 V 2.6 M 2 8 L 3.8 8.8 M 22 8 L 20.2 8.8 M 5 2.4 L 6.2 3.8 M 19 2.4 L 17.8 3.8
    building.columns: M 12 2 L 22 7.4 H 2 Z M 3 21.6 H 21 M 4.4 18 H 19.6 M 6 10.6 V 18 M 10 10.6 V 18 M 14 10.6 V 18 M 18 10.6 V 18
    building: R 5 2 14 20 1.6 M 9 6.4 H 10 M 14 6.4 H 15 M 9 10.4 H 10 M 14 10.4 H 15 M 10 22 V 17 H 14 V 22
    storefront: M 3 10 V 21 H 21 V 10 M 3 3 H 21 L 22.6 8 C 22.6 11.4 17.4 11.4 17.4 8 C 17.4 11.4 12 11.4 12 8 C 12 11.4 6.6 11.4 6.6 8 C 6.6 11.4 1.4 11.4 1.4 8 Z
    signpost.right: M 12 2 V 22 M 5 5 H 17 L 21 9 L 17 13 H 5 Z
    signpost.right.and.left: M 12 2 V 22 M 6 3.6 H 18 L 21.6 6.8 L 18 10 H 6 Z M 18 12 H 6 L 2.4 15.2 L 6 18.4 H 18 Z
    bolt.horizontal: U bolt 12 12 1 90
    point.3.connected.trianglepath.dotted: O 12 5 3 O 5 18 3 O 19 18 3 M 9.6 8.6 L 7.4 13.4 M 14.4 8.6 L 16.6 13.4 M 9.6 18 H 14.4
    envelope.open: M 2 10 L 12 3 L 22 10 V 19 C 22 20.4 21.4 21 20 21 H 4 C 2.6 21 2 20.4 2 19 Z M 2.4 10.4 L 12 16.4 L 21.6 10.4
    mail: U envelope 12 12 1 0
    phone.down: U phone 12 12 1 135
    clear: U delete.left 12 12 1 0
    location.north: M 12 2 L 20 21 L 12 17 L 4 21 Z
    location.viewfinder: U viewfinder 12 12 1 0 U location 12 12 0.46 0
    camera.viewfinder: U viewfinder 12 12 1 0 U camera 12 12 0.52 0
    text.viewfinder: U viewfinder 12 12 1 0 U text 12 12 0.5 0
    hand.wave: U hand.raised 11 12 1 -18
    hand.point.up.left: U hand.tap 12 12 1 0
    bell.and.waves.left.and.right: U bell 12 12 0.8 0 A 12 11 11 -35 70 A 12 11 11 145 70
    iphone.radiowaves.left.and.right: U iphone 12 12 0.9 0 A 12 12 9 -38 76 A 12 12 9 142 76
    heart.text.square: R 3 3 18 18 4 U heart 8.6 9 0.3 0 M 13.4 9 H 18 M 6.4 14 H 17.6 M 6.4 17.4 H 14
    heart.text.clipboard: U clipboard 12 12 1 0 U heart 12 13.6 0.42 0
    tram: R 5 3 14 15 3 M 5 11.4 H 19 M 8 18 L 5.6 22 M 16 18 L 18.4 22 M 9.6 3 V 1 H 14.4 V 3 F O 8.6 14.6 1 O 15.4 14.6 1
    bus: R 3.5 3 17 15.4 2.6 M 3.5 12.4 H 20.5 M 7 18.4 V 21 M 17 18.4 V 21 F O 7.4 15.4 1 O 16.6 15.4 1
    fuelpump: R 3 2 11 20 2 R 5.6 5 5.8 5.4 0.8 M 14 12 H 15.6 C 17 12 17.4 13 17.4 14 V 18 C 17.4 20.6 21.4 20.6 21.4 18 V 8 L 18 4.6 M 1.6 22 H 15.4
    umbrella: M 2 13 C 2 0 22 0 22 13 C 20 11 17 11 15.4 13 C 14 11 10 11 8.6 13 C 7 11 4 11 2 13 Z M 12 12 V 19 C 12 22.4 7.6 22.4 7.6 19.4
    washer: R 3 2 18 20 2.6 O 12 13.6 5 M 3 6.6 H 21
    sensor: R 6 2 12 20 3 O 12 8 3
    wallet.bifold: R 2 5 20 14.6 2.6 M 2 10 H 22 M 16 14.6 H 18
    dice: R 3 3 18 18 4 F O 8 8 1.5 O 16 8 1.5 O 12 12 1.5 O 8 16 1.5 O 16 16 1.5
    tree: M 12 2 C 4 2 2 13 8 15 H 16 C 22 13 20 2 12 2 Z M 12 10 V 22 M 12 16 L 15.6 12.6
    ticket: M 2 6 H 22 V 9.6 C 19 9.6 19 14.4 22 14.4 V 18 H 2 V 14.4 C 5 14.4 5 9.6 2 9.6 Z M 15 8 V 16
    tshirt: M 8.4 3 C 9.4 6 14.6 6 15.6 3 L 21.6 6.4 L 19.6 11 L 17 10 V 21 H 7 V 10 L 4.4 11 L 2.4 6.4 Z
    stopwatch: O 12 13.6 8.4 M 12 8.6 V 13.6 M 9.4 2 H 14.6 M 12 2 V 5.2 M 18.4 6.4 L 20 4.8
    bandage: M 2.8 15.6 L 15.6 2.8 C 19.6 -0.6 24.6 4.4 21.2 8.4 L 8.4 21.2 C 4.4 24.6 -0.6 19.6 2.8 15.6 Z M 8.4 9.4 L 14.6 15.6 F O 12 12 0.9
    theatermasks: U face.smiling 12 12 1 0
    face.dashed: O 12 12 10 F O 8.6 9.6 1.3 O 15.4 9.6 1.3 S M 8 15.6 H 16
    figure.stand: F O 12 3.4 2.2 S M 12 8 V 15 M 7.4 13 V 9.6 C 7.4 8.4 8 8 9 8 H 15 C 16 8 16.6 8.4 16.6 9.6 V 13 M 10 15 V 22 M 14 15 V 22 M 10 15 H 14
    figure.arms.open: F O 12 3.4 2.2 S M 3 8 L 9.4 10 V 22 M 21 8 L 14.6 10 V 22 M 9.4 10 H 14.6 M 9.4 16 H 14.6
    banknote: R 1.5 5 21 14 2 O 12 12 3.4 M 5 12 H 5.6 M 18.4 12 H 19
    sterlingsign: M 18 6 C 16 1 9 2 9 7 C 9 11 11 12 10.6 16 C 10.4 18.6 9 20.6 6.4 21 H 18.4 M 6.4 12 H 15
    yensign: M 5 2.6 L 12 12 L 19 2.6 M 12 12 V 21.4 M 7 12.4 H 17 M 7 16.6 H 17
    bitcoinsign: G B 12 12 16 M 10 1 V 4 M 14 1 V 4 M 10 20 V 23 M 14 20 V 23
    globe.americas: U globe 12 12 1 0
    globe.europe.africa: U globe 12 12 1 0
    arrow.uturn.left: M 8 3 L 3 8 L 8 13 M 3 8 H 15 C 23 8 23 20 15 20 H 8
    quote: U quote.opening 12 12 1 0
    arrowtriangle.right: M 6 4 L 20 12 L 6 20 Z
    arrowtriangle.down: U arrowtriangle.right 12 12 1 90
    arrowtriangle.left: U arrowtriangle.right 12 12 1 180
    arrowtriangle.up: U arrowtriangle.right 12 12 1 -90
    chevron.compact.up: U chevron.compact.down 12 12 1 180
    chevron.compact.left: U chevron.compact.down 12 12 1 90
    chevron.compact.right: U chevron.compact.down 12 12 1 -90
    chevron.right.2: M 4 4 L 12 12 L 4 20 M 12 4 L 20 12 L 12 20
    chevron.left.2: U chevron.right.2 12 12 1 180
    chevron.up.2: U chevron.right.2 12 12 1 -90
    chevron.down.2: U chevron.right.2 12 12 1 90
    line.horizontal.3: U line.3.horizontal 12 12 1 0
    list.clipboard: U clipboard 12 12 1 0 M 8 10.6 H 16 M 8 14.4 H 16 M 8 18.2 H 13
    wand.and.sparkles: U wand.and.stars 12 12 1 0
    wand.and.rays: U wand.and.stars 12 12 1 0
    speaker.wave.1: M 4 9 H 8 L 14 4 V 20 L 8 15 H 4 Z / 0 0 0 0 0 P 2 M 17 9 C 19 11 19 13 17 15
    """
}
