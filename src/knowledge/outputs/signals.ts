import type { Classification } from "../taxonomy/classification.ts"

const acronyms: ReadonlySet<string> = new Set(
  (
    "3d ai api atv b2b ceo cfo cio cmo crm cto diy dvd erp esg etf ev gps hr hvac iot ira it mba mlb nba ncaa nfl nhl " +
    "pc pga rv saas seo suv tv uk usa usb utv ux vpn vr"
  ).split(" "),
)
const spelling: Readonly<Record<string, string>> = { saas: "SaaS", iot: "IoT" }

const sayWord = (word: string) => {
  if (acronyms.has(word)) return spelling[word] ?? word.toUpperCase()
  const one = word.slice(0, -1)
  return word.endsWith("s") && acronyms.has(one) ? `${spelling[one] ?? one.toUpperCase()}s` : word
}

const say = (keyword: string) => (keyword.includes(" ") ? keyword.split(" ").map(sayWord).join(" ") : sayWord(keyword))

/** The first three keywords that add to the topic's name, as a list in a sentence; empty where there are not two. */
export function speakSignals({ keywords, topicName }: Classification): string {
  const topic = topicName.toLowerCase()
  const said: string[] = []
  for (const keyword of keywords) {
    if (keyword === "" || keyword.toLowerCase() === topic) continue
    said.push(say(keyword))
    if (said.length === 3) break
  }
  if (said.length < 2) return ""
  return `${said.slice(0, -1).join(", ")} and ${said.at(-1)}`
}
