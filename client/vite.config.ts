import path from "node:path"
import { defineConfig } from "vite"

/** Builds one module; openapi-fetch stays a dependency of the package. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: path.join(import.meta.dirname, "../dist/client"),
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, "src/index.ts"),
      preserveEntrySignatures: "strict",
      external: ["openapi-fetch"],
      output: [{ format: "es", entryFileNames: "strata-client.js", minify: false }],
    },
  },
})
