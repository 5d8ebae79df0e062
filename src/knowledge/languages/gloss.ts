import type { Pack } from "./pack-format.ts"
import type { Unit } from "./read-words.ts"
import { folded } from "./folded.ts"

/** Extracts ages, incomes and similar qualifiers from a name and replaces each with a comma. */
export function takeQualifiers(text: string, pack: Pack): { rest: string; qualifiers: string[] } {
  const qualifiers: string[] = []
  const source = pack.language === "ja" ? text.normalize("NFKC").toLowerCase() : text.normalize("NFC")
  // Patterns are written without accents. Each letter is folded separately, so that positions stay the same.
  const plain = pack.language === "ja" ? source : Array.from(source, foldLetter).join("")
  let rest = source
  let search = plain
  for (const { pattern, english } of pack.qualifiers) {
    for (const match of search.matchAll(pattern)) {
      qualifiers.push(english.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ""))
      const blank = ",".padEnd(match[0].length)
      const end = match.index + match[0].length
      rest = rest.slice(0, match.index) + blank + rest.slice(end)
      search = search.slice(0, match.index) + blank + search.slice(end)
    }
  }
  return { rest, qualifiers }
}

const foldLetter = (letter: string) => {
  const plain = folded(letter)
  return plain.length === letter.length ? plain : plain.charAt(0).padEnd(letter.length)
}

/**
 * Translates a name to English phrase by phrase, in English word order. If nouns come before their modifiers, the order is reversed:
 * "compradores de coches eléctricos" is "electric car buyers".
 */
export function glossOf(units: readonly Unit[], pack: Pack, qualifiers: readonly string[]): string {
  const parts: string[] = []
  /** The groups of one noun phrase, separated by joining words. */
  let groups: string[][] = [[]]
  let leading: string[] = []
  const close = () => {
    const ordered = groups.toReversed().flatMap((group) => (pack.headFirst ? group.toReversed() : group))
    parts.push(...ordered, ...leading)
    groups = [[]]
    leading = []
  }
  for (const { words, entry, known } of units) {
    if (words[0]?.apart && (parts.length > 0 || groups.flat().length > 0)) {
      close()
      parts.push(words[0].step ? ">" : ",")
    }
    const english = entry?.english ?? words.map(({ text }) => text).join(" ")
    const kind = entry?.kind ?? "topic"
    if (kind === "function") continue
    if (kind === "joining") {
      if (leading.length > 0) groups.at(-1)?.push(...leading.splice(0))
      groups.push([])
    } else if (kind === "before") {
      if (pack.language === "ja") {
        const before = groups.flat().length > 0
        if (before) parts.push(english)
        close()
        if (!before) parts.push(english)
      } else {
        close()
        parts.push(english)
      }
    } else if (kind === "structure") {
      close()
      if (english !== "") parts.push(english)
    } else if (kind === "leading") leading.push(english)
    else {
      const group = groups.at(-1) ?? []
      const last = group.at(-1)
      // Adjacent unknown words are a name and keep their order.
      if (known === "no" && last !== undefined && leading.length === 0 && isRaw(units, words)) {
        group[group.length - 1] = `${last} ${english}`
      } else group.push([...leading.splice(0), english].join(" "))
    }
  }
  close()
  const text = withoutEnds(parts.join(" ").replaceAll(" ,", ","))
  return [text, ...qualifiers].filter(Boolean).join(" ")
}

function isRaw(units: readonly Unit[], words: Unit["words"]): boolean {
  const at = units.findIndex((unit) => unit.words === words)
  return units[at - 1]?.known === "no"
}

/** Trims separators at both ends. A single pattern for both would take quadratic time. */
function withoutEnds(text: string): string {
  let end = text.length
  while (text[end - 1] === " " || text[end - 1] === ",") end--
  return text.slice(0, end).replace(/^[ ,>]+/, "")
}
