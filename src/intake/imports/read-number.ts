/** Digits, a comma, digits: "0,87". */
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/
/** May mean a thousand: "1,234". A number that starts with zero cannot. */
const AMBIGUOUS = /^[+-]?[1-9]\d{0,2},\d{3}$/
/** Groups of three digits, with a comma or a point before the decimals: "1.234,5" and "1,234.5". */
const GROUPED = [
  { pattern: /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/, group: ".", decimal: "," },
  { pattern: /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/, group: ",", decimal: "." },
] as const

/**
 * Parses a number with a decimal point or a decimal comma, or a percentage: 87% is 0.87. Undefined if it is not a number or is ambiguous.
 */
export function readNumber(text: string): number | undefined {
  const plain = text.trim()
  if (!plain.endsWith("%")) return readPlain(plain)
  const hundredths = readPlain(plain.slice(0, -1).trim())
  return hundredths === undefined ? undefined : Number((hundredths / 100).toPrecision(15))
}

function readPlain(plain: string): number | undefined {
  if (plain === "") return undefined
  const number = Number(withPoint(plain))
  return Number.isFinite(number) ? number : undefined
}

function withPoint(text: string): string {
  if (DECIMAL_COMMA.test(text) && !AMBIGUOUS.test(text)) return text.replace(",", ".")
  const grouped = GROUPED.find(({ pattern }) => pattern.test(text))
  return grouped ? text.replaceAll(grouped.group, "").replace(grouped.decimal, ".") : text
}

/** Words around the number of a price that say what it is anyway. */
const CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/gu

/** A number with or without a currency: "€ 2,50", "2.50 USD", "$3", "CPM 4". */
export const readPrice = (text: string) => readPlain(text.replaceAll(CURRENCY, "").trim())

const SYMBOLS: Record<string, string> = { $: "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR" }

/** The currency that a price names; null if it names none. */
export function readCurrency(text: string): string | null {
  const named = text.match(CURRENCY)?.filter((word) => word !== "CPM") ?? []
  const code = named.find((word) => word.length === 3)
  return code ?? named.map((symbol) => SYMBOLS[symbol]).find((known) => known !== undefined) ?? null
}
