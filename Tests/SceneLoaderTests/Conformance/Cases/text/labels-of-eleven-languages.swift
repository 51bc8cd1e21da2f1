// source: https://github.com/KiwiCanopy/KiwiDesk, issue 864, pull request 695, and commit messages
//   (51d31da8 and that of the readout column)
// observed: NSString.size(withAttributes:) with NSFont.systemFont(ofSize: 13), macOS 26.6
// confidence: derived
// platform: mac 26
// container: 400x500
// tolerance: 0.55
// size en: 167.8 any
// size fr: 243.0 any
// size de: 219.6 any
// size pt: 213.7 any
// size ru: 194.2 any
// size es: 184.4 any
// size it: 153.3 any
// size ja: 166.5 any
// size ko: 144.6 any
// size es-sidebar: 214.2 any
// size es-shorter: 114.6 any
// size ru-sidebar: 142.9 any
// size ru-shorter: 67.0 any
// size ru-keys: 117.6 any
// size fr-sidebar: 140.1 any
// size fr-shorter: 74.2 any
// size ja-sidebar: 132.0 any
// size ja-shorter: 96.0 any
// size en-auto: 61.3 any
// size de-auto: 75.6 any
// size points: 48.5 any
// notes: Printed to a tenth; a text rounds its width up to a pixel, half a point. With the app's
//   language Japanese Chinese characters have the width of kana; between Japanese and Latin letters
//   stands an eighth of the size.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Group {
        Text("Start KiwiDesk when I log in").accessibilityIdentifier("en")
        Text("Ouvrir KiwiDesk à l’ouverture de session").accessibilityIdentifier("fr")
        Text("KiwiDesk bei der Anmeldung starten").accessibilityIdentifier("de")
        Text("Abrir o KiwiDesk ao iniciar a sessão").accessibilityIdentifier("pt")
        Text("Открывать KiwiDesk при входе").accessibilityIdentifier("ru")
        Text("Abrir KiwiDesk al iniciar sesión").accessibilityIdentifier("es")
        Text("Apri KiwiDesk all’accesso").accessibilityIdentifier("it")
        Text("ログイン時にKiwiDeskを起動").accessibilityIdentifier("ja")
        Text("로그인할 때 KiwiDesk 실행").accessibilityIdentifier("ko")
      }
      Group {
        Text("Valores predeterminados de diseño").accessibilityIdentifier("es-sidebar")
        Text("Layout por defecto").accessibilityIdentifier("es-shorter")
        Text("Макеты по умолчанию").accessibilityIdentifier("ru-sidebar")
        Text("Раскладки").accessibilityIdentifier("ru-shorter")
        Text("Сочетания клавиш").accessibilityIdentifier("ru-keys")
        Text("Dispositions par défaut").accessibilityIdentifier("fr-sidebar")
        Text("Dispositions").accessibilityIdentifier("fr-shorter")
        Text("デフォルトのレイアウト").accessibilityIdentifier("ja-sidebar")
        Text("レイアウト初期値").accessibilityIdentifier("ja-shorter")
      }
      Group {
        Text("Automatic").accessibilityIdentifier("en-auto")
        Text("Automatisch").accessibilityIdentifier("de-auto")
        Text("2000 pt").accessibilityIdentifier("points")
      }
    }
    .font(.system(size: 13))
  }
}
