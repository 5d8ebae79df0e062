import { existsSync } from "node:fs"
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
 * Brings the styles of each component of Mantine along with its code, so that a page loads those that it shows. What a component is made of
 * comes before it: in one file by the order of imports, and as a file that is loaded earlier.
 */
const stylesOfComponents: Plugin = {
  name: "styles-of-components",
  transform(code, id) {
    const [, root, name] = /^(.*@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id) ?? []
    if (!root || !name) return undefined
    const styles = `${root}/styles/${name}.layer.css`
    if (!existsSync(styles)) this.error(`${name} of Mantine has no styles of its own`)
    return { code: `${code}\nimport ${JSON.stringify(styles)}`, map: null }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), stylesOfComponents, pageRedirects],
  build: {
    outDir: path.join(import.meta.dirname, "../../dist/assets"),
    emptyOutDir: true,
    target: "es2023",
    // A browser test checks the compressed size.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each small file would cost the first page a round trip: its code is one file, that of the menus with all they import another.
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            { name: "menus", test: /app\/tools\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
