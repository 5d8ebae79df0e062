import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

/** Inside the checkout, so that its packages are found from there; no check of the checkout reads `dist`. */
const COPIES = "dist/mutations"
const LEFT_OUT = new Set([".git", ".strata", ".wrangler", "backups", "dist", "node_modules"])

/** A copy of the checkout to edit, without its packages. */
export function copyTree(): { folder: string; remove: () => void } {
  mkdirSync(path.join(ROOT, COPIES), { recursive: true })
  const folder = mkdtempSync(path.join(ROOT, COPIES, "copy-"))
  const sources = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name))
  const built = readdirSync(path.join(ROOT, "dist")).map((name) => `dist/${name}`)
  for (const entry of [...sources, ...built.filter((name) => name !== COPIES)]) {
    cpSync(path.join(ROOT, entry), path.join(folder, entry), { recursive: true })
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
