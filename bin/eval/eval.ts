// Measures the local engine, or the predictions of another classifier, on labelled examples. See docs/benchmark.md.
import { writeFileSync } from "node:fs"
import { isSensitivityKnown } from "../../src/knowledge/engine/calibration.ts"
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { packsFor } from "../../src/knowledge/engine/packs.ts"
import { layersAgree } from "../../src/knowledge/taxonomy/audience-layers.ts"
import { evaluateDuplicates, type LabelledPair } from "../../src/knowledge/similarity/eval-duplicates.ts"
import { type Classifier, crossValidated, localEngine, naiveBayes, nearestName, predictionsIn } from "./classifiers.ts"
import { printDrawn } from "./drawn-names.ts"
import { fitCalibration } from "./fit-calibration.ts"
import { judgeHeldOut } from "./held-out.ts"
import { masked } from "./masked.ts"
import { isCluster, isForeign, isSensitive, openRows, readPairs, readRows, type Row } from "./rows.ts"
import { calibrationError, interval, percent } from "./statistics.ts"

if (process.argv.includes("--held-out")) process.exit(judgeHeldOut())
if (process.argv.includes("--drawn")) {
  await printDrawn()
  process.exit(0)
}

const argument = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
/** Corpora whose rows have categories. */
const PLACED = (
  "b2b b2b2 bare_brands bare_brands2 brands catalogs catalogs2 codes codes2 language_traps languages more_languages paths qualifiers " +
  "segment_types"
).split(" ")
const verbose = process.argv.includes("--verbose")
const predictions = argument("predictions")
const classify: Classifier = predictions === undefined ? localEngine : predictionsIn(predictions)

const sets = {
  topics: readRows("topics"),
  brands: readRows("brands"),
  b2b: readRows("b2b"),
  segments: readRows("segments"),
  sensitive: readRows("sensitive"),
  fresh: readRows("fresh"),
  qualified: readRows("qualified"),
  multilingual: readRows("multilingual"),
  conversational: readRows("conversational"),
  unknowable: readRows("unknowable"),
  midtail: readRows("midtail_brands"),
  b2b3: readRows("b2b3"),
  sensitive2: readRows("sensitive2"),
  reviewed: readRows("reviewed"),
}
await packsFor(Object.values(sets).flatMap((rows) => rows.flatMap(({ text }) => [text, ...masked(text)])))
const freshOf = (...names: string[]) => sets.fresh.filter(({ set }) => names.includes(set ?? ""))
const catalogs = freshOf("topics").filter((row) => !isCluster(row))
const clusters = sets.fresh.filter(isCluster)
const sentences = freshOf("sentences").filter((row) => !isForeign(row))
const english = [
  ...sets.topics,
  ...sets.brands,
  ...sets.fresh.filter((row) => !isForeign(row)),
  ...sets.qualified,
  ...sets.conversational,
  ...sets.midtail,
  ...sets.b2b3,
  ...sets.sensitive2,
].filter(hasCategory)
const judged = [
  ...sets.sensitive,
  ...sets.fresh,
  ...sets.sensitive2,
  ...sets.qualified,
  ...sets.conversational,
  ...sets.midtail,
  ...sets.multilingual,
].filter((row) => isSensitive(row) !== undefined)
const labelled = [...english, ...sets.multilingual, ...sets.fresh.filter(isForeign)].filter(hasCategory)

if (process.argv.includes("--fit")) {
  const open = openRows("b2b", "segment_types", "catalogs", "codes", "paths").filter(
    ({ segment_type }) => segment_type !== undefined,
  )
  await packsFor(open.flatMap(({ text }) => [text, ...masked(text)]))
  const placed = openRows(...PLACED).filter(hasCategory)
  await packsFor(placed.map(({ text }) => text))
  fitCalibration(
    [...labelled, ...placed, ...sets.unknowable],
    [...sets.b2b, ...sets.segments, ...sets.b2b3, ...freshOf("b2b", "sentences", "brands"), ...open],
    judged,
  )
  console.log("Fitted the confidence tables")
  process.exit(0)
}

const baselines: Record<string, Classifier> = {
  bayes: crossValidated(labelled, naiveBayes),
  nearest: crossValidated(labelled, nearestName),
}

const results: Record<string, string | number | boolean>[] = []

