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

/**
 * Lets the outline in index.html be painted before the styles of the components are here, which only the code below it waits for, and tells
 * early.js the files of Home.
 */
const earlyShell: Plugin = {
  name: "early-shell",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const [styles = ""] = /<link rel="stylesheet"[^>]*assets[^>]*>/.exec(html) ?? []
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []))
      const filesOf = (names: readonly string[], known: Set<string>): Set<string> => {
        for (const chunk of chunks.filter(({ fileName }) => names.includes(fileName) && !known.has(fileName))) {
          known.add(chunk.fileName)
          filesOf(chunk.imports, known)
        }
        return known
      }
      const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/home/home-page.tsx"))
      const files = Array.from(filesOf(home ? [home.fileName] : [], new Set()), (file) => `/${file}`)
      return html
        .replace(styles, "")
        .replace("</body>", `${styles}</body>`)
        .replace(
          'src="/early.js"',
          `src="/early.js" data-home="${files.filter((file) => !html.includes(file)).join(" ")}"`,
        )
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pageRedirects, earlyShell],
  build: {
    outDir: path.join(import.meta.dirname, "../../dist/assets"),
    emptyOutDir: true,
    target: "es2023",
    // A browser test checks the compressed size.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
  },
})
