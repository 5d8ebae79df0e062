import path from "node:path"
import { defineConfig } from "vite"

/** Builds a module, and a script that defines the global `Strata`. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: path.join(import.meta.dirname, "../dist/sdk"),
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, "src/index.ts"),
      preserveEntrySignatures: "strict",
      output: [
        { format: "es", entryFileNames: "strata.js", minify: true },
        { format: "iife", name: "Strata", entryFileNames: "strata.global.js", minify: true },
      ],
    },
  },
})
