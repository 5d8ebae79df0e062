import CATEGORY_NAMES from "../../../dist/tables/wording/category-names.ts"
import WORDING from "../../../dist/tables/wording/local.ts"
import { type Language, LANGUAGES } from "../languages/language.ts"
import { GROUPS } from "../taxonomy/groups.ts"

/** What descriptions in a language are composed of (tables/wording/local.tsv). */
export type Wording = {
  language: Language
  /** A sentence, or a part of one, with a text in its place. */
  say: (key: string, text?: string) => string
  /** A range of two numbers. */
  between: (low: string, high: string) => string
  /** What a value of a dimension set says of people; undefined if the table does not know it. */
  value: (key: string, text?: string) => string | undefined
  /** A department or an industry. */
  name: (english: string) => string | undefined
  thing: (english: string) => string | undefined
  /** Whether a word, in lower case, is in a list; in German, Dutch and Japanese words of `people` and the like also end others. */
  has: (list: string, word: string) => boolean
  endsIn: (list: string, word: string) => boolean
  words: (list: string) => readonly string[]
  category: (english: string) => string | undefined
}

/** The first column of a language: `kind` and `key` come before it. */
const FIRST = 2
const CATEGORIES: readonly string[] = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))

const wordings = new Map<Language, Wording>()

/** Decoded with the first description in the language. */
export function wordingOf(language: Language): Wording {
  const known = wordings.get(language)
  if (known) return known
  const made = decode(language)
  wordings.set(language, made)
  return made
}

function decode(language: Language): Wording {
  const column = FIRST + LANGUAGES.indexOf(language)
  const texts = new Map<string, string>()
  const lists = new Map<string, string[]>()
  for (const line of WORDING.split("\n")) {
    const cells = line.split("\t")
    const [kind, key = ""] = cells
    const text = cells[column] ?? ""
    if (kind === "words") lists.set(key, text === "" ? [] : text.split(" ").flatMap(formsOf))
    else texts.set(`${kind} ${key}`, text)
  }
  const sets = new Map(Array.from(lists, ([key, words]) => [key, new Set(words)]))
  const filled = (pattern: string | undefined, text: string) => pattern?.replaceAll("{}", () => text)
  const names = CATEGORY_NAMES[language].split("|")
  return {
    language,
    say: (key, text = "") => filled(texts.get(`say ${key}`), text) ?? "",
    between: (low, high) => (texts.get("say from to") ?? "").replace("{}", low).replace("{}", high),
    value: (key, text = "") => filled(texts.get(`value ${key}`), text),
    name: (english) => texts.get(`name ${english}`),
    thing: (english) => texts.get(`thing ${english}`),
    has: (list, word) => sets.get(list)?.has(word) === true,
    endsIn: (list, word) => lists.get(list)?.some((end) => word.endsWith(end)) === true,
    words: (list) => lists.get(list) ?? [],
    category: (english) => names[CATEGORIES.indexOf(english)],
  }
}

/** "lector~es~as" is "lectores" and "lectoras". */
function formsOf(word: string): string[] {
  const [stem = "", ...endings] = word.split("~")
  return endings.length === 0 ? [word] : endings.map((ending) => stem + ending)
}
