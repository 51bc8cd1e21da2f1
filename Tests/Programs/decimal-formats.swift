// Decimals are shown by their own digits, ties to even; none passes through a Double.
import Foundation
enum ShownDecimals {
  static func main() {
    let l = Locale(identifier: "en_US")
    for s in ["0.035", "0.105", "1.005", "-2.5", "12345678901234567.89", "1234.565", "0", "1e30"] {
      let d = Decimal(string: s)!
      print(
        s, d.formatted(.currency(code: "USD").locale(l)),
        d.formatted(.number.precision(.fractionLength(2)).locale(l)))
      print(
        d.formatted(.number.locale(l)), d.formatted(.percent.locale(l)),
        d.formatted(.number.precision(.significantDigits(3)).locale(l)))
      print(
        d.formatted(.number.notation(.compactName).locale(l)),
        d.formatted(.number.grouping(.never).sign(strategy: .always()).locale(l)))
      print(
        d.formatted(.currency(code: "JPY").locale(l)),
        d.formatted(.currency(code: "EUR").presentation(.isoCode).locale(l)))
      print(d.formatted(.number.rounded(rule: .up).precision(.fractionLength(1)).locale(l)))
      print(d.formatted())
    }
    let st: Decimal.FormatStyle.Currency = .currency(code: "USD")
    print(Decimal(3.5).formatted(st.locale(l)))
    print(st.locale(l).format(2.25))
    print(Decimal.FormatStyle(locale: l).format(Decimal(7)))
  }
}
