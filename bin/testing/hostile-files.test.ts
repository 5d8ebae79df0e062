import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"

type Times = { file: string; quarter: number; whole: number; honest: number }

/** Four times the input may take four times as long, and twice as much again for noise. Quadratic time would be 16 times. */
const MAX_GROWTH = 12
/** A nasty file may cost more than an honest one of its size, but not by orders of magnitude. */
const MAX_COST = 60
/** Milliseconds below which a time says nothing. */
const NEGLIGIBLE = 40

/** Each parser, with the megabytes it may use: a Worker has 128; a browser more, and the console holds the whole file. */
const PARSERS: readonly (readonly [string, number])[] = [
  ["csv", 128],
  ["csv in single bytes", 128],
  ["csv in the console", 512],
  ["xml", 128],
  ["docx", 128],
  ["pptx", 128],
  ["pdf", 128],
  ["text", 128],
  ["json", 128],
  ["templates", 128],
  ["patterns", 128],
]
const YOUNG_MEGABYTES = 8

function run(args: readonly string[], node: readonly string[] = []): unknown {
  const command = [...node, "--import", "./bin/build/binary-modules.ts", "bin/testing/read-hostile-files.ts", ...args]
  return JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" }))
}

describe.for(PARSERS)("hostile files: %s", ([name, megabytes]) => {
  it("take time in proportion to their size", ({ expect }) => {
    const measure = () => run([name, "time"]) as Times[]
    const isSlow = ({ quarter, whole, honest }: Times) =>
      whole > NEGLIGIBLE && (whole > MAX_GROWTH * quarter || whole > MAX_COST * Math.max(honest, 1))
    const times = measure()
    expect(times.length).toBeGreaterThan(2)
    // A collection of garbage can fall into one measurement; a slow parser is slow in each.
    let slow = times.filter(isSlow)
    for (let again = 0; again < 3 && slow.length > 0; again++) {
      const files = new Set(slow.map(({ file }) => file))
      slow = measure().filter((one) => files.has(one.file) && isSlow(one))
    }
    expect(slow).toEqual([])
  })

  it("are read within the memory of a Worker", ({ expect }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-hostile-"))
    try {
      const written = run([name, "write", folder]) as string[]
      const limits = [
        `--max-old-space-size=${megabytes - 2 * YOUNG_MEGABYTES}`,
        `--max-semi-space-size=${YOUNG_MEGABYTES}`,
      ]
      expect(run([name, "memory", folder], limits)).toEqual(written.toSorted())
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
