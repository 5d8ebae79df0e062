import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

/** The folder of the open tables, which are not committed as a whole. */
const OPEN = process.env["STRATA_OPEN"] ?? path.join(ROOT, "../shared/data/open")

/** A JSON file of a package; some packages do not export theirs. */
export const fromPackage = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, "node_modules", file), "utf8"))

export const hasFile = (file: string) => existsSync(path.join(ROOT, "node_modules", file))

/** The rows of an open table: one line each, cells by the names of the columns. */
export function openTable<Column extends string>(name: string): Record<Column, string>[] {
  const [header = "", ...lines] = readFileSync(path.join(OPEN, `${name}.tsv`), "utf8")
    .trimEnd()
    .split("\n")
  const columns = header.split("\t")
  return lines.map((line) => {
    const cells = line.split("\t")
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""])) as Record<Column, string>
  })
}

/** The category of each OpenStreetMap tag; ambiguous ones are absent. */
export const tagCategories = (): ReadonlyMap<string, string> =>
  new Map(
    openTable<"tag" | "category">("osm-tags-to-category").flatMap(({ tag, category }) =>
      category === "?" ? [] : [[tag, category]],
    ),
  )
