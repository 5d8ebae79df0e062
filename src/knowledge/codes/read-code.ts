import CODES from "../../../dist/tables/qualifiers/codes.ts"
import { longForm, placeOf } from "../languages/shorthand.ts"
import { kindOf, namesPeople, singular } from "../outputs/grammar.ts"
import { CASING } from "../taxonomy/casing.ts"
import type { CodeRole } from "../taxonomy/code-roles.ts"
import { figureAt, NUMBERED } from "./figures.ts"
import type { Part, Words } from "./part.ts"

type Meaning = { role: CodeRole; text: string; near: readonly string[]; noun: string }
const meanings = new Map<string, Meaning[]>()
const byText = new Map<string, CodeRole>()
for (const line of CODES.split("\n")) {
  const [role = "", text = "", shorts = "", near = "", noun = ""] = line.split("\t")
  const meaning = { role: role as CodeRole, text, near: near === "" ? [] : near.split(" "), noun }
  for (const short of shorts.split(",")) meanings.set(short, [...(meanings.get(short) ?? []), meaning])
  if (!byText.has(text.toLowerCase())) byText.set(text.toLowerCase(), meaning.role)
}

/** The parts of a code, in its order. */
export function readCode(code: string, words: Words): Part[] {
  const given = code.split(/_+/).filter((part) => part !== "")
  const pieced = given.map((part) => piecesOf(part, words))
  const pieces = pieced.flat()
  const from = pieced.flatMap((own, i) => own.map(() => i))
  const near = new Set(pieces.map((piece) => piece.toLowerCase()))
  const isLower = code === code.toLowerCase()
  const isUpper = code === code.toUpperCase()
  const parts: Part[] = []
  for (let at = 0; at < pieces.length;) {
    const { length, part } = partAt(pieces, at, near, isLower, words, from[at] === from[at + 1], isUpper)
    parts.push({ ...part, from: from[at] ?? 0, given: pieces.slice(at, at + length).join(" ") })
    at += length
  }
  return parts
}

function partAt(
  pieces: readonly string[],
  at: number,
  near: ReadonlySet<string>,
  isLower: boolean,
  words: Words,
  isOneName: boolean,
  isUpper: boolean,
): { length: number; part: Part } {
  const [piece = "", next] = pieces.slice(at, at + 2)
  const one = piece.toLowerCase()
  const both = next === undefined ? undefined : meaningOf(`${one} ${next.toLowerCase()}`, near)
  if (both) return { length: 2, part: both }
  // "BestBuy" is a shop, and no buyers.
  if (
    isOneName &&
    next !== undefined &&
    /[a-z]$/.test(next) &&
    !next.endsWith("s") &&
    words.phraseAt([one, next.toLowerCase()], 0) === 2
  )
    return { length: 2, part: { role: "thing", text: `${piece} ${next}` } }
  const figure = figureAt(pieces, at, near)
  if (figure) return figure
  const place = placeAt(pieces, at, isLower)
  const known = meaningOf(one, near)
  const isAtEdge = at === 0 || at === pieces.length - 1
  const own = known?.role === "mark" && !isAtEdge && LISTS.test(one) ? undefined : known
  // "Student_Visa" is a thing, though students are people.
  if (
    next !== undefined &&
    own &&
    PEOPLE.has(own.role) &&
    !PEOPLE.has(meaningOf(next.toLowerCase(), near)?.role ?? "mark") &&
    words.phraseAt([one, next.toLowerCase()], 0) === 2
  )
    return {
      length: 2,
      part: { role: "thing", text: `${wordOf(piece, words, isUpper)} ${wordOf(next, words, isUpper)}` },
    }
  if (place !== undefined && (own === undefined || placeAt(pieces, at + 1, isLower) !== undefined))
    return { length: 1, part: { role: "place", text: place } }
  if (own) return { length: 1, part: own }
  const where = at === 0 ? "first" : at === pieces.length - 1 ? "last" : "middle"
  const long = longForm(one, near, where)
  // "Gold" of a loyalty program.
  if (long === ", tier,") return { length: 1, part: { role: "tier", text: `${piece} Tier` } }
  return { length: 1, part: long === undefined ? { role: "word", text: wordOf(piece, words, isUpper) } : roleOf(long) }
}

const PEOPLE: ReadonlySet<Part["role"]> = new Set(["relation", "stance", "title", "worker", "people"])
/** Words for lists where a code begins or ends. */
const LISTS = /^(?:test|final|copy|list|custom|standard)$/

