"""Checks SwiftUI layouts as a test: with declared inputs, in shards, kept by Bazel's caches."""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _reflow_layout_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    paths = [file.short_path for file in ctx.files.srcs]
    if ctx.attr.folder:
        paths = [ctx.label.package + "/" + ctx.attr.folder if ctx.label.package else ctx.attr.folder]
    arguments = paths + ctx.attr.args_of_check
    ctx.actions.write(script, is_executable = True, content = """#!/bin/bash
set -u
# What was found goes beside the test's log, for 'reflow merge'.
out=${TEST_UNDECLARED_OUTPUTS_DIR:-$(mktemp -d)}
shard=$((${TEST_SHARD_INDEX:-0} + 1))-of-${TEST_TOTAL_SHARDS:-1}
program=$PWD/%s inputs=(%s) check=(%s)
# Inputs are links that lead out of their folders, which a check doesn't follow.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
tar -chf - "${inputs[@]}" | tar -xf - -C "$folder"
cd "$folder"
"$program" check "${check[@]}" --output-blob "$out/$shard.blob"
result=$?
if [ -n "${XML_OUTPUT_FILE:-}" ] && [ -s "$out/$shard.blob" ]; then
  "$program" merge "$out/$shard.blob" --format junit > "$XML_OUTPUT_FILE" 2> /dev/null
fi
exit "$result"
""" % (
        _quoted(ctx.executable.reflow.short_path),
        " ".join([_quoted(file.short_path) for file in ctx.files.srcs + ctx.files.data]),
        " ".join([_quoted(argument) for argument in arguments]),
    ))
    runfiles = ctx.runfiles(files = ctx.files.srcs + ctx.files.data + [ctx.executable.reflow])
    return [DefaultInfo(executable = script, runfiles = runfiles)]

reflow_layout_test = rule(
    doc = """Fails where 'reflow check' finds something.

    `shard_count` divides the work by cost; the files that the shards write are in the test's
    undeclared outputs, and 'reflow merge' makes one report of them.""",
    implementation = _reflow_layout_test_impl,
    test = True,
    attrs = {
        "srcs": attr.label_list(allow_files = True, doc = "Swift files, and with `folder` all that is in it."),
        "data": attr.label_list(allow_files = True, doc = "Catalogues of pictures and texts, .reflow.yml."),
        "folder": attr.string(doc = "A folder below the package that is checked as one app."),
        "args_of_check": attr.string_list(doc = "More options of 'reflow check'."),
        "reflow": attr.label(
            default = "@reflow//:bin/reflow",
            executable = True,
            allow_files = True,
            cfg = "target",
            doc = "The program.",
        ),
    },
)
