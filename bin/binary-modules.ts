import { readFileSync } from "node:fs"
import { registerHooks } from "node:module"
import { fileURLToPath } from "node:url"

/** Lets Node import `.bin` and `.wasm` files as the Worker does. Has to be imported before what needs them. */
registerHooks({
  load(url, context, next) {
    if (url.endsWith(".bin")) {
      const base64 = readFileSync(fileURLToPath(url)).toString("base64")
      return {
        format: "module",
        shortCircuit: true,
        source: `export default Uint8Array.fromBase64?.("${base64}").buffer ?? Uint8Array.from(Buffer.from("${base64}", "base64")).buffer`,
      }
    }
    if (url.endsWith(".wasm")) {
      const base64 = readFileSync(fileURLToPath(url)).toString("base64")
      return {
        format: "module",
        shortCircuit: true,
        source: `export default new WebAssembly.Module(Buffer.from("${base64}", "base64"))`,
      }
    }
    return next(url, context)
  },
})
