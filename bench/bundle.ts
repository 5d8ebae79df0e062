import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { bundleWorker } from "../bin/build/build-worker.mjs"
import { wrangler } from "../bin/deployment/wrangler.ts"

const RUNS = 5

type BundleFigures = {
  /** Loaded at start-up: the entry, the chunks it imports statically, and the knowledge. */
  startGzipKiB: number
  /** All uploaded files. */
  totalGzipKiB: number
  /** CPU time of the start-up: the median of several runs of `wrangler check startup`. */
  startupMs: number
}

export async function measureBundle(): Promise<BundleFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-startup-"))
  const sizes = await measureSizes(path.join(folder, "worker"))
  const active: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const output = await wrangler("check", "startup", "--outfile", path.join(folder, "profile"))
    active.push(Number(/Active: ([\d.]+) ms/.exec(output)?.[1]))
  }
  rmSync(folder, { recursive: true, force: true })
  return { ...sizes, startupMs: active.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN }
}

/** Builds the Worker into a folder and measures it. */
export async function measureSizes(folder: string) {
  await bundleWorker("workers/edge.ts", folder)
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(js|bin|wasm)$/.test(file),
  )
  const sizeOf = (names: Iterable<string>) =>
    Array.from(names, (name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).byteLength).reduce(
      (sum, size) => sum + size,
      0,
    ) / 1024
  return {
    startGzipKiB: Math.round(sizeOf(staticImports(folder, "edge.js"))),
    totalGzipKiB: Math.round(sizeOf(files)),
  }
}

/** The file and all files it imports statically. The minifier writes an import as `from"./file"` or `import"./file"`. */
function staticImports(folder: string, entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  if (!entry.endsWith(".js")) return found
  const code = readFileSync(path.join(folder, entry), "utf8")
  for (const [, target = ""] of code.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    staticImports(folder, path.join(path.dirname(entry), target), found)
  }
  return found
}
