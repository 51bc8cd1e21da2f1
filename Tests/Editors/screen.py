"""Writes a screen of about 300 lines with one frame that is too wide for a phone."""

import sys

SECTION = """\
struct Section{n}: View {{
    let title: String
    @State private var isOn = false

    var body: some View {{
        VStack(alignment: .leading, spacing: 8) {{
            HStack {{
                Image(systemName: "star")
                Text(title)
                    .font(.headline)
                Spacer()
                Toggle("On", isOn: $isOn)
                    .labelsHidden()
            }}
            ForEach(0..<3) {{ row in
                HStack {{
                    Text("Row \\(row) of {n}")
                    Spacer()
                    Text("Value")
                        .foregroundStyle(.secondary)
                }}
                .padding(.horizontal, 4)
            }}
        }}
        .padding(8)
    }}
}}

"""


def screen(sections: int = 10) -> str:
    calls = "\n".join(f'                Section{n}(title: "Part {n}")' for n in range(sections))
    head = f"""\
import SwiftUI

struct Screen: View {{
    var body: some View {{
        ScrollView {{
            VStack(spacing: 12) {{
                Text("A heading 😀").frame(width: 900)
{calls}
            }}
        }}
    }}
}}

"""
    parts = "".join(SECTION.format(n=n) for n in range(sections))
    return head + parts + "#Preview(\"Screen\") {\n    Screen()\n}\n"


if __name__ == "__main__":
    text = screen()
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(text)
    print(len(text.splitlines()), "lines")
