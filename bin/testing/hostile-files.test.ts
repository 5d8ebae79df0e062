import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "./long-form.ts"

type Times = Record<string, { files: number; slow: object[] }>

/** The parsers, by the megabytes they may use: a Worker has 128; a browser more, and the console holds the whole file. */
const PARSERS: readonly (readonly [number, readonly string[]])[] = [
  [128, ["csv", "csv in single bytes", "xml", "docx", "pptx", "pdf", "text", "json", "templates", "patterns"]],
  [512, ["csv in the console"]],
]
const YOUNG_MEGABYTES = 8
/** Quadratic time stands out at an eighth of the size too. */
const DIVISOR = IS_LONG_FORM ? 1 : 8

function run(args: readonly string[], node: readonly string[] = []): unknown {
  const command = [...node, "--import", "./bin/build/binary-modules.ts", "bin/testing/read-hostile-files.ts", ...args]
  return JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" }))
}

it("hostile files take time in proportion to their size", ({ expect }) => {
  const names = PARSERS.flatMap(([, some]) => some)
  const times = run(["time", String(DIVISOR), ...names]) as Times
  expect(Object.keys(times)).toEqual(names)
  for (const [name, { files, slow }] of Object.entries(times)) {
    expect(files, name).toBeGreaterThan(2)
    expect(slow, name).toEqual([])
  }
})

describe("hostile files are read", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-hostile-"))
  let written: Record<string, string[]>
  beforeAll(() => {
    written = run(["write", folder, ...PARSERS.flatMap(([, names]) => names)]) as Record<string, string[]>
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it.for(PARSERS)("within %i megabytes", ([megabytes, names], { expect }) => {
    const limits = [
      `--max-old-space-size=${megabytes - 2 * YOUNG_MEGABYTES}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    ]
    const expected = Object.fromEntries(names.map((name) => [name, written[name]]))
    expect(run(["memory", folder, ...names], limits)).toEqual(expected)
  })
})
