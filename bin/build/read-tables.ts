import { readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

export const TABLES = path.join(ROOT, "src/knowledge/tables")

/** The text of a table, for `readTable`. */
export const readText = (file: string): string => readFileSync(path.join(TABLES, file), "utf8")
