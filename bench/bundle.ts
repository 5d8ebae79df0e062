import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { wrangler } from "../bin/wrangler.ts"

const RUNS = 5

/** The size of the uploaded bundle and the CPU time of its start-up: the median of several runs of `wrangler check startup`. */
export async function measureBundle(): Promise<{ gzipKiB: number; startupMs: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-startup-"))
  const active: number[] = []
  let gzipKiB = Number.NaN
  for (let run = 0; run < RUNS; run++) {
    const output = await wrangler("check", "startup", "--outfile", path.join(folder, "profile"))
    gzipKiB = Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1])
    active.push(Number(/Active: ([\d.]+) ms/.exec(output)?.[1]))
  }
  rmSync(folder, { recursive: true, force: true })
  return { gzipKiB, startupMs: active.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN }
}
