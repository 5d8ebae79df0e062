import { readFileSync } from "node:fs"
import module, { type LoadHookSync } from "node:module"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { isMainThread } from "node:worker_threads"

/** Lets Node import `.bin` and `.wasm` files as the Worker does. Use it with `--import`. */
export const load: LoadHookSync = (url, context, next) => {
  if (url.endsWith(".bin")) return asModule(inFolder(url), (bytes) => `new Uint8Array(${bytes}).buffer`)
  if (url.endsWith(".wasm")) return asModule(url, (bytes) => `new WebAssembly.Module(${bytes})`)
  return next(url, context)
}

/** `STRATA_WORLD` is a folder with other packs of open data, for an evaluation. */
function inFolder(url: string): string {
  const folder = process.env["STRATA_WORLD"]
  const pack = /\/dist\/world\/([^/]+)$/.exec(url)?.[1]
  return folder && pack ? pathToFileURL(path.join(folder, pack)).href : url
}

function asModule(url: string, valueOf: (bytes: string) => string) {
  const base64 = readFileSync(fileURLToPath(url)).toString("base64")
  const source = `export default ${valueOf(`Buffer.from("${base64}", "base64")`)}`
  return { format: "module", shortCircuit: true, source }
}

if (isMainThread) {
  const { registerHooks } = module as Partial<typeof module>
  if (registerHooks) registerHooks({ load })
  // Before 22.15, Node accepts hooks only from a module that it loads in another thread: this one again.
  else module.register(import.meta.url)
}
