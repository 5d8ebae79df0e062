/** A phonetic key of a lower-case word: its first letter, then no vowels or doubled letters, and one letter per sound. */
export function soundOf(word: string): string {
  let key = word.charAt(0)
  let last = ""
  // Two letters that make one sound at the start count as the first letter.
  for (let i = word.startsWith("ck") || word.startsWith("dg") ? 2 : 1; i < word.length; i++) {
    const heard = soundAt(word, i)
    if (heard === "" || heard === last) continue
    key += heard
    last = heard
  }
  return key
}

function soundAt(word: string, at: number): string {
  const letter = word.charAt(at)
  const next = word.charAt(at + 1)
  if ("aeiouyhw".includes(letter) || (letter === "d" && next === "g")) return ""
  if (letter === "p") return next === "h" ? "f" : "p"
  if (letter === "c") return next === "e" || next === "i" || next === "y" ? "s" : "k"
  return letter === "q" ? "k" : letter === "z" ? "s" : letter
}
