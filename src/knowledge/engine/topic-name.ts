import { CASING } from "../taxonomy/casing.ts"

const MAX_LENGTH = 120
const SMALL = new Set("a an and as at but by for from in nor of on or the to vs with".split(" "))
const PLAIN = /^[a-z]+$/
const STEP = /[>|»]/
const OPENING = new Set(" \"'“”‘’«»`")
const CLOSING = new Set(" \"'“”‘’«»`,;:.")
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/**
 * The topic name for a text: the last step of a path, in title case, without quotes, control characters or repeated
 * spaces. Words with inner capitals keep them (iPhone, NASCAR) unless the whole text is in capitals. Title case is English:
 * a name in another language only starts with a capital.
 */
export function topicNameOf(text: string, language: string = "en"): string {
  const visible = text.slice(0, 2_000).replace(UNSAFE, " ")
  const last = unquoted(visible.split(STEP).findLast((step) => /[\p{L}\p{N}]/u.test(step)) ?? "")
  return titledName(/^[^:]{1,30}:\s+\S/.test(last) ? afterLabel(last) : last, language)
}

/** `topicNameOf` for a name that is no path. */
export function titledName(given: string, language: string = "en"): string {
  const name = given.replace(UNSAFE, " ").split(/\s+/).filter(Boolean)
  const allCaps = !/\p{Ll}/u.test(given) && /\p{Lu}/u.test(given) && given.length > 5
  if (language !== "en") return cutAtWord(upperFirst(name.join(" "))) || "Untitled Topic"
  const title = name.map((word, i) => titleCase(word, i === 0 || i === name.length - 1, allCaps)).join(" ")
  return cutAtWord(title) || "Untitled Topic"
}

const upperFirst = (text: string) => {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  return first === "\0" ? text : first.toUpperCase() + text.slice(first.length)
}

/** A loop, because a regular expression would backtrack on long runs of quotes. */
function unquoted(text: string): string {
  const plain = text.trim()
  let start = 0
  let end = plain.length
  while (start < end && OPENING.has(plain.charAt(start))) start++
  while (end > start && CLOSING.has(plain.charAt(end - 1))) end--
  return plain.slice(start, end)
}

/** Drops a label such as "In-Market:" from "In-Market: Trucks"; "Star Wars: Andor" is kept whole. */
function afterLabel(text: string): string {
  const at = text.indexOf(":")
  const label = text.slice(0, at).trim().toLowerCase()
  return LABELS.has(label) ? text.slice(at + 1).trim() : text
}
const LABELS = new Set(
  "interest,interests,in-market,in market,inmarket,intent,audience,segment,affinity,demographic,demographics,lifestyle,behavior,behavioral,purchase,b2b,b2c,topic,category".split(
    ",",
  ),
)

function titleCase(word: string, atEdge: boolean, allCaps: boolean): string {
  return word.includes("-") && !/\d/.test(word)
    ? word
        .split("-")
        .map((part) => capitalize(part, true, allCaps))
        .join("-")
    : capitalize(word, atEdge, allCaps)
}

function capitalize(word: string, atEdge: boolean, allCaps: boolean): string {
  const lower = word.toLowerCase()
  if (PLAIN.test(lower)) {
    const spelled = CASING.get(lower)
    if (spelled) return spelled
    if (!allCaps && word !== lower && word.slice(1) !== lower.slice(1)) return word
    return !atEdge && SMALL.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1)
  }
  const bare = lower.replaceAll(/[^\p{L}\p{N}]/gu, "")
  const known = CASING.get(bare)
  if (known && bare !== "" && lower.includes(bare)) return lower.replace(bare, () => known)
  if (!allCaps && /\p{Lu}/u.test(word.slice(1))) return word
  if (!atEdge && SMALL.has(lower)) return lower
  const first = lower.search(/\p{L}/u)
  if (first < 0 || /^\d/.test(lower)) return lower
  const letter = String.fromCodePoint(lower.codePointAt(first) ?? 0)
  return lower.slice(0, first) + letter.toUpperCase() + lower.slice(first + letter.length)
}

function cutAtWord(name: string): string {
  if (name.length <= MAX_LENGTH) return name
  const cut = name.slice(0, MAX_LENGTH)
  const space = cut.lastIndexOf(" ")
  return (space > MAX_LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, "")
}
