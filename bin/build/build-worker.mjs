// Builds the Worker as it is deployed: an entry with the code for hot requests, and chunks that are loaded on first use. wrangler's own
// bundling would fold the chunks into the entry. wrangler runs this before every build (wrangler.toml, [build]). Plain JavaScript: it runs
// on the Node of the PATH.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const ROOT = path.resolve(import.meta.dirname, "../..")

/**
 * Bundles an entry and its chunks into a folder. The entry becomes `edge.js`.
 * @param {string} entry
 * @param {string} folder
 */
export async function bundleWorker(entry, folder) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: { edge: entry },
    outdir: folder,
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2024",
    minify: true,
    sourcemap: true,
    platform: "neutral",
    mainFields: ["browser", "module", "main"],
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    loader: { ".wasm": "copy", ".bin": "copy" },
    alias: { "@opentelemetry/api": "./src/kernel/llm/no-telemetry.ts" },
    define: { "process.env.NODE_ENV": '"production"', "navigator.userAgent": '"Cloudflare-Workers"' },
    logLevel: "warning",
  })
}

/** Builds what `wrangler deploy` uploads. */
export async function buildBundle() {
  const folder = path.join(ROOT, "dist/worker")
  const fresh = `${folder}-${process.pid}`
  await bundleWorker("workers/edge.ts", fresh)
  replaceFolder(fresh, folder)
}

/**
 * Replaces the previous build completely: a leftover file would become a module. A starting service may be reading the previous build, so it is replaced only if it differs, and in one step.
 * @param {string} fresh
 * @param {string} folder
 */
export function replaceFolder(fresh, folder) {
  const old = `${fresh}-old`
  if (isSame(fresh, folder)) renameSync(fresh, old)
  else {
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(fresh, folder)
  }
  rmSync(old, { recursive: true, force: true })
}

/**
 * @param {string} one
 * @param {string} other
 */
function isSame(one, other) {
  if (!existsSync(other)) return false
  const [files = [], others = []] = [one, other].map((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => path.extname(file) !== "")
      .sort(),
  )
  return (
    String(files) === String(others) &&
    files.every((file) => readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file))))
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildBundle()
