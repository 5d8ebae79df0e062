import path from "node:path"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { SERVED_PATHS } from "./src/navigation/page-paths.ts"

/** Serves index.html only at the paths of the console's pages, so that missing files and unknown API paths stay a 404. */
const pageRedirects: Plugin = {
  name: "page-redirects",
  generateBundle() {
    const rules = SERVED_PATHS.flatMap((page) => [`${page} / 200`, `${page}/* / 200`])
    this.emitFile({ type: "asset", fileName: "_redirects", source: `${rules.join("\n")}\n` })
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pageRedirects],
  build: {
    outDir: path.join(import.meta.dirname, "../../dist/assets"),
    emptyOutDir: true,
    target: "es2023",
    // A browser test checks the compressed size.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
  },
})