report("topics", sets.topics, 0.95)
report("brands", sets.brands, 0.92)
report("fresh catalogs", catalogs, 0.93)
classes(catalogs, "fresh catalogs", ({ source }) => source)
measure("lifestyle clusters, right or unsure", clusters, 0.9, (row) => isRight(classify, row) || isUnsure(row))
report("qualified", sets.qualified, 0.93)
classes(sets.qualified, "qualified", ({ kind }) => kind)
report("conversational", [...sets.conversational, ...sentences], 0.88)
report("mid-tail brands", [...sets.midtail, ...freshOf("brands")], 0.85)
report("category of B2B names", [...sets.b2b3, ...freshOf("b2b")], 0.93)
report("multilingual", sets.multilingual, 0.85)
classes(sets.multilingual, "multilingual", ({ lang }) => lang)
report("reviewed", sets.reviewed, undefined)
classes(sets.reviewed, "reviewed", ({ source }) => source)
measure("group", [...sets.topics, ...sets.brands], 0.95, (row) => classify(row.text)?.group === row.group)
measure("unknowable, marked unsure", sets.unknowable, 0.9, isUnsure)
const right = english.filter((row) => isRight(classify, row) && !isCluster(row))
measure("right answers, not marked unsure", right, 0.95, (row) => !isUnsure(row))
const typed = [...sets.b2b, ...sets.segments, ...sets.b2b3, ...freshOf("b2b")]
measure("segment type", typed, 0.96, isSegmentRight)
for (const type of ["B2B", "B2C", "B2B2C", "B2E", "B2G"]) {
  const own = typed.filter((row) => row.segment_type === type)
  measure(`  segment type: ${type}`, own, undefined, isSegmentRight)
}
sensitivity("sensitivity", [...sets.sensitive, ...freshOf("sensitive")], ["Sensitive"], 0.98, 0.96)
sensitivity(
  "sensitivity, hand-written",
  [...sets.sensitive2, ...sets.qualified, ...sets.conversational, ...sets.midtail],
  ["Sensitive", "Restricted"],
  0.98,
  0.96,
)
sensitivity("sensitivity, multilingual", sets.multilingual, ["Sensitive", "Restricted"], 0.95, 0.9)
calibration("calibration error, English", english)
calibration("calibration error, all languages", labelled)
if (predictions === undefined) {
  unknownSensitivity(judged)
  layers(Object.values(sets).flat())
  duplicates("duplicates", readPairs("dups"))
  duplicates("duplicates, fresh pairs", [...readPairs("fresh_dups"), ...readPairs("dups3")])
}

console.table(results)
const file = argument("write")
if (file !== undefined) {
  const texts = new Set(
    Object.values(sets)
      .flat()
      .map(({ text }) => text),
  )
  writeFileSync(file, Array.from(texts, (text) => `${JSON.stringify(classify(text))}\n`).join(""))
}
process.exit(results.every(({ ok }) => ok !== "no") ? 0 : 1)

function hasCategory({ parent_category }: Row) {
  return typeof parent_category === "string"
}

function isRight(by: Classifier, { text, parent_category, also }: Row): boolean {
  const said = by(text)?.parent_category ?? ""
  return said === parent_category || also?.includes(said) === true
}

function isUnsure({ text }: Row): boolean {
  return classify(text)?.unsure === true
}

function isSegmentRight({ text, segment_type }: Row): boolean {
  return classify(text)?.segment_type === segment_type
}

function add(measured: string, hits: number, total: number, target: number | undefined, others = {}) {
  if (total === 0) return
  const [low, high] = interval(hits, total)
  results.push({
    measure: measured,
    rows: total,
    reached: percent(hits / total),
    "95% interval": `${percent(low)} to ${percent(high)}`,
    target: target === undefined ? "" : percent(target),
    ok: target === undefined ? "" : hits / total >= target ? "yes" : "no",
    ...others,
  })
}

function measure(measured: string, rows: Row[], target: number | undefined, test: (row: Row) => boolean) {
  const wrong = rows.filter((row) => !test(row))
  add(measured, rows.length - wrong.length, rows.length, target)
  if (verbose && target !== undefined) for (const row of wrong) miss(measured, row)
}

/** The share of correct categories, beside the baselines. */
function report(measured: string, all: Row[], target: number | undefined) {
  const rows = all.filter(hasCategory)
  const wrong = rows.filter((row) => !isRight(classify, row))
  const share = (by: Classifier) => percent(rows.filter((row) => isRight(by, row)).length / rows.length)
  add(
    measured,
    rows.length - wrong.length,
    rows.length,
    target,
    Object.fromEntries(Object.entries(baselines).map(([name, by]) => [name, share(by)])),
  )
  if (verbose) for (const row of wrong) miss(measured, row)
}

