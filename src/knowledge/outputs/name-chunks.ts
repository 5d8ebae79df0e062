/** A part of a name between separators. `list` parts belong to one phrase ("Beer, Wine & Spirits"), `step` parts are steps of a path. */
export type Chunk = {
  words: string[]
  after: "step" | "dash" | "list" | "aside" | "label" | "end"
  /** In brackets. */
  aside?: boolean
}

const STEPS = new Set([">", "|", "»", "~", ";", "›"])
/** Only with a blank on both sides: "F-150" and "24/7" are words. */
const SPACED_STEPS = new Set(["-", "–", "—", "/", ":", "::", "\\", "+", "•", "·"])
const CLOSING = new Set(",;)]")
const OPENING = new Set("([")

/** Splits a name into the parts between its separators. Linear, because names come from users. */
export function chunksOf(name: string): Chunk[] {
  const chunks: Chunk[] = []
  let words: string[] = []
  let aside = false
  const close = (after: Chunk["after"]) => {
    const last = chunks.at(-1)
    if (words.length > 0) chunks.push({ words, after, ...(aside && { aside }) })
    else if (last && after !== "list" && after !== "aside") last.after = after
    words = []
  }
  const given = spaced(name).split(" ")
  const isWord = (word: string | undefined) =>
    word !== undefined && word !== "" && !STEPS.has(word) && !SPACED_STEPS.has(word)
  const slashes = given.filter((word) => word === "/").length
  for (const [at, word] of given.entries()) {
    if (word === "") continue
    // One slash between words joins two things.
    if (word === "/" && slashes === 1 && isWord(given[at - 1]) && /^[A-Za-z]/.test(given[at + 1] ?? ""))
      words.push("and")
    else if (word === "-" || word === "–" || word === "—") close("dash")
    else if (STEPS.has(word) || SPACED_STEPS.has(word)) close("step")
    else addWord(word)
  }
  close("end")
  return labelsOf(chunks)

  function addWord(word: string) {
    let start = 0
    let end = word.length
    if (OPENING.has(word.charAt(0))) {
      close("aside")
      aside = true
      start++
    }
    while (end > start && CLOSING.has(word.charAt(end - 1)) && !(word.charAt(end - 1) === ")" && word.indexOf("(") > 0))
      end--
    const isLabel = end === word.length && end - start > 1 && word.charAt(end - 1) === ":"
    const bare = word.slice(start, isLabel ? end - 1 : end)
    if (bare !== "") words.push(bare)
    if (end === word.length) {
      if (isLabel) close("label")
      return
    }
    const isClosed = /[)\]]/.test(word.slice(end))
    close(isClosed ? "aside" : "list")
    if (isClosed) aside = false
  }
}

/** Several labels in a row are a path: "Media: Radio: Format: Country". */
function labelsOf(chunks: Chunk[]): Chunk[] {
  const labels = chunks.filter(({ after }) => after === "label")
  if (labels.length > 1) for (const chunk of labels) chunk.after = "step"
  return chunks
}

/** Separators that need no blanks, and control characters. */
const JOINED = /[>|»~;›_\p{Cc}]/u

/** With blanks around the separators that need none, and for underscores. */
function spaced(name: string): string {
  let text = ""
  // "b2c/interest/woodworking" is a path, "24/7" and "AC/DC" are words.
  const isPath = name.includes("/") && !name.includes("://") && name.split("/").length > 2 && !/ \/|\d\//.test(name)
  if (!isPath && !JOINED.test(name)) return name
  for (const letter of name) {
    if (letter === "/" && isPath) text += " > "
    else if (STEPS.has(letter)) text += ` ${letter} `
    else if (letter === "_" || letter === "\t" || letter === "\n") text += " "
    else if (letter === "\u0000" || (letter >= "\u0001" && letter <= "\u001f")) text += " "
    else text += letter
  }
  return text
}

/** The name without its separators: parts of a path and of a list alike are set apart by commas. */
export function cleaned(name: string): string {
  return chunksOf(name)
    .map(({ words, after }) => words.join(" ") + (after === "label" ? ":" : after === "end" ? "" : ","))
    .join(" ")
    .replaceAll('"', "")
}
