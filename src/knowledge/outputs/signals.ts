import type { Classification } from "../taxonomy/classification.ts"

const acronyms: ReadonlySet<string> = new Set(
  (
    "3d ai api atv b2b ceo cfo cio cmo crm cto diy dvd erp esg etf ev gps hr hvac iot ira it mba mlb nba ncaa nfl nhl " +
    "pc pga rv saas seo suv tv uk usa usb utv ux vpn vr"
  ).split(" "),
)
const spelling: Readonly<Record<string, string>> = { saas: "SaaS", iot: "IoT" }

const spellWord = (word: string) => {
  if (acronyms.has(word)) return spelling[word] ?? word.toUpperCase()
  const one = word.slice(0, -1)
  return word.endsWith("s") && acronyms.has(one) ? `${spelling[one] ?? one.toUpperCase()}s` : word
}

const spellKeyword = (keyword: string) =>
  keyword.includes(" ") ? keyword.split(" ").map(spellWord).join(" ") : spellWord(keyword)

/** The first three keywords other than the topic's name, joined for a sentence; empty if fewer than two. */
export function signalList({ keywords, topicName }: Classification): string {
  const topic = topicName.toLowerCase()
  const spelled: string[] = []
  for (const keyword of keywords) {
    if (keyword === "" || keyword.toLowerCase() === topic) continue
    spelled.push(spellKeyword(keyword))
    if (spelled.length === 3) break
  }
  if (spelled.length < 2) return ""
  return `${spelled.slice(0, -1).join(", ")} and ${spelled.at(-1)}`
}
