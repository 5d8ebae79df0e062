/** A phonetic key: no vowels or doubled letters, and one letter per sound. */
export function soundOf(word: string): string {
  const consonants = word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/z/g, "s")
    .replace(/dg/g, "g")
  return (
    word.charAt(0) +
    consonants
      .slice(1)
      .replace(/[aeiouyhw]/g, "")
      .replace(/(.)\1+/g, "$1")
  )
}
