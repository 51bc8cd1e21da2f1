-- Drives Neovim as somebody types, and writes what came of it as JSON:
--   REFLOW=… RESULT=out.json nvim --headless -u NONE -i NONE -c 'luafile neovim.lua' Screen.swift
local program = os.getenv("REFLOW") or "reflow"
local edits = tonumber(os.getenv("EDITS") or "50")
local result = { version = vim.version() }
local buffer = vim.api.nvim_get_current_buf()

local function finish(failure)
  result.failure = failure
  local file = io.open(os.getenv("RESULT") or "/dev/stdout", "w")
  file:write(vim.fn.json_encode(result), "\n")
  file:close()
  vim.cmd(failure and "cquit" or "qall!")
end

local function expect(condition, what)
  if not condition then
    finish(what)
    error(what)
  end
end

local function drive()
  -- When the server has said something of which version.
  local published = {}
  local standard = vim.lsp.handlers["textDocument/publishDiagnostics"]
  local function publish(failure, said, context, config)
    if said.version then published[said.version] = vim.loop.hrtime() end
    return standard(failure, said, context, config)
  end

  local client = vim.lsp.start_client({
    name = "reflow",
    cmd = { program, "lsp" },
    root_dir = vim.fn.getcwd(),
    flags = { debounce_text_changes = 0 },
    handlers = { ["textDocument/publishDiagnostics"] = publish },
  })
  expect(client, "the server doesn't start")
  vim.lsp.buf_attach_client(buffer, client)

  local function ask(method, parameters)
    parameters.textDocument = { uri = vim.uri_from_bufnr(buffer) }
    local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 30000)
    expect(answers and answers[client], method .. " isn't answered")
    expect(not answers[client].error, vim.inspect(answers[client].error))
    return answers[client].result
  end

  local function diagnostics() return vim.diagnostic.get(buffer) end

  -- What is wrong, as the file is opened.
  expect(vim.wait(60000, function() return #diagnostics() > 0 end, 5), "nothing is found")
  result.found = vim.tbl_map(function(d)
    return { line = d.lnum + 1, column = d.col, message = d.message, source = d.source, code = d.code }
  end, diagnostics())

  -- A letter at a time: how long until the server has said what is wrong with that text.
  local heading = vim.fn.search("A heading", "nw") - 1
  local times = {}
  for count = 1, edits do
    local line = vim.api.nvim_buf_get_lines(buffer, heading, heading + 1, true)[1]
    local column = line:find("heading") - 1
    local before = vim.loop.hrtime()
    -- Back again every other time, so that the heading stays short.
    local letters = count % 2
    vim.api.nvim_buf_set_text(buffer, heading, column - 1 + letters, heading, column, { letters == 1 and "x" or "" })
    local version = vim.lsp.util.buf_versions[buffer]
    local came = vim.wait(20000, function()
      version = vim.lsp.util.buf_versions[buffer]
      return published[version] ~= nil and published[version] > before
    end, 1)
    expect(came, "nothing is said of edit " .. count)
    table.insert(times, (published[version] - before) / 1e6)
  end
  table.sort(times)
  result.latency = {
    edits = #times,
    median = times[math.ceil(#times / 2)],
    p95 = times[math.ceil(#times * 0.95)],
    most = times[#times],
  }

  -- Many letters at once: the last text counts.
  for _ = 1, 20 do
    vim.api.nvim_buf_set_text(buffer, heading, 0, heading, 0, { " " })
  end
  local last
  expect(vim.wait(20000, function()
    last = vim.lsp.util.buf_versions[buffer]
    return published[last] ~= nil
  end, 1), "nothing is said of the last text")
  local said = 0
  for version = last - 19, last do
    if published[version] then said = said + 1 end
  end
  result.burst = { edits = 20, said = said }
  expect(#diagnostics() > 0, "the finding is gone")

  -- What is under the cursor.
  local line = vim.api.nvim_buf_get_lines(buffer, heading, heading + 1, true)[1]
  local hover = ask("textDocument/hover", {
    position = { line = heading, character = vim.str_utfindex(line, line:find("frame")) },
  })
  result.hover = hover.contents.value

  -- Sizes at the ends of lines, as a newer Neovim shows them by itself.
  local hints = ask("textDocument/inlayHint", {
    range = {
      start = { line = 0, character = 0 },
      ["end"] = { line = vim.api.nvim_buf_line_count(buffer), character = 0 },
    },
  })
  local space = vim.api.nvim_create_namespace("sizes")
  for _, hint in ipairs(hints) do
    local text = vim.api.nvim_buf_get_lines(buffer, hint.position.line, hint.position.line + 1, true)[1]
    local column = vim.str_byteindex(text, hint.position.character, true)
    expect(column == #text, "a size stands within a line")
    vim.api.nvim_buf_set_extmark(buffer, space, hint.position.line, column, {
      virt_text = { { hint.label, "Comment" } },
    })
  end
  result.hints = #vim.api.nvim_buf_get_extmarks(buffer, space, 0, -1, {})
  result.hint = hints[1] and hints[1].label

  -- A remedy.
  local place = { line = diagnostics()[1].lnum, character = diagnostics()[1].col }
  local before = vim.loop.hrtime()
  local actions = ask("textDocument/codeAction", {
    range = { start = place, ["end"] = place }, context = { diagnostics = {} },
  })
  expect(#actions > 0, "there is no remedy")
  result.action = { title = actions[1].title, milliseconds = (vim.loop.hrtime() - before) / 1e6 }
  vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
  expect(vim.wait(20000, function() return #diagnostics() == 0 end, 5), "the remedy doesn't mend it")
  result.mended = vim.api.nvim_buf_get_lines(buffer, heading, heading + 1, true)[1]

  -- Lenses.
  result.lenses = vim.tbl_map(function(lens) return lens.command.title end,
    ask("textDocument/codeLens", {}))

  local process = vim.fn.systemlist("pgrep -P " .. vim.fn.getpid() .. " -x reflow")[1]
  if process then
    for name in io.lines("/proc/" .. process .. "/status") do
      local size = name:match("^VmRSS:%s+(%d+)")
      if size then result.megabytes = tonumber(size) / 1024 end
    end
  end
end

local isFine, failure = pcall(drive)
if not result.failure then finish(not isFine and tostring(failure) or nil) end
