import { WordFilter } from "../text/new-strings.ts"

export const LONGEST_PHRASE = 6

/** For a first word: the length of the longest phrase that starts with it, and the possible second words. */
type Opener = { longest: number; seconds: Set<string> }

/** Phrases (words separated by spaces) with their replacements. */
export class PhraseTable {
  readonly #replacements = new Map<string, string>()
  /** By first word. */
  readonly #openers = new Map<string, Opener>()
  readonly #mayOpen = new WordFilter()

  set(phrase: string, replacement: string): void {
    this.#replacements.set(phrase, replacement)
    const words = phrase.split(" ")
    const [first = "", second] = words
    let opener = this.#openers.get(first)
    if (!opener) this.#openers.set(first, (opener = { longest: 0, seconds: new Set() }))
    this.#mayOpen.add(first)
    opener.longest = Math.max(opener.longest, words.length)
    if (second !== undefined) opener.seconds.add(second)
  }

  has(phrase: string): boolean {
    return this.#replacements.has(phrase)
  }

  /** The longest phrase at a position, with its replacement. */
  at(words: readonly string[], start: number): { length: number; replacement: string } | undefined {
    const opener = this.#openers.get(words[start] ?? "")
    for (let length = Math.min(opener?.longest ?? 0, words.length - start); length > 0; length--) {
      const replacement = this.#replacements.get(words.slice(start, start + length).join(" "))
      if (replacement !== undefined) return { length, replacement }
    }
    return undefined
  }

  /** Replaces the longest matching phrases in one pass. A phrase mapped to itself protects its words. */
  replace(words: readonly string[]): string[] {
    const replaced: string[] = []
    for (let i = 0; i < words.length;) {
      const word = words[i] ?? ""
      const opener = this.#mayOpen.mayHave(word) ? this.#openers.get(word) : undefined
      if (!opener) {
        replaced.push(word)
        i++
        continue
      }
      const continues = opener.longest > 1 && i + 1 < words.length && opener.seconds.has(words[i + 1] ?? "")
      const most = continues ? Math.min(opener.longest, LONGEST_PHRASE, words.length - i) : 1
      let phrase = ""
      let length = 1
      let found: string | undefined
      for (let n = 0; n < most; n++) {
        phrase = n === 0 ? word : `${phrase} ${words[i + n] ?? ""}`
        const longer = this.#replacements.get(phrase)
        if (longer === undefined) continue
        found = longer
        length = n + 1
      }
      if (found === undefined) replaced.push(word)
      else replaced.push(...found.split(" "))
      i += length
    }
    return replaced
  }
}
