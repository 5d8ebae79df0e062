// Builds the Worker as it is deployed: an entry with what hot requests need, and chunks that it imports when they are first needed.
// wrangler's own bundling would fold the chunks into the entry. wrangler runs this before every build (wrangler.toml, [build]). Plain
// JavaScript: it runs on the Node of the PATH.
import { rmSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

const ROOT = path.resolve(import.meta.dirname, "..")

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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(ROOT, "dist/worker")
  rmSync(folder, { recursive: true, force: true })
  await bundleWorker("workers/edge.ts", folder)
}
