// Builds the typed client as it is published: a module and its types. `--types` only writes the types of the API.
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { openApiDocument } from "./openapi-document.ts"
import { ROOT } from "../system/paths.ts"

const SOURCE = path.join(ROOT, "client")
const BUILT = path.join(ROOT, "dist/client")
const TYPES = path.join(SOURCE, "src/api.gen.ts")
/** Those of the SDK, which the type check compares with the service. */
const CLASSIFICATION = path.join(SOURCE, "src/classification.gen.ts")
/** Committed, unlike the types, so that the command line runs without a build. */
const IDEMPOTENT_ROUTES = path.join(SOURCE, "src/idempotent.ts")
const OPTIONS = [
  // Fields with a default are optional in requests.
  "--default-non-nullable=false",
  // Each schema is a type under its own name.
  "--root-types",
  "--root-types-no-schema-prefix",
  "--root-types-keep-casing",
]

type Operation = { operationId: string; parameters?: { $ref?: string; name?: string }[] }

type Route = { name: string; operation: Operation }

/** Writes the API's types, and the routes that take an Idempotency-Key. Returns whether the committed list changed. */
export async function writeApiTypes(): Promise<{ changed: boolean }> {
  const document = (await openApiDocument("https://strata.test")) as {
    paths: Record<string, Record<string, Operation>>
  }
  mkdirSync(path.join(ROOT, "dist"), { recursive: true })
  const file = path.join(ROOT, "dist/openapi.json")
  writeFileSync(file, JSON.stringify(document, null, 2))
  const generator = path.join(ROOT, "client/node_modules/openapi-typescript/bin/cli.js")
  const types = execFileSync(process.execPath, [generator, file, ...OPTIONS], {
    encoding: "utf8",
    // The package's own configuration is for the linter.
    cwd: path.join(ROOT, "client/node_modules/openapi-typescript"),
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  })
  const routes = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${route}`, operation })),
  )
  writeFileSync(TYPES, `${types}\n${routeTypes(routes)}`)
  cpSync(path.join(ROOT, "sdk/src/types.ts"), CLASSIFICATION)
  const list = idempotentRoutes(routes) + offsetLists(routes)
  const changed = !existsSync(IDEMPOTENT_ROUTES) || readFileSync(IDEMPOTENT_ROUTES, "utf8") !== list
  if (changed) writeFileSync(IDEMPOTENT_ROUTES, list)
  return { changed }
}

const routeTypes = (routes: readonly Route[]) => `export interface routes {
${routes.map(({ name, operation }) => `    "${name}": operations["${operation.operationId}"];`).join("\n")}
}
`

const idempotentRoutes = (routes: readonly Route[]) => `// Written by bin/build/build-client.ts from the API document.
/** Routes that take an \`Idempotency-Key\`. */
export const IDEMPOTENT_ROUTES: ReadonlySet<string> = new Set([
${routes
  .filter(({ operation: { parameters = [] } }) => parameters.some(({ $ref = "" }) => $ref.endsWith("/IdempotencyKey")))
  .map(({ name }) => `  "${name}",`)
  .join("\n")}
])
`

const offsetLists = (routes: readonly Route[]) => `
/** Lists whose next page starts at an \`offset\`. */
export const OFFSET_LISTS: ReadonlySet<string> = new Set([${routes
  .filter(({ operation: { parameters = [] } }) => parameters.some(({ name }) => name === "offset"))
  .map(({ name }) => `"${name.replace(/^GET /, "")}"`)
  .join(", ")}])
`

/** Returns the folder of the package. */
export async function buildClient(): Promise<string> {
  await writeApiTypes()
  rmSync(BUILT, { recursive: true, force: true })
  const { build } = await import("vite")
  await build({ configFile: path.join(SOURCE, "vite.config.ts") })
  execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", SOURCE], { stdio: "inherit" })
  for (const name of ["package.json", "README.md", "CHANGELOG.md"])
    cpSync(path.join(SOURCE, name), path.join(BUILT, name))
  return BUILT
}

if (import.meta.main) await (process.argv.includes("--types") ? writeApiTypes() : buildClient())
