// Builds the typed client as it is published: a module and its types. `--types` only writes the types of the API.
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { openApiDocument } from "./openapi-document.ts"
import { ROOT } from "../system/paths.ts"

const SOURCE = path.join(ROOT, "client")
const BUILT = path.join(ROOT, "dist/client")
const TYPES = path.join(SOURCE, "src/api.gen.ts")
/** A field with a default need not be sent. */
const OPTIONS = ["--default-non-nullable", "false"]

type Operation = { parameters?: { $ref?: string }[] }

/** Writes the API's types, and the routes that take an Idempotency-Key. */
export async function writeApiTypes(): Promise<void> {
  const document = (await openApiDocument("https://strata.test")) as {
    paths: Record<string, Record<string, Operation>>
  }
  mkdirSync(path.join(ROOT, "dist"), { recursive: true })
  const file = path.join(ROOT, "dist/openapi.json")
  writeFileSync(file, JSON.stringify(document, null, 2))
  const generator = path.join(ROOT, "client/node_modules/openapi-typescript/bin/cli.js")
  const types = execFileSync(process.execPath, [generator, file, ...OPTIONS], {
    encoding: "utf8",
    // Its own configuration is for the linter.
    cwd: path.join(ROOT, "client/node_modules/openapi-typescript"),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  })
  const idempotent = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ $ref = "" }) => $ref.endsWith("/IdempotencyKey")))
      .map(([method]) => `${method.toUpperCase()} ${route}`),
  )
  writeFileSync(TYPES, `${types}\nexport const IDEMPOTENT_ROUTES = ${JSON.stringify(idempotent, null, 2)} as const\n`)
}

/** Returns the folder of the package. */
export async function buildClient(): Promise<string> {
  await writeApiTypes()
  rmSync(BUILT, { recursive: true, force: true })
  const { build } = await import("vite")
  await build({ configFile: path.join(SOURCE, "vite.config.ts") })
  execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", SOURCE], { stdio: "inherit" })
  for (const name of ["package.json", "README.md"]) cpSync(path.join(SOURCE, name), path.join(BUILT, name))
  return BUILT
}

if (import.meta.main) await (process.argv.includes("--types") ? writeApiTypes() : buildClient())
