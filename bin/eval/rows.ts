import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { LabelledPair } from "../../src/knowledge/similarity/eval-duplicates.ts"
import { ROOT } from "../system/paths.ts"

const FOLDER = process.env["STRATA_EVAL"] ?? path.join(ROOT, "../shared/data/eval")
const SUFFIX = process.env["STRATA_EVAL_SUFFIX"] ?? ".dev.jsonl"

/** One labelled name. docs/benchmark.md describes the fields. */
export type Row = {
  text: string
  parent_category?: string | null
  also?: string[]
  group?: string
  segment_type?: string
  also_segment_type?: string | string[]
  sensitive?: string | boolean
  kind?: string
  lang?: string
  set?: string
  source?: string
  expect?: string
}

export const readRows = (name: string): Row[] => read<Row>(name)

/** Labels of pairs are "yes" and "no" in some files, true and false in others. */
export const readPairs = (name: string): LabelledPair[] =>
  read<{ a: string; b: string; duplicate: string | boolean; kind?: string; why?: string }>(name).map(
    ({ a, b, duplicate, kind, why }) => ({
      a,
      b,
      duplicate: duplicate === true || duplicate === "yes" ? "yes" : "no",
      kind: kind ?? why ?? "",
    }),
  )

/** A set whose file is missing is empty. */
function read<T>(name: string): T[] {
  const file = path.join(FOLDER, name + SUFFIX)
  if (!existsSync(FOLDER)) throw new Error(`No labelled examples at ${FOLDER}; set STRATA_EVAL to their folder`)
  if (!existsSync(file)) return []
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}

const CORPORA = path.join(import.meta.dirname, "corpora")

/** The rows of the corpora that rules may be written for: every other one is kept back. */
export const openRows = (...names: string[]): Row[] =>
  names.flatMap((name) => {
    const lines = readFileSync(path.join(CORPORA, `${name}.jsonl`), "utf8")
      .trimEnd()
      .split("\n")
    return lines.filter((_, i) => i % 2 === 0).map((line) => JSON.parse(line) as Row)
  })

/** Names invented by lifestyle catalogs: their words do not reveal the category. */
const CLUSTER_SOURCES = new Set(["claritas_prizm", "experian_mosaic"])
export const isCluster = ({ source }: Row) => CLUSTER_SOURCES.has(source ?? "")

const FOREIGN_KINDS = new Set(["es", "de", "fr", "pt", "it", "nl", "ja"])
export const isForeign = ({ kind }: Row) => FOREIGN_KINDS.has(kind ?? "")

/** Undefined if the row has no sensitivity label. */
export function isSensitive({ sensitive }: Row): boolean | undefined {
  return sensitive === undefined ? undefined : sensitive === true || sensitive === "yes"
}
