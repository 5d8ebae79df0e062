const ACCENTS = /[\u0300-\u036f]/g

/** Lower case, without accents. */
export function folded(word: string): string {
  const lower = word.toLowerCase()
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 0x7f) return lower.normalize("NFD").replace(ACCENTS, "").replaceAll("ß", "ss")
  }
  return lower
}
