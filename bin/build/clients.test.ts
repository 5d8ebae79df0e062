import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import type { SharedService } from "../testing/shared-service.ts"

const README = readFileSync(path.join(ROOT, "client/README.md"), "utf8")
const [OWN_EXAMPLE = "", OTHER_EXAMPLE = ""] = Array.from(README.matchAll(/```ts\n(.*?)```/gs), ([, code = ""]) => code)
const STRICT = {
  compilerOptions: {
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022", "dom", "dom.iterable"],
    types: ["node"],
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
  },
  include: ["*.ts"],
}

describe("clients of the API", () => {
  // Within the repository, for its packages.
  const folder = path.join(ROOT, "dist/client-examples")
  let running: SharedService
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(path.join(folder, "node_modules/@strata"), { recursive: true })
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(STRICT))
    execFileSync(process.execPath, [path.join(ROOT, "bin/build/build-client.ts")], { stdio: "inherit" })
    symlinkSync(path.join(ROOT, "dist/client"), path.join(folder, "node_modules/@strata/client"))
    running = (await (await fetch(inject("sharedService"))).json()) as SharedService
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** Compiles an example in strict mode, bundles it and runs it; returns the lines it prints. */
  async function run(name: string, code: string): Promise<string[]> {
    const file = path.join(folder, `${name}.ts`)
    writeFileSync(file, code)
    execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { stdio: "inherit" })
    const bundle = path.join(folder, `${name}.mjs`)
    await build({ entryPoints: [file], outfile: bundle, bundle: true, format: "esm", platform: "node" })
    const env = { ...process.env, STRATA_URL: running.url, STRATA_API_KEY: running.apiKey }
    const { status, stdout, stderr } = spawnSync(process.execPath, [bundle], { env, encoding: "utf8" })
    if (status !== 0) throw new Error(stderr)
    return stdout.trim().split("\n")
  }

  it("the typed client runs the README's example", async ({ expect }) => {
    const [category, ...topics] = await run("own", OWN_EXAMPLE)
    expect(category).toBe("Auto")
    expect(topics.length).toBeGreaterThan(0)
  })

  it.runIf(IS_LONG_FORM)(
    "a client of another generator compiles in strict mode and runs the README's example",
    async ({ expect }) => {
      const document = await (await fetch(`${running.url}/openapi.json`)).text()
      writeFileSync(path.join(folder, "openapi.json"), document)
      const args = ["-i", path.join(folder, "openapi.json"), "-o", path.join(folder, "strata-api")]
      const generator = path.join(ROOT, "node_modules/@hey-api/openapi-ts/dist/run.mjs")
      const withApi = ["--import", path.join(ROOT, "bin/testing/typescript-api.ts")]
      execFileSync(process.execPath, [...withApi, generator, ...args], { cwd: folder, stdio: "ignore" })
      const [category, total] = await run("other", OTHER_EXAMPLE)
      expect(category).toBe("Auto")
      expect(Number(total)).toBeGreaterThan(0)
    },
  )
})
