/// The commonest system symbols, drawn anew in a square of 24 units, by lines unless `F` says areas.
///
/// A row is a name, a colon and a path: `M`, `L`, `H`, `V`, `C` and `Z` as in SVG, all absolute; `O` a
/// circle by its middle and radius, `R` a rectangle by its corner, sides and corner radius, `A` an arc by
/// its middle, radius, and the degrees where it begins and how far it goes. `F` begins what is filled in
/// any case; a symbol's `fill` fills what is closed and cuts out what is open in it.
enum SymbolTable {
  static let rows = """
    chevron.right: M 8 3 L 17 12 L 8 21
    chevron.left: M 16 3 L 7 12 L 16 21
    chevron.backward: M 16 3 L 7 12 L 16 21
    chevron.forward: M 8 3 L 17 12 L 8 21
    chevron.down: M 3 8 L 12 17 L 21 8
    chevron.up: M 3 16 L 12 7 L 21 16
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
    leaf: M 4 20 C 4 8 10 4 21 3 C 22 14 16 20 8 18 M 4 21 C 6 15 10 12 15 9
    sparkles: M 10 5 L 12 11 L 18 13 L 12 15 L 10 21 L 8 15 L 2 13 L 8 11 Z M 19 2 L 20 5 L 23 6 L 20 7 L 19 10 L 18 7 L 15 6 L 18 5 Z
    sparkle: M 12 2 L 14.5 9.5 L 22 12 L 14.5 14.5 L 12 22 L 9.5 14.5 L 2 12 L 9.5 9.5 Z
    crown: M 3 19 L 2 6 L 8 11 L 12 4 L 16 11 L 22 6 L 21 19 Z
    gift: R 3 8 18 5 1 R 5 13 14 9 1 M 12 8 V 22 M 12 8 C 6 8 6 2 9 2 C 12 2 12 8 12 8 C 12 8 12 2 15 2 C 18 2 18 8 12 8
    trophy: M 7 3 H 17 V 9 C 17 16 7 16 7 9 Z M 12 14 V 19 M 8 21 H 16 M 7 5 H 3 C 3 9 5 11 7 11 M 17 5 H 21 C 21 9 19 11 17 11
    person: O 12 7 4.5 M 3 21 C 3 11 21 11 21 21 Z
    person.2: O 9 8 3.8 M 1 20 C 1 12 17 12 17 20 Z M 16 5 C 20 5 20 11 16 11 M 18 14 C 22 14 23 17 23 20 H 20
    person.3: O 12 8 3.4 M 6 20 C 6 12 18 12 18 20 Z O 4 9 2.2 O 20 9 2.2 M 1 18 C 1 14 3 13 5 13 M 23 18 C 23 14 21 13 19 13
    person.crop.circle: O 12 12 10 O 12 9.5 3.8 M 5.3 19 C 7 14.5 17 14.5 18.7 19
    person.badge.plus: O 10 7 4.2 M 2 21 C 2 12 18 12 18 21 Z M 20 5 V 11 M 17 8 H 23
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
    square.on.square: R 8 8 14 14 3 M 5 16 C 2.5 16 2 15 2 13 V 5 C 2 2.5 3 2 5 2 H 13 C 15 2 16 2.5 16 5
    doc.on.doc: R 8 7 13 15 2.5 M 5 17 C 3 17 3 16 3 14 V 4 C 3 2.5 4 2 5 2 H 13 C 15 2 16 3 16 4
    square.and.arrow.up: M 8 9 H 5 V 21 H 19 V 9 H 16 M 12 15 V 2 M 8 6 L 12 2 L 16 6
    square.and.arrow.down: M 8 9 H 5 V 21 H 19 V 9 H 16 M 12 2 V 15 M 8 11 L 12 15 L 16 11
    square.and.pencil: M 12 4 H 4 V 20 H 20 V 12 M 9 15 L 10 11 L 19 2 L 22 5 L 13 14 Z
    pencil: M 3 21 L 4.5 15.5 L 17 3 L 21 7 L 8.5 19.5 Z
    trash: M 3 6 H 21 M 9 6 V 3 H 15 V 6 M 5 6 L 6.2 21 H 17.8 L 19 6 M 9.5 10 V 17.5 M 14.5 10 V 17.5
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
    speaker.wave.2: M 2 9 H 6 L 12 4 V 20 L 6 15 H 2 Z M 15 9 C 17 11 17 13 15 15 M 18 6 C 22 10 22 14 18 18
    speaker.wave.3: M 1 9 H 5 L 10 5 V 19 L 5 15 H 1 Z M 13 9 C 15 11 15 13 13 15 M 16 6.5 C 19.5 10 19.5 14 16 17.5 M 19 4 C 24 9 24 15 19 20
    mic: R 8.5 2 7 12 3.5 M 5 11 C 5 20 19 20 19 11 M 12 18 V 22 M 8 22 H 16
    music.note: O 8 18 3.2 M 11.2 18 V 3 L 19 5 V 9 L 11.2 7
    music.note.list: M 2 5 H 12 M 2 10 H 12 M 2 15 H 7 O 12 19 2.6 M 14.6 19 V 6 L 21 4 V 8
    headphones: M 3 16 C 3 0 21 0 21 16 R 2 14 5 7 2 R 17 14 5 7 2
    quote.bubble: M 12 3 C -1 3 -1 17 6 18 L 6 22 L 11 18.5 C 25 19 25 3 12 3 Z
    bubble.left: M 12 3 C -1 3 -1 17 6 18 L 6 22 L 11 18.5 C 25 19 25 3 12 3 Z
    bubble.right: M 12 3 C 25 3 25 17 18 18 L 18 22 L 13 18.5 C -1 19 -1 3 12 3 Z
    message: M 12 3 C -1 3 -1 17 6 18 L 5 22 L 11 18.5 C 25 19 25 3 12 3 Z
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
    hand.raised: M 7 14 V 6 C 7 4 9.5 4 9.5 6 V 11 V 4 C 9.5 2 12 2 12 4 V 11 V 4.5 C 12 2.5 14.5 2.5 14.5 4.5 V 11 V 7 C 14.5 5 17 5 17 7 V 14 L 19 12 C 20 11 22 12 21 13.5 C 19 17 17 22 12 22 C 8 22 7 18 7 14 Z
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
    arrow.uturn.backward: M 8 3 L 3 8 L 8 13 M 3 8 H 15 C 23 8 23 20 15 20 H 8
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
    cloud.sun: M 5 21 C 0 21 0 14 5 14 C 6 8 15 9 15 14 C 20 14 20 21 15 21 Z O 17 6 3 M 17 0.8 V 1.5 M 22.2 6 H 23 M 20.7 2.3 L 21.2 1.8
    cloud.rain: M 6 14 C 0 14 0 6 6 7 C 7 1 17 1 17 7 C 23 7 23 14 18 14 Z M 8 17 L 7 21 M 12.5 17 L 11.5 21 M 17 17 L 16 21
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
    """
}
