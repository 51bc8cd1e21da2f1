import ArgumentParser
import Playground

/// The manual page in roff's `man` macros, from the commands' own help and the table of keys.
struct ManualPage {
  var text: String {
    let configuration = Reflow.configuration
    var lines = [".TH REFLOW 1 \"\" \"reflow \(configuration.version)\" \"User Commands\""]
    lines += [".SH NAME", "reflow \\- " + Self.escaped(configuration.abstract)]
    lines += [".SH DESCRIPTION"] + Self.verbatim(configuration.discussion)
    lines.append(".SH COMMANDS")
    for command in configuration.subcommands {
      lines.append(".SS \(command._commandName)")
      lines += Self.verbatim(Reflow.helpMessage(for: command, columns: 100))
    }
    lines.append(".SH KEYS")
    for (group, actions) in KeyMap.standard.groups {
      lines.append(".SS \(group.rawValue)")
      for action in actions {
        lines += [".TP", "\\fB\(Self.escaped(KeyMap.standard.names(of: action)))\\fR"]
        lines.append(Self.escaped(KeyMap.standard.help(of: action).replacing("`", with: "")))
      }
    }
    lines += [".SH FILES"] + Self.verbatim(KeyMap.fileFormat)
    return lines.joined(separator: "\n")
  }

  /// Line by line, as it is.
  private static func verbatim(_ text: String) -> [String] {
    [".nf"]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        escaped(String(line))
      } + [".fi"]
  }

  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
