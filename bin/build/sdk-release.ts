import { createHash } from "node:crypto"
import { cpSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

/** The files that pages load. */
export const SCRIPTS = ["strata.js", "strata.global.js"] as const
export const RELEASES = path.join(ROOT, "sdk", "releases")

/** As the `integrity` of a script has it. */
const integrityOf = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`

/** The hashes of a release, for sdk/README.md. */
export const integrityTable = (version: string) =>
  ["| file | integrity |", "|---|---|"]
    .concat(
      SCRIPTS.map(
        (file) => `| \`/sdk/releases/${version}/${file}\` | \`${integrityOf(path.join(RELEASES, version, file))}\` |`,
      ),
    )
    .join("\n")

/** Puts the released files where pages find them: by release, by major version, and at the address without a version. */
export function serveSdk(built: string, folder: string): void {
  const version = versionOf()
  cpSync(RELEASES, path.join(folder, "releases"), { recursive: true })
  for (const file of SCRIPTS) {
    for (const place of ["", `v${version.split(".")[0]}`])
      cpSync(path.join(built, file), path.join(folder, place, file))
  }
}

export const versionOf = () =>
  (JSON.parse(readFileSync(path.join(ROOT, "sdk", "package.json"), "utf8")) as { version: string }).version
