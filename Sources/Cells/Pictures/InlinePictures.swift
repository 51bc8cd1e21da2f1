/// iTerm2's protocol of pictures, https://iterm2.com/documentation-images.html.
enum InlinePictures {
  static func sequence(_ piece: PixelPiece) -> [UInt8] {
    let file = PNGFile.bytes(piece.seenPixels, width: piece.width)
    let control =
      "\u{1B}]1337;File=inline=1;size=\(file.count);width=\(piece.place.columns);"
      + "height=\(piece.place.rows);preserveAspectRatio=0;doNotMoveCursor=1:"
    return Array(control.utf8) + Base64.bytes(file) + [0x07]
  }
}
