/** Digits, a comma, digits: "0,87". */
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/
/** May be a thousand: "1,234". A number that starts with a zero is none. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/
/** Groups of three digits, with a comma or a point before the decimals: "1.234,5" and "1,234.5". */
const GROUPED = [
  { pattern: /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/, group: ".", decimal: "," },
  { pattern: /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/, group: ",", decimal: "." },
] as const

/** The number of a cell, with a decimal point or a decimal comma; undefined if it is none, or may be one of two. */
export function readNumber(text: string): number | undefined {
  const plain = text.trim()
  if (plain === "") return undefined
  const number = Number(withPoint(plain))
  return Number.isFinite(number) ? number : undefined
}

function withPoint(text: string): string {
  if (DECIMAL_COMMA.test(text) && !AMBIGUOUS.test(text)) return text.replace(",", ".")
  const grouped = GROUPED.find(({ pattern }) => pattern.test(text))
  return grouped ? text.replaceAll(grouped.group, "").replace(grouped.decimal, ".") : text
}
