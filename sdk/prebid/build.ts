import path from "node:path"
import { build, type Plugin } from "esbuild"

const SOURCE = path.join(import.meta.dirname, "strataRtdProvider.js")
const CORE = /^\.\.\/src\//

/** The submodule as one file for Prebid's folder `modules`: only what it imports of Prebid's core stays an import. */
export async function buildSubmodule(outfile: string): Promise<void> {
  const plugins = [
    ownCode,
    { name: "core", setup: (b) => b.onResolve({ filter: CORE }, () => ({ external: true })) } satisfies Plugin,
  ]
  await build({ entryPoints: [SOURCE], outfile, bundle: true, format: "esm", target: "es2022", plugins })
}

/** The SDK's own code, which the submodule imports as if it were beside it. */
const ownCode: Plugin = {
  name: "own code",
  setup: (b) =>
    b.onResolve({ filter: /^\.\/ortb2\.js$/ }, () => ({ path: path.join(import.meta.dirname, "../src/ortb2.ts") })),
}
