import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import Papa from "papaparse"
import type { NewImport } from "../client/src/api.gen.ts"
import { MAX_ROWS, TARGET_FIELDS, type TargetField } from "../src/intake/imports/fields.ts"
import { CliError, usageError } from "./exit.ts"

export type Mapping = NewImport["mappings"][number]
export type ImportFile = { rows: Record<string, string>[]; columns: string[]; digest: string }

/** Headers recognized in addition to the field names. */
const KNOWN_HEADERS: Record<string, TargetField> = {
  audience: "topic_name",
  "audience name": "topic_name",
  name: "topic_name",
  segment: "topic_name",
  "segment name": "topic_name",
  topic: "topic_name",
  id: "external_id",
  "external id": "external_id",
  category: "parent_category",
}
const isField = (name: string): name is TargetField => (TARGET_FIELDS as readonly string[]).includes(name)

/** Reads a CSV with a header and detects its delimiter. */
export function readImportFile(file: string): ImportFile {
  const text = readFileSync(file, "utf8")
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: "greedy" })
  const broken = errors.find(({ type }) => type === "Quotes")
  if (broken) throw new CliError(`${file}, row ${(broken.row ?? 0) + 1}: ${broken.message}`)
  if (data.length === 0) throw new CliError(`${file} has no rows below its header.`)
  if (data.length > MAX_ROWS) throw new CliError(`${file} has ${data.length} rows; an import takes ${MAX_ROWS}.`)
  return { rows: data, columns: meta.fields ?? [], digest: createHash("sha256").update(text).digest("hex") }
}

/** Maps columns by `--map`, otherwise by their headers. */
export function mappingsOf(columns: readonly string[], given: readonly string[]): Mapping[] {
  const mappings = given.length > 0 ? given.map((pair) => readMapping(pair, columns)) : guessed(columns)
  if (!mappings.some(({ targetField }) => targetField === "topic_name")) {
    throw usageError(`Which column holds the names? Give --map COLUMN=topic_name; there are: ${columns.join(", ")}`)
  }
  return mappings
}

function readMapping(pair: string, columns: readonly string[]): Mapping {
  const at = pair.lastIndexOf("=")
  const csvColumn = pair.slice(0, at)
  const targetField = pair.slice(at + 1)
  if (at < 1 || !isField(targetField)) {
    throw usageError(`--map ${pair}: write it as COLUMN=FIELD; fields are ${TARGET_FIELDS.join(", ")}`)
  }
  if (!columns.includes(csvColumn)) throw usageError(`--map ${pair}: the file has no such column`)
  return { csvColumn, targetField }
}

function guessed(columns: readonly string[]): Mapping[] {
  const mappings = new Map<TargetField, string>()
  for (const column of columns) {
    const name = column.trim().toLowerCase()
    const field = isField(name) ? name : KNOWN_HEADERS[name]
    if (field !== undefined && !mappings.has(field)) mappings.set(field, column)
  }
  if (columns.length === 1 && columns[0] !== undefined) mappings.set("topic_name", columns[0])
  return Array.from(mappings, ([targetField, csvColumn]) => ({ csvColumn, targetField }))
}
