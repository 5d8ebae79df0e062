import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { packAll, packOne, type Packed } from "./pack.ts"
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
    mkdirSync(path.join(folder, "node_modules/@strata-audiences"), { recursive: true })
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(STRICT))
    execFileSync(process.execPath, [path.join(ROOT, "bin/build/build-client.ts")], { stdio: "inherit" })
    symlinkSync(path.join(ROOT, "dist/client"), path.join(folder, "node_modules/@strata-audiences/client"))
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

  /** The file with the document as the service serves it. */
  async function servedDocument(): Promise<string> {
    const file = path.join(folder, "openapi.json")
    writeFileSync(file, await (await fetch(`${running.url}/openapi.json`)).text())
    return file
  }

  it("the typed client runs the README's example", async ({ expect }) => {
    const [category, ...topics] = await run("own", OWN_EXAMPLE)
    expect(category).toBe("Auto")
    expect(topics.length).toBeGreaterThan(0)
  })

  it.runIf(IS_LONG_FORM)(
    "a client of another generator compiles in strict mode and runs the README's example",
    async ({ expect }) => {
      const args = ["-i", await servedDocument(), "-o", path.join(folder, "strata-api")]
      const generator = path.join(ROOT, "node_modules/@hey-api/openapi-ts/dist/run.mjs")
      const withApi = ["--import", path.join(ROOT, "bin/testing/typescript-api.ts")]
      execFileSync(process.execPath, [...withApi, generator, ...args], { cwd: folder, stdio: "ignore" })
      const [category, total] = await run("other", OTHER_EXAMPLE)
      expect(category).toBe("Auto")
      expect(Number(total)).toBeGreaterThan(0)
    },
  )

  it.runIf(IS_LONG_FORM)("a third generator's client compiles in strict mode", async ({ expect }) => {
    const args = ["generate", "--path", await servedDocument(), "--output", folder, "--name", "third.ts", "--silent"]
    execFileSync("npx", ["--yes", "swagger-typescript-api@13.13.0", ...args], { cwd: folder, stdio: "pipe" })
    expect(readFileSync(path.join(folder, "third.ts"), "utf8")).toContain("getTopic")
    execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", folder], { stdio: "inherit" })
  })
})

const FOLDERS = ["client", "sdk", "cli"]
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8")) as {
    name: string
    version: string
    private: boolean
    license: string
    publishConfig: object
  }

describe("the npm packages", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-packages-"))
  let packed: Packed[]
  beforeAll(async () => {
    // The clients' tests built the client, and every test finds the SDK built.
    packed = await packAll(path.join(folder, "packed"))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** An empty folder with these packages installed, without the registry. */
  function installed(name: string, ...packages: Packed[]): string {
    const at = path.join(folder, name)
    mkdirSync(at)
    writeFileSync(path.join(at, "package.json"), JSON.stringify({ private: true, type: "module" }))
    const files = packages.map(({ filename }) => path.join(folder, "packed", filename))
    execFileSync("npm", ["install", "--offline", "--loglevel=error", ...files], { cwd: at, stdio: "pipe" })
    return at
  }
  const find = (name: string) => packed.find((one) => one.name.endsWith(`/${name}`)) as Packed

  it("are of one scope, and cannot be published before the owner chose a licence", ({ expect }) => {
    const manifests = FOLDERS.map(manifestOf)
    expect(manifests.map(({ name }) => name)).toEqual(FOLDERS.map((name) => `@strata-audiences/${name}`))
    for (const { name, version, private: isPrivate, license, publishConfig } of manifests) {
      expect([isPrivate, publishConfig], name).toEqual([
        license === "UNLICENSED",
        { access: "public", provenance: true },
      ])
      const changes = readFileSync(path.join(ROOT, name.split("/")[1] ?? "", "CHANGELOG.md"), "utf8")
      expect(changes, name).toContain(`\n## ${version}\n`)
    }
  })

  it("hold what is run and read, nothing else", ({ expect }) => {
    for (const { name, files } of packed) {
      const paths = files.map((file) => file.path)
      expect(paths, name).toEqual(expect.arrayContaining(["package.json", "README.md", "CHANGELOG.md"]))
      for (const one of paths) expect(one, name).toMatch(/^(?:[\w.-]+\/)?[\w.-]+\.(?:js|d\.ts|json|md)$/)
      expect(
        paths.filter((one) => one.includes("test")),
        name,
      ).toEqual([])
    }
    expect(
      find("cli")
        .files.map((file) => file.path)
        .sort(),
    ).toEqual(["CHANGELOG.md", "README.md", "package.json", "strata.js"])
  })

  it("give an empty folder a command line that works", async ({ expect }) => {
    const at = installed("cli", find("cli"))
    const service = (await (await fetch(inject("sharedService"))).json()) as SharedService
    const env = { ...process.env, STRATA_URL: service.url, STRATA_API_KEY: service.apiKey }
    const strata = (...args: string[]) =>
      execFileSync("npx", ["--offline", "strata", ...args], { cwd: at, env, encoding: "utf8" })
    expect(strata("--version").trim()).toBe(manifestOf("cli").version)
    expect(JSON.parse(strata("classify", "electric", "SUV", "shoppers", "--json"))).toMatchObject({
      parent_category: "Auto",
    })
    expect(strata("pull", "--help")).toContain("--dir")
  })

  it("give an empty folder the client and the SDK", ({ expect }) => {
    const needed = ["openapi-fetch", "openapi-typescript-helpers"].map((name) =>
      packOne(path.join(ROOT, "node_modules", name), path.join(folder, "packed")),
    )
    const at = installed("libraries", ...needed, find("client"), find("sdk"))
    const code = `import { createStrata } from "@strata-audiences/client"
      import { createClient } from "@strata-audiences/sdk"
      console.log(typeof createStrata({ key: "txadv_x", baseUrl: "https://strata.test" }).each, typeof createClient)`
    expect(execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: at, encoding: "utf8" })).toBe(
      "function function\n",
    )
  })
})
