import path from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { PAGE_PATHS } from "./src/navigation/page-paths.ts"

/**
 * Every page of the console is the one index.html. Only the pages' own addresses are answered with it, so that a file that is gone and a
 * path the API does not know stay a 404.
 */
const pageAddresses: Plugin = {
  name: "page-addresses",
  generateBundle() {
    const rules = PAGE_PATHS.flatMap((page) => [`${page} / 200`, `${page}/* / 200`])
    this.emitFile({ type: "asset", fileName: "_redirects", source: `${rules.join("\n")}\n` })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pageAddresses],
  build: {
    outDir: path.join(import.meta.dirname, "../../dist/assets"),
    emptyOutDir: true,
    target: "es2023",
    // The compressed sizes are held by a test; measuring them here only costs time.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
    // What most pages use comes as one file instead of forty small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", minShareCount: 4 }] } } },
  },
})
