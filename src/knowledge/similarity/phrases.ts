export const LONGEST_PHRASE = 6

/** Phrases (words separated by spaces) with their replacements. */
export class PhraseTable {
  readonly #replacements = new Map<string, string>()
  /** The number of words of the longest phrase that begins with a word. */
  readonly #longest = new Map<string, number>()

  set(phrase: string, replacement: string): void {
    this.#replacements.set(phrase, replacement)
    const words = phrase.split(" ")
    const [first = ""] = words
    if (words.length > (this.#longest.get(first) ?? 0)) this.#longest.set(first, words.length)
  }

  has(phrase: string): boolean {
    return this.#replacements.has(phrase)
  }

  /** Replaces the longest matching phrases in one pass. A phrase mapped to itself protects its words. */
  replace(words: readonly string[]): string[] {
    const replaced: string[] = []
    for (let i = 0; i < words.length;) {
      const word = words[i] ?? ""
      const most = Math.min(this.#longest.get(word) ?? 0, LONGEST_PHRASE, words.length - i)
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
