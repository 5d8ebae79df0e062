// Builds the npm packages and packs them as they would be published: `npm run pack`. docs/publishing.md says how they are.
import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"
import { buildCli } from "./build-cli.ts"

export type Packed = { name: string; version: string; filename: string; files: { path: string; size: number }[] }

/** Packs what was built; the command line is built here. */
export async function packAll(target: string): Promise<Packed[]> {
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  return ["dist/client", "dist/sdk", await buildCli()].map((folder) => packOne(path.resolve(ROOT, folder), target))
}

export function packOne(folder: string, target: string): Packed {
  const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", target, folder]
  const [packed] = JSON.parse(execFileSync("npm", args, { encoding: "utf8" })) as Packed[]
  if (!packed) throw new Error(`${folder} was not packed`)
  return packed
}

if (import.meta.main) {
  // They load the whole service and the bundler, which the tests of packages do without.
  await (await import("./build-client.ts")).buildClient()
  await (await import("./build-sdk.ts")).buildSdk()
  const target = path.join(ROOT, "dist/packages")
  for (const { name, version, filename, files } of await packAll(target)) {
    console.log(`${name} ${version}: ${path.join(target, filename)}, ${files.length} files`)
  }
}