function classes(rows: Row[], measured: string, classOf: (row: Row) => string | undefined) {
  for (const [name = "", own] of Map.groupBy(rows.filter(hasCategory), classOf)) {
    add(`  ${measured}: ${name}`, own.filter((row) => isRight(classify, row)).length, own.length, undefined)
  }
}

function miss(measured: string, row: Row) {
  const { parent_category, also, segment_type, sensitive } = row
  const said = classify(row.text)
  console.log(`${measured}: ${row.text} | ${JSON.stringify({ parent_category, also, segment_type, sensitive })}`)
  console.log(`    ${JSON.stringify(said)}`)
}

function sensitivity(measured: string, all: Row[], levels: string[], recallTarget: number, precisionTarget: number) {
  const rows = all.filter((row) => isSensitive(row) !== undefined)
  const flagged = rows.filter((row) => levels.includes(classify(row.text)?.sensitivity ?? ""))
  const sensitive = rows.filter((row) => isSensitive(row) === true)
  const hits = flagged.filter((row) => isSensitive(row) === true)
  add(`${measured}, recall`, hits.length, sensitive.length, recallTarget)
  add(`${measured}, precision`, hits.length, flagged.length, precisionTarget)
  if (!verbose) return
  for (const row of sensitive) if (!hits.includes(row)) miss(`${measured}, not found`, row)
  for (const row of flagged) if (!hits.includes(row)) miss(`${measured}, false alarm`, row)
}

/** Sensitive names that a policy blocks although they contain an unknown word, and harmless names that it allows. */
function unknownSensitivity(rows: Row[]) {
  const isHeld = (text: string) => {
    const { sensitivity: level, sensitivityConfidence } = classifyLocally(text)
    return level === "Sensitive" || level === "Restricted" || !isSensitivityKnown(sensitivityConfidence)
  }
  const sensitive = rows.filter((row) => isSensitive(row) === true).flatMap(({ text }) => masked(text))
  measure(
    "sensitive, with an unknown word: blocked",
    sensitive.map((text) => ({ text })),
    0.98,
    ({ text }) => isHeld(text),
  )
  const harmless = rows.filter((row) => isSensitive(row) === false)
  const known = ({ text }: Row) => isSensitivityKnown(classifyLocally(text).sensitivityConfidence)
  measure("harmless: sensitivity known", harmless, 0.85, known)
}

function calibration(measured: string, rows: Row[]) {
  const answers = rows.map((row) => ({
    confidence: classify(row.text)?.confidence ?? 0,
    right: isRight(classify, row),
  }))
  const error = calibrationError(answers)
  const target = 0.05
  const ok = error <= target ? "yes" : "no"
  results.push({ measure: measured, rows: rows.length, reached: error.toFixed(3), target: String(target), ok })
}

/** Contradicting layers, and the share of the most common combination. */
function layers(rows: Row[]) {
  const classified = rows.filter((row) => row.lang === undefined).map(({ text }) => classifyLocally(text))
  const agreeing = classified.filter((one) => layersAgree(one))
  add("layers agree", agreeing.length, classified.length, 1)
  const combinations = Map.groupBy(classified, (one) =>
    [one.audienceType, one.intent, one.awareness, one.funnel, one.buyerJourney].join(),
  )
  const most = Math.max(...Array.from(combinations.values(), (same) => same.length))
  add("not the most common layers", classified.length - most, classified.length, 0.85)
}

/** Measured at the block threshold. */
function duplicates(measured: string, pairs: LabelledPair[]) {
  const { falsePositives, falseNegatives } = evaluateDuplicates(pairs)
  const found = pairs.filter(({ duplicate }) => duplicate === "yes").length - falseNegatives.length
  add(`${measured}, precision`, found, found + falsePositives.length, 0.99)
  add(`${measured}, recall`, found, found + falseNegatives.length, 0.92)
  if (!verbose) return
  for (const pair of falsePositives) console.log(`${measured}, false alarm: ${JSON.stringify(pair)}`)
  for (const pair of falseNegatives) console.log(`${measured}, not found: ${JSON.stringify(pair)}`)
}
