import { readLanguage } from "./language.ts"
import { genericPeople } from "./words/relations.ts"

const WHO = new Set(["who", "that"])
/** What may stand between "who" and what people do: "who love to go hiking". */
const BEFORE_VERBS = new Set(
  "who that are is be regularly often frequently currently actively really enjoy love like to go do take part in".split(
    " ",
  ),
)

/** Names people by what they do: "people who run", "people who love to go running" and "people running" are runners. */
export function doers(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word, i) => genericPeople.has(word) || (WHO.has(word) && i > 0))
  if (start < 0) return words
  const { agents } = readLanguage()
  let at = genericPeople.has(words[start] ?? "") ? start + 1 : start
  for (; at < words.length; at++) {
    const doing = agents.at(words, at)
    if (doing) return words.toSpliced(start, at + doing.length - start, ...doing.replacement.split(" "))
    if (!BEFORE_VERBS.has(words[at] ?? "")) return words
  }
  return words
}

/** Fans of an activity do it: "running enthusiasts" are runners. Fans of a game may only watch it. */
export function fansAsDoers(words: readonly string[]): readonly string[] {
  const fan = words.indexOf("@fan")
  if (fan < 0) return words
  const { activities, relations } = readLanguage()
  for (let at = Math.max(0, fan - 3); at <= fan + 1; at++) {
    const activity = activities.at(words, at)
    if (!activity || (at + activity.length !== fan && at !== fan + 1)) continue
    const named = words.toSpliced(at, activity.length, ...activity.replacement.split(" "))
    // "Birdwatchers" are viewers of birds.
    return relations.replace(named.filter((word) => word !== "@fan"))
  }
  return words
}
