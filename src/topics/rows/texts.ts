import { type Cell, TEXTS } from "./columns.ts"

/**
 * A topic's names and descriptions repeat its other columns and each other: stored in full, they were three quarters of its row. A text
 * that can be derived from the rest of the row is stored as a mark and expanded by the database on read, so that every statement can read,
 * measure and compare it. Texts of other templates are stored as they are.
 *
 * Stored rows contain these marks and refer to these forms. Never change a form; new wording needs a new form and mark.
 */
type TextColumn = (typeof TEXTS)[number]
export type Texts = Record<TextColumn, Cell>

/** Starts a derived text. */
export const MARK = "\u0001"
/** Within a story: the topic's name, and the name with a lower-case first letter. */
const NAME = "\u0002"
const SMALL_NAME = "\u0003"
const MARKS = new RegExp(`[${MARK}${NAME}${SMALL_NAME}]`, "g")
/** SQLite counts code points, JavaScript counts surrogates separately. */
const HALVES = /[\uD800-\uDFFF]/

/** A piece of text, computed from the row in JavaScript and in SQL. */
type Row = Readonly<Record<string, Cell>>
type Piece = { of: (row: Row) => string; sql: (alias: string) => string }

const column = (name: string): Piece => ({ of: (row) => String(row[name]), sql: (alias) => `${alias}.${name}` })
const words = (text: string): Piece => ({ of: () => text, sql: () => `'${text}'` })
const lower = ({ of, sql }: Piece): Piece => ({
  of: (row) => of(row).toLowerCase(),
  sql: (alias) => `lower(${sql(alias)})`,
})
const capital = ({ of, sql }: Piece): Piece => ({
  of: (row) => {
    const text = of(row)
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
  sql: (alias) => `upper(substr(${sql(alias)}, 1, 1)) || substr(${sql(alias)}, 2)`,
})
/** Up to the first comma: "Beer, Wine & Spirits" is called "Beer" in a path. */
const start = ({ of, sql }: Piece): Piece => ({
  of: (row) => {
    const text = of(row)
    const comma = text.indexOf(",")
    return comma < 0 ? text : text.slice(0, comma)
  },
  sql: (alias) => `substr(${sql(alias)}, 1, instr(${sql(alias)} || ',', ',') - 1)`,
})
const both = (intent: (name: string) => Piece, between: string): Piece => {
  const [first, second] = [intent("intent"), intent("secondary_intent")]
  return {
    of: (row) => first.of(row) + (row["secondary_intent"] === null ? "" : between + second.of(row)),
    sql: (alias) => `${first.sql(alias)} || coalesce('${between}' || ${second.sql(alias)}, '')`,
  }
}

const PIECES: Readonly<Record<string, Piece>> = {
  topic: column("topic_name"),
  group: column("taxonomy_type"),
  category: column("parent_category"),
  subcategory: start(column("subcategory")),
  path: column("taxonomy_path"),
  segment: column("segment_type"),
  audience: column("audience_type"),
  Intent: capital(column("intent")),
  Intents: both((name) => capital(column(name)), " + "),
  intents: both(column, " and "),
  Intensity: column("intensity"),
  intensity: lower(column("intensity")),
  Awareness: column("awareness"),
  awareness: lower(column("awareness")),
  Funnel: column("funnel"),
  funnel: lower(column("funnel")),
  Journey: column("buyer_journey"),
  journey: lower(column("buyer_journey")),
  sensitivity: column("sensitivity"),
  score: column("composite_score"),
}

function pieceNamed(name: string): Piece {
  const piece = PIECES[name]
  if (!piece) throw new Error(`No piece of a text is called ${name}`)
  return piece
}

/** `{piece}` is replaced by a piece; the rest is literal. */
function form(text: string): Piece {
  const pieces = text.split(/[{}]/).map((part, i) => (i % 2 === 0 ? words(part) : pieceNamed(part)))
  return {
    of: (row) => pieces.map(({ of }) => of(row)).join(""),
    sql: (alias) => pieces.map(({ sql }) => sql(alias)).join(" || "),
  }
}

const NAMES: Readonly<Record<Extract<TextColumn, `segment_name_${string}`>, Piece>> = {
  segment_name_dspapi: form(
    "{topic} ({Intent}) > {category} > {subcategory} > {segment} {audience} > {Intensity} Intensity + {Awareness}" +
      " > {Funnel} Funnel {Journey} > 30 Day",
  ),
  segment_name_marketplace: form(
    "{topic} ({Intent}) > {group} > {category} > {subcategory} > {segment} {audience} > {Journey} > 30 Day",
  ),
  segment_name_internal: form(
    "{topic} > {Intents} > {group} > {category} > {subcategory} > {segment} > {Intensity} Intensity > {Awareness}" +
      " > {Funnel} Funnel {Journey} > 30 Day",
  ),
}

/** The end of an internal description. The text before it is the story that the other descriptions are taken from. */
const ENDING = form(
  " Classified under {group} > {category} > {path} as {segment} {audience} with {intents} intent: {intensity} intensity," +
    " {awareness}, {funnel} funnel at the {journey} stage. Sensitivity: {sensitivity}. Composite score: {score} of 100.",
)

/** A topic's texts in storage form; `row` is the complete new topic. */
export function storedTexts(row: Row & Texts): Texts {
  const text = (of: TextColumn) => withoutMarks(String(row[of]))
  const named = (of: keyof typeof NAMES) => {
    const name = text(of)
    return NAMES[of].of(row) === name ? MARK : name
  }
  const whole = text("internal_description")
  const ending = ENDING.of(row)
  const isFormed = whole.endsWith(ending)
  const story = isFormed ? whole.slice(0, -ending.length) : whole
  return {
    segment_name_dspapi: named("segment_name_dspapi"),
    segment_name_marketplace: named("segment_name_marketplace"),
    segment_name_internal: named("segment_name_internal"),
    segment_desc_marketplace: asPart(text("segment_desc_marketplace"), story),
    segment_desc_dspapi: asPart(text("segment_desc_dspapi"), story),
    internal_description: isFormed ? MARK + withoutName(story, String(row["topic_name"])) : whole,
  }
}

const withoutMarks = (text: string) => (text.search(MARKS) < 0 ? text : text.replaceAll(MARKS, " "))

/** The values of `columns` in storage form, for a topic with this name and all of `cells` once they are written. */
export function storedValues(
  name: string,
  cells: Row & Texts,
  columns: readonly string[],
  /** The stored texts, if the caller has them already. */
  stored?: Texts,
): Cell[] {
  const texts: Row = stored ?? (columns.some(isText) ? storedTexts({ ...cells, topic_name: name }) : {})
  return columns.map((each) => texts[each] ?? cells[each] ?? null)
}

/** Only the text columns of a row. */
export const textsOf = (row: Texts): Texts => ({
  segment_name_dspapi: row.segment_name_dspapi,
  segment_name_marketplace: row.segment_name_marketplace,
  segment_name_internal: row.segment_name_internal,
  segment_desc_marketplace: row.segment_desc_marketplace,
  segment_desc_dspapi: row.segment_desc_dspapi,
  internal_description: row.internal_description,
})

/** Expands the texts of a row read in storage form. For jobs, which read more topics than SQL can expand quickly. */
export function wholeTexts(row: Row & Texts): Record<TextColumn, string> {
  const named = (of: keyof typeof NAMES) => (row[of] === MARK ? NAMES[of].of(row) : String(row[of]))
  return {
    segment_name_dspapi: named("segment_name_dspapi"),
    segment_name_marketplace: named("segment_name_marketplace"),
    segment_name_internal: named("segment_name_internal"),
    ...wholeDescriptions(row),
  }
}

/** Only the descriptions of `wholeTexts`. */
export function wholeDescriptions(row: Row & Texts): Record<Exclude<TextColumn, keyof typeof NAMES>, string> {
  const text = (of: TextColumn) => String(row[of])
  const name = String(row["topic_name"])
  const whole = text("internal_description")
  const isFormed = whole.startsWith(MARK)
  const story = isFormed
    ? whole
        .slice(1)
        .replaceAll(NAME, () => name)
        .replaceAll(SMALL_NAME, () => withSmallStart(name))
    : whole
  const part = (of: TextColumn) => {
    if (!text(of).startsWith(MARK)) return text(of)
    const [shared = 0, at = 0, length = 0] = [1, 1 + DIGITS, 1 + 2 * DIGITS].map((from) =>
      Number(text(of).slice(from, from + DIGITS)),
    )
    return story.slice(0, shared) + story.slice(at - 1, at - 1 + length)
  }
  return {
    segment_desc_marketplace: part("segment_desc_marketplace"),
    segment_desc_dspapi: part("segment_desc_dspapi"),
    internal_description: isFormed ? story + ENDING.of(row) : whole,
  }
}

function withoutName(story: string, name: string): string {
  if (name === "" || name.search(MARKS) >= 0) return story
  return story.replaceAll(name, NAME).replaceAll(withSmallStart(name), SMALL_NAME)
}

/** Like SQLite, which lower-cases only A to Z. */
const withSmallStart = (name: string) => (/^[A-Z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

/** A shorter description is the start of the story, sometimes followed by a later sentence. */
function asPart(text: string, story: string): string {
  if (HALVES.test(story)) return text
  const shared = story.startsWith(text) ? text.length : sharedStart(text, story)
  const rest = text.slice(shared)
  const at = story.indexOf(rest, shared)
  const part = partOfStory(shared, at, rest.length)
  return at >= 0 && part.length < text.length ? part : text
}

function sharedStart(text: string, story: string): number {
  let at = 0
  while (at < text.length && text.charCodeAt(at) === story.charCodeAt(at)) at++
  return at
}

/** Enough for 5,000 characters, the maximum length of a description. */
const DIGITS = 4
/** Encodes the start of a story plus a later part of it. */
const partOfStory = (shared: number, at: number, length: number) =>
  MARK + digits(shared) + digits(at + 1) + digits(length)
const digits = (n: number) => String(n).padStart(DIGITS, "0")

export const isText = (name: string): name is TextColumn => (TEXTS as readonly string[]).includes(name)
const isName = (name: TextColumn): name is keyof typeof NAMES => name in NAMES

/** SQL for a topic's column in its readable form. */
export function shown(alias: string, name: string): string {
  const stored = `${alias}.${name}`
  if (!isText(name)) return stored
  if (isName(name)) return `iif(${stored} = '${MARK}', ${NAMES[name].sql(alias)}, ${stored})`
  const whole = `${alias}.internal_description`
  const story = storyIn(`substr(${whole}, 2)`, `${alias}.topic_name`)
  if (stored === whole) return `iif(${isMarked(whole)}, ${story} || ${ENDING.sql(alias)}, ${whole})`
  const source = `iif(${isMarked(whole)}, ${story}, ${whole})`
  const number = (nth: number) => `CAST(substr(${stored}, ${2 + nth * DIGITS}, ${DIGITS}) AS INTEGER)`
  const parts = `substr(${source}, 1, ${number(0)}) || substr(${source}, ${number(1)}, ${number(2)})`
  return `iif(${isMarked(stored)}, ${parts}, ${stored})`
}
const isMarked = (stored: string) => `substr(${stored}, 1, 1) = '${MARK}'`
const storyIn = (stored: string, name: string) =>
  `replace(replace(${stored}, '${NAME}', ${name}), '${SMALL_NAME}', lower(substr(${name}, 1, 1)) || substr(${name}, 2))`

/** SQL for columns of a topic or a link, by their names. */
export const columnsOf = (alias: string, columns: readonly string[]) =>
  columns.map((each) => (isText(each) ? `${shown(alias, each)} AS ${each}` : `${alias}.${each}`)).join(", ")
