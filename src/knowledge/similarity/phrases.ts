/** Phrases (words separated by spaces) with their replacements. */
export type PhraseTable = Map<string, string>

export const LONGEST_PHRASE = 6

/** Replaces the longest matching phrases in one pass. A phrase mapped to itself protects its words. */
export function replacePhrases(table: PhraseTable, words: readonly string[]): string[] {
  const replaced: string[] = []
  for (let i = 0; i < words.length;) {
    let phrase = words[i] ?? ""
    let length = 1
    let found = table.get(phrase)
    const most = Math.min(LONGEST_PHRASE, words.length - i)
    for (let n = 1; n < most; n++) {
      phrase += ` ${words[i + n] ?? ""}`
      const longer = table.get(phrase)
      if (longer === undefined) continue
      found = longer
      length = n + 1
    }
    if (found === undefined) replaced.push(words[i] ?? "")
    else replaced.push(...found.split(" "))
    i += length
  }
  return replaced
}
