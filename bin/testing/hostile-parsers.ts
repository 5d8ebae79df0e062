import { documentOf } from "../../src/intake/briefs/document.ts"
import { DOCX, PPTX } from "../../src/intake/briefs/media-types.ts"
import { openXmlText } from "../../src/intake/briefs/xml-text.ts"
import { cleanName } from "../../src/intake/imports/clean-name.ts"
import { openCsv } from "../../src/intake/imports/csv-reader.ts"
import { parse, readJson } from "../../src/kernel/http/read-input.ts"
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { compileTemplate } from "../../src/knowledge/outputs/compile.ts"
import { renderOutputs } from "../../src/knowledge/outputs/render.ts"
import { TemplateDraft } from "../../src/knowledge/outputs/template.ts"
import { normalizedName } from "../../src/knowledge/text/normalized-name.ts"
import * as nasty from "../../src/testing/nasty-files.ts"
import { TopicIds } from "../../src/topics/library/schema.ts"
import { readCsv } from "../../src/intake/imports/read-csv.ts"
import { headerOf } from "../../workers/console/src/pages/import/columns.ts"

export type Parser = {
  honest: (size: number) => string
  files: nasty.Nasty
  /** Inputs that give the most objects or the longest texts: `npm test` measures the memory of these only. */
  hungriest: readonly string[]
  /** Characters of the larger timed input. */
  size: number
  /** Characters of an input at or near the largest that reaches the parser. */
  largest: number
  parse: (input: string) => unknown
}

const KB = 1024
const MB = 1024 * KB
/** The limit of the routes that accept the most. */
const BODY_LIMIT = 16 * MB

function pushCsv(text: string, pieceBytes: number) {
  const bytes = new TextEncoder().encode(text)
  const csv = openCsv(["Name"], () => {})
  for (let at = 0; at < bytes.length; at += pieceBytes) csv.push(bytes.subarray(at, at + pieceBytes))
  csv.end()
}

function feedXml(text: string) {
  const xml = openXmlText(300_000)
  for (let at = 0; at < text.length; at += 4_000) xml.feed(text.slice(at, at + 4_000))
  xml.end()
}

function renderTemplate(text: string) {
  const draft = TemplateDraft.parse({ pathFields: [{ key: "topic" }] })
  const format = { key: "topic", format: text }
  const template = compileTemplate({ ...draft, descTemplate: text, pathFields: [format, format] })
  renderOutputs(classifyLocally("Trail Runners"), [template])
}

function readName(text: string) {
  classifyLocally(text)
  cleanName(text)
  normalizedName(text)
}

const csv = {
  honest: nasty.HONEST_CSV,
  files: nasty.NASTY_CSV,
  hungriest: ["distinct columns", "rows of delimiters", "one letter per row"],
}

/** Every parser of untrusted input, the largest input that its limits allow, and its hostile inputs. */
export const PARSERS: Readonly<Record<string, Parser>> = {
  csv: { ...csv, size: MB, largest: 8 * MB, parse: (text) => pushCsv(text, 64 * KB) },
  "csv in single bytes": { ...csv, size: 128 * KB, largest: 64 * KB, parse: (text) => pushCsv(text, 1) },
  "csv in the console": {
    ...csv,
    size: 512 * KB,
    largest: 4 * MB,
    parse: async (text) => headerOf((await readCsv(new Blob([text]))).rows[0] ?? []),
  },
  xml: {
    honest: nasty.HONEST_XML,
    files: nasty.NASTY_XML,
    hungriest: ["short tags", "entities"],
    size: MB,
    largest: 4 * MB,
    parse: feedXml,
  },
  docx: {
    honest: nasty.HONEST_DOCX,
    files: nasty.NASTY_DOCX,
    hungriest: ["a compressed run", "many entries"],
    size: MB,
    largest: 4 * MB,
    parse: (data) => documentOf(DOCX, data),
  },
  pptx: {
    honest: nasty.HONEST_PPTX,
    files: nasty.NASTY_PPTX,
    hungriest: ["many slides", "slides of wide text"],
    size: MB,
    largest: 8 * MB,
    parse: (data) => documentOf(PPTX, data),
  },
  pdf: {
    honest: nasty.HONEST_PDF,
    files: nasty.NASTY_PDF,
    hungriest: ["no signature"],
    size: 4 * MB,
    largest: 10 * MB,
    parse: (data) => documentOf("application/pdf", data),
  },
  text: {
    honest: nasty.HONEST_PDF,
    files: nasty.NASTY_TEXT,
    hungriest: ["bytes of no encoding"],
    size: 4 * MB,
    largest: 10 * MB,
    parse: (data) => documentOf("text/plain", data),
  },
  json: {
    honest: nasty.HONEST_JSON,
    files: nasty.NASTY_JSON,
    hungriest: ["empty arrays", "keys"],
    size: 4 * MB,
    largest: BODY_LIMIT,
    parse: async (text) =>
      parse(TopicIds, await readJson(new Request("https://strata.test", { method: "POST", body: text }), BODY_LIMIT)),
  },
  templates: {
    honest: nasty.HONEST_TEMPLATE,
    files: nasty.NASTY_TEMPLATES,
    hungriest: ["unknown placeholders", "stories"],
    size: 512 * KB,
    largest: MB,
    parse: renderTemplate,
  },
  patterns: {
    honest: nasty.HONEST_NAME,
    files: nasty.NASTY_NAMES,
    hungriest: ["hyphens", "accents"],
    size: 256 * KB,
    largest: MB,
    parse: readName,
  },
}

/** A rejection counts as a result; a stack overflow or a wrong assumption does not. */
export async function tryParse(name: string, input: string): Promise<void> {
  try {
    await PARSERS[name]?.parse(input)
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError) throw error
  }
}
