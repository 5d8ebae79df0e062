// Measures the local engine on the labelled rows of bin/eval/corpora: first contact, then every later state, per file and class.
//   npm run eval:corpora -- [--file=brands] [--half=open|kept] [--verbose]
// Every other row is kept back: its misses are counted and never printed, so that rules are written for the open half alone. Rows whose
// misses were all read (`read`) are open.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { packsFor } from "../../src/knowledge/engine/packs.ts"
import { evaluateDuplicates } from "../../src/knowledge/similarity/eval-duplicates.ts"
import { localEngine } from "./classifiers.ts"
import { isSensitive, type Row } from "./rows.ts"
import { calibrationError, percent } from "./statistics.ts"

type LabelledRow = Row & {
  region?: string
  a?: string
  b?: string
  duplicate?: boolean
  read?: true
}
type Judged = { row: LabelledRow; right: boolean; unsure: boolean; confidence: number }

const argument = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const verbose = process.argv.includes("--verbose")
const half = argument("half")
const only = argument("file")
const FOLDER = path.join(import.meta.dirname, "corpora")
const results: Record<string, string | number>[] = []
const all: Judged[] = []

for (const file of globSync("*.jsonl", { cwd: FOLDER }).sort()) {
  const name = path.basename(file, ".jsonl")
  if (only !== undefined && only !== name) continue
  const lines = readFileSync(path.join(FOLDER, file), "utf8").trimEnd().split("\n")
  const rows = lines.map((line) => JSON.parse(line) as LabelledRow)
  for (const [i, part] of (["open", "kept"] as const).entries()) {
    if (half !== undefined && half !== part) continue
    const own = rows.filter(({ read }, row) => (read ? i === 0 : row % 2 === i))
    await packsFor(own.flatMap(({ text, a, b }) => [text, a, b].filter((one) => one !== undefined)))
    if (name === "dups") duplicates(part, own)
    else judge(name, part, own)
  }
}
console.table(results)
if (all.length > 0) console.log(`calibration error ${calibrationError(all).toFixed(3)} over ${all.length} rows`)

function judge(name: string, part: "open" | "kept", rows: LabelledRow[]) {
  const judged = rows.map(judgeRow)
  if (name === "unknowable") {
    const expected = judged.filter(({ unsure }) => unsure)
    results.push({ file: name, half: part, class: "", rows: rows.length, unsure: share(expected, judged) })
  } else {
    all.push(...judged.filter(({ row }) => typeof row.parent_category === "string"))
    categories(name, part, "", judged)
    const classes = Map.groupBy(judged, ({ row }) => row.region ?? row.lang ?? "")
    if (classes.size > 1) for (const [one, own] of classes) categories(name, part, one, own)
  }
  layersOf(name, part, rows)
  if (!verbose || part === "kept") return
  for (const { row, right, unsure, confidence } of judged) {
    const missed = name === "unknowable" ? !unsure : typeof row.parent_category === "string" && (!right || unsure)
    if (!missed) continue
    const said = localEngine(row.text)?.parent_category
    const how = unsure ? "unsure" : confidence.toFixed(2)
    console.log(`${name}\t${row.text}\t${row.parent_category ?? ""}\tsaid ${said ?? ""} (${how})`)
  }
}

function judgeRow(row: LabelledRow): Judged {
  const said = localEngine(row.text)
  const category = said?.parent_category ?? ""
  const right = category === row.parent_category || row.also?.includes(category) === true
  return { row, right, unsure: said?.unsure === true, confidence: said?.confidence ?? 0 }
}

function categories(file: string, part: string, of: string, judged: Judged[]) {
  const own = judged.filter(({ row }) => typeof row.parent_category === "string")
  if (own.length === 0) return
  results.push({
    file,
    half: part,
    class: of,
    rows: own.length,
    right: share(
      own.filter(({ right }) => right),
      own,
    ),
    "wrong, sure": share(
      own.filter(({ right, unsure }) => !right && !unsure),
      own,
    ),
    unsure: share(
      own.filter(({ unsure }) => unsure),
      own,
    ),
    "right, unsure": share(
      own.filter(({ right, unsure }) => right && unsure),
      own,
    ),
  })
}

function layersOf(file: string, part: string, rows: LabelledRow[]) {
  const typed = rows.filter(({ segment_type }) => segment_type !== undefined)
  const isTyped = (row: LabelledRow) =>
    [row.segment_type, row.also_segment_type].flat().includes(localEngine(row.text)?.segment_type)
  if (typed.length > 0) {
    results.push({
      file,
      half: part,
      class: "segment type",
      rows: typed.length,
      right: share(typed.filter(isTyped), typed),
    })
    report(
      part,
      file,
      "segment type",
      typed.filter((row) => !isTyped(row)),
    )
  }
  const labelled = rows.filter((row) => isSensitive(row) !== undefined)
  const sensitive = labelled.filter((row) => isSensitive(row) === true)
  if (sensitive.length === 0) return
  const isHeld = (row: Row) => ["Sensitive", "Restricted"].includes(localEngine(row.text)?.sensitivity ?? "")
  const held = labelled.filter(isHeld)
  const found = held.filter((row) => isSensitive(row) === true)
  results.push({ file, half: part, class: "sensitive: recall", rows: sensitive.length, right: share(found, sensitive) })
  results.push({ file, half: part, class: "sensitive: precision", rows: held.length, right: share(found, held) })
  report(
    part,
    file,
    "sensitivity",
    labelled.filter((row) => isHeld(row) !== isSensitive(row)),
  )
}

function duplicates(part: string, rows: LabelledRow[]) {
  const pairs = rows.map(({ a = "", b = "", duplicate }) => ({ a, b, duplicate: duplicate ? "yes" : "no" }) as const)
  const { precision, recall, falsePositives, falseNegatives } = evaluateDuplicates(pairs)
  results.push({ file: "dups", half: part, class: "precision", rows: pairs.length, right: percent(precision) })
  results.push({ file: "dups", half: part, class: "recall", rows: pairs.length, right: percent(recall) })
  if (!verbose || part === "kept") return
  for (const { a, b, duplicate } of [...falsePositives, ...falseNegatives])
    console.log(`dups\t${a}\t${b}\t${duplicate}`)
}

function report(part: string, file: string, layer: string, rows: LabelledRow[]) {
  if (!verbose || part === "kept") return
  for (const { text, segment_type, sensitive } of rows) {
    const said = localEngine(text)
    const [label, answer] =
      layer === "sensitivity" ? [String(sensitive), said?.sensitivity] : [segment_type, said?.segment_type]
    console.log(`${file}, ${layer}\t${text}\t${label}\tsaid ${answer}`)
  }
}

function share(some: readonly unknown[], of: readonly unknown[]): string {
  return of.length === 0 ? "" : percent(some.length / of.length)
}
