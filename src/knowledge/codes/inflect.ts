import { kindOf, namesPeople, plural, singular } from "../outputs/grammar.ts"

const endWord = (text: string, change: (word: string) => string) =>
  text.replace(/(?<![A-Za-z])[A-Za-z]+$/, (word) => {
    const changed = change(word.toLowerCase())
    return changed === word.toLowerCase() ? word : word.charAt(0) + changed.slice(1)
  })
/** An abbreviation keeps its capitals: "CFOs" are "CFO". */
export const singularOf = (text: string) =>
  /[A-Z]s$/.test(text)
    ? text.slice(0, -1)
    : endWord(text, (word) =>
        kindOf(singular(word)) === "count" || namesPeople(word) !== "no" ? singular(word) : word,
      )
export const pluralOf = (text: string, isAnyNoun = false) =>
  endWord(text, (word) => (singular(word) === word && (isAnyNoun || kindOf(word) === "count") ? plural(word) : word))
/** What is supported: "Climate" is no policy yet. */
export const policyOf = (thing: string) =>
  thing === "" || / |^(?:pro|anti)-|(?:policy|reform|control|rights|act)$/i.test(thing)
    ? thing
    : `${singularOf(thing)} Policy`
