import { WordSet } from "../text/new-strings.ts"
import type { NameReading } from "../languages/read-name.ts"
import type { Tokens } from "../text/tokens.ts"
import type { Phrases } from "./evidence.ts"
import type { Grade } from "./grade.ts"
import type { Reading } from "./reading.ts"
import { isFormOfKnown } from "./spoken-form.ts"

/** Ordinary words that are in no table, as they say nothing about a topic. */
const PLAIN_WORDS = new WordSet(
  (
    "whose went least most been being were does doing done gone made make makes making took taken take takes taking gave given give gives " +
    "comes came coming goes going knew known know knows think thinks thought felt feel feels keep keeps kept tend tends tried try tries " +
    "seem seems become becomes became begun began begin begins stop stops stopped said says tell tells asked asks able about above across " +
    "again against almost alone along already although always among another anything around because before behind below beneath beside " +
    "between beyond both cannot could couldn despite didn doesn during each either else enough even ever every everything except few " +
    "further hardly hasn have haven having hence here how however instead into itself just lately later less likely many maybe might more " +
    "moreover much must myself nearly neither never nothing now often once only onto otherwise ought ourselves perhaps quite rather really " +
    "several shall should since some somebody someone something sometimes somewhat soon still such than that their theirs them themselves " +
    "then there therefore these they this those though through throughout thus till together too toward towards until unless unlike upon " +
    "usually various very want wants wanted wanting well what whatever when whenever where wherever whether which whichever while whole " +
    "whom why will within without would wouldn yet your yours yourself lots please thing things stuff etc www com http https"
  ).split(" "),
)

/** How much of a name is known: all its words, most of them, or too few to tell. */
export type Familiarity = "known" | "strange" | "unread"

const SHORTEST = 3

const isSpelledOut = (word: string) => word.length >= SHORTEST && !/\d/.test(word)

/** Whether neither a word nor its base form is in any table. */
export function isUnknownWord({ words, stems }: Tokens, found: Phrases, i: number): boolean {
  const word = words[i] ?? ""
  return (
    found.words[i] === 0 &&
    !found.worldly[i] &&
    isSpelledOut(word) &&
    !PLAIN_WORDS.has(word) &&
    !isFormOfKnown(stems[i] ?? "")
  )
}

/**
 * Whether a name has words that are in no table. Those could mean anything: "Syöpäpotilaat" are cancer patients in Finnish, a language
 * without a table.
 */
export function familiarityOf(
  { tokens, found }: Reading,
  { grade }: { grade: Grade },
  { language, known }: NameReading,
): Familiarity {
  if (language === "und" || known === 0) return "unread"
  if (!found.words.includes(0)) return known < 1 ? "strange" : "known"
  let strange = 0
  let familiar = 0
  tokens.words.forEach((word, i) => {
    if (isUnknownWord(tokens, found, i)) strange++
    else if ((found.words[i] !== 0 || found.worldly[i]) && isSpelledOut(word)) familiar++
  })
  if (strange === 0) return known < 1 ? "strange" : "known"
  // "Project Kestrel" has a known word without meaning; "Qorvath veterans" could be anything.
  return strange >= familiar || grade === "nothing" || grade === "votes" ? "unread" : "strange"
}
