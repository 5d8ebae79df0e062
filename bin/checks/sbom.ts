// Writes the bill of materials: every package in package-lock.json, as CycloneDX JSON.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { billOfMaterials, type Lock } from "./bill-of-materials.ts"
import { ROOT } from "../system/paths.ts"

const FILE = path.join(ROOT, "dist/sbom.cdx.json")
const IMPORT = /(?:from|import\(|import) ?"((?:@[\w.-]+\/)?[\w.-]+)/g

const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8")
const lock = JSON.parse(textOf("package-lock.json")) as Lock
const { dependencies } = JSON.parse(textOf("package.json")) as { dependencies: Record<string, string> }

/** The console's packages are development dependencies, but their code is in the files that browsers load. */
const imported = globSync("workers/console/src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts"))
  .flatMap((file) => Array.from(textOf(file).matchAll(IMPORT), ([, name = ""]) => name))
// The API reference is copied and the relay runs from source.
const shipped = [...Object.keys(dependencies), ...imported, "ssh2"]

const bill = billOfMaterials(lock, shipped)
mkdirSync(path.dirname(FILE), { recursive: true })
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`)
const required = bill.components.filter(({ scope }) => scope === "required").length
console.log(`${path.relative(ROOT, FILE)}: ${bill.components.length} packages, ${required} of them in shipped code`)