/** "CA" is California, "us" a country only where a code of small letters begins. */
function placeAt(pieces: readonly string[], at: number, isLower: boolean): string | undefined {
  const piece = pieces[at] ?? ""
  if (/^EN$/i.test(pieces[at - 1] ?? "") && piece === "CA") return "Canada"
  if (!isLower) return placeOf(piece)
  const isPlace = at === 0 ? piece.length === 2 : at === pieces.length - 1 && /^(?:us|uk|usa)$/.test(piece)
  return isPlace ? placeOf(piece.toUpperCase()) : undefined
}

function meaningOf(short: string, near: ReadonlySet<string>): Part | undefined {
  const found = meanings.get(short)?.find((one) => one.near.length === 0 || one.near.some((word) => near.has(word)))
  return (
    found && {
      role: found.role,
      text: found.text,
      ...(found.noun !== "" && { noun: found.noun }),
      isShort: !found.text.toLowerCase().startsWith(short),
    }
  )
}

/** What a long form of the table of shorthand is in a code. */
function roleOf(long: string): Part {
  if (long.startsWith("for ")) return { role: "tail", text: long }
  if (long.includes(",")) return { role: "aside", text: long.replaceAll(",", "").trim() }
  const industry = /^(?:in )?(.+) (?:industry|sector)$/.exec(long)
  if (industry) return { role: "workplace", text: industry[1] ?? "" }
  const known = byText.get(long)
  if (known !== undefined) return { role: known, text: long }
  const last = long.slice(long.lastIndexOf(" ") + 1)
  const isPeople = last !== singular(last) && (namesPeople(last) === "yes" || /(?:ologist|iatrist|ician)s$/.test(last))
  return { role: isPeople ? "title" : "thing", text: long }
}

/** Capitals are the rule of codes: "TRUCKS" are trucks, "IKEA" and "NFL" spelled so. */
const wordOf = (piece: string, words: Words, isUpper: boolean) =>
  /^[A-Z]{3,}$/.test(piece) &&
  !CASING.has(piece.toLowerCase()) &&
  /[AEIOUY]/.test(piece) &&
  (piece.length > 3 || (!piece.endsWith("S") && kindOf(piece.toLowerCase()) !== "unknown")) &&
  (words.knowsWord(piece.toLowerCase()) || (isUpper && /[AEIOUY].*[AEIOUY]/.test(piece.slice(0, 6))))
    ? piece.charAt(0) + piece.slice(1).toLowerCase()
    : piece

/** A part as words: "GigDrv" are two, "LegalTech" too, "DoorDash" is one. */
function piecesOf(part: string, words: Words): string[] {
  const lower = part.toLowerCase()
  if (/^[A-Z][a-z]*Plus$/.test(part) && !meanings.has(lower)) return [`${part.slice(0, -"Plus".length)}+`]
  if (/^HHw[A-Z]/.test(part)) return ["HH", part.slice("HHw".length)]
  if (meanings.has(lower) || CASING.has(lower) || longForm(lower, NOTHING_NEAR, "middle") !== undefined) return [part]
  if (/\d/.test(part) && !/[A-Za-z]{3}\d*[A-Z][a-z]/.test(part)) return splitDigits(part)
  const split = part
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replace(/(?<=[A-Z])(?=[A-Z][a-z]{2})/g, " ")
    .split(" ")
  if (split.length === 1) return [part]
  if (/\d/.test(part)) return split
  const isOneWord =
    words.knowsWord(lower) &&
    words.phraseAt(
      split.map((word) => word.toLowerCase()),
      0,
    ) !== split.length
  return isOneWord || /^(?:Mc|Mac|[a-z])[A-Z]/.test(part) ? [part] : split
}

const NOTHING_NEAR: ReadonlySet<string> = new Set()

/** "HHI250K", "SUV16" and "ModelY2024" are words and figures, "F150", "PS5" and "5G" are names. */
function splitDigits(part: string): string[] {
  const joined = /^([A-Za-z]{3,})(\d[\dKkMm+\-–$]*(?:P|PLUS)?)$/.exec(part)
  const label = (joined?.[1] ?? "").toLowerCase()
  if (joined && (meanings.has(label) || NUMBERED.test(label))) return [joined[1] ?? "", joined[2] ?? ""]
  return [part]
}
