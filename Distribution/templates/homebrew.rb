class Reflow < Formula
  desc "@SUMMARY@"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "@LICENSE@"

@ARCHIVES@

  def install
    bin.install "bin/@NAME@"
    pkgshare.install Dir["share/@NAME@/*"]
    man1.install Dir["share/man/man1/*"]
    doc.install Dir["share/doc/@NAME@/*"]
    bash_completion.install "share/bash-completion/completions/@NAME@"
    zsh_completion.install "share/zsh/site-functions/_@NAME@"
    fish_completion.install "share/fish/vendor_completions.d/@NAME@.fish"
  end

  test do
    (testpath/"Card.swift").write <<~SWIFT
      import SwiftUI
      struct Card: View { var body: some View { Text("Card") } }
    SWIFT
    system bin/"@NAME@", "check", "Card.swift"
  end
end
