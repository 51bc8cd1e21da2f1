/// Text in XML: in pictures and in reports.
public enum XMLText {
  /// As content or as the value of an attribute. Characters that XML doesn't allow are left out.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
