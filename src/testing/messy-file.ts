/** Rows that cannot be imported: no name, or one that is far too long. */
const REFUSED_EVERY = 100

const THINGS = ["Tea", "Café", "Île-de-France", "Straßenbahn", "Jazz", "E-Bikes", "Padel", "Ramen", "Vinyl", "Chess"]
const PEOPLE = ["lovers", "buyers", "Fans", "OWNERS", "enthusiasts 🎉", "households", "commuters", "collectors"]
const CATEGORIES = ["Auto", "travel", "Food and Beverage", "Nonsense", "", "", "Sports"]
const SCORES = ["0,87", "12,5", "0.4", "n/a", "", "1.234,5", "—", "7", "0,5 %", "3"]
const TYPES = ["B2C", "b2b", "", "consumer", "B2B2C", ""]

/** A name as people have them in spreadsheets; `tail` keeps it apart from the names of other files. */
function nameAt(i: number, tail: string): string {
  const plain = `${THINGS[i % THINGS.length]} ${PEOPLE[(i * 7) % PEOPLE.length]} ${tail} ${i}`
  if (i % 37 === 5) return `=SUM(A${i}) ${tail}`
  if (i % 41 === 7) return `@${plain}`
  if (i % 29 === 3) return `  ${plain}  `
  if (i % 31 === 9) return `Acxiom > Auto > ${plain}`
  if (i % 43 === 11) return `👩‍🚀 ${plain} 🚗`
  if (i % 47 === 13) return `"${plain}"`
  if (i % 53 === 17) return `${plain} ${"with a very long addition ".repeat(12)}`
  return plain
}

const quoted = (cell: string) => (/["\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/**
 * A file as people send them: semicolons, a byte-order mark, decimal commas, repeated rows, emoji, formulas, very long names, stray blanks
 * and line breaks, empty lines. One row in a hundred has no usable name.
 */
export function messyFile(rows: number, tail: string): { text: string; refused: number } {
  const lines = ["Segment Name ;Segment ID;Vertical;Kind;Score;Tags;Notes"]
  let refused = 0
  for (let i = 0; i < rows; i++) {
    // Every twentieth row repeats an earlier one.
    const of = i % 20 === 19 ? i - 10 : i
    let name = nameAt(of, tail)
    if (i % REFUSED_EVERY === 50) {
      name = i % (2 * REFUSED_EVERY) === 50 ? "" : "x".repeat(900)
      refused++
    }
    const cells = [
      name,
      `id-${i}`,
      CATEGORIES[of % CATEGORIES.length] ?? "",
      TYPES[of % TYPES.length] ?? "",
      SCORES[i % SCORES.length] ?? "",
      i % 9 === 0 ? "green, black; white" : "",
      i % 13 === 0 ? `first line\nsecond line of ${i}` : i % 17 === 0 ? "-2+3" : "",
    ]
    lines.push(cells.map(quoted).join(";"))
    if (i % 500 === 499) lines.push("")
  }
  return { text: `\u{feff}${lines.join("\r\n")}\r\n`, refused }
}
