const CONSONANTS = "bcdfghjklmnpqrst"

/** A name that says nothing to the engine. Without digits: "1234567b" would be an amount of billions. */
export function anUnknownName(): string {
  const word = Array.from(crypto.randomUUID().slice(0, 8), (digit) => CONSONANTS[Number.parseInt(digit, 16)])
  return `Zorblax ${word.join("")} quanta`
}
