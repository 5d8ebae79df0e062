import { isAdjective, namesPeople } from "../outputs/grammar.ts"
import { CASING } from "../taxonomy/casing.ts"
import { stem } from "../text/tokens.ts"
import { singularOf } from "./inflect.ts"
import { has, isThing, isWho, of, type Part, type Parts, type Words } from "./part.ts"

/** What neighbors make of the parts of a code: labels that say nothing go, words that belong together stand together. */
export const inContext = (given: Parts, words: Words): Parts =>
  asPhrases(
    withoutLabels(
      withoutVertical(setApart(withoutDoubles(kindsLast(relationsEnd(readable(given)), words)), words), words),
      words,
    ),
    words,
  )
/** The parts that say something, each by its own. */
export const readable = (given: Parts): Parts => withIds(withOneRelation(withPrefixes(withoutMarks(given))))

/** What no reader knows stands after what the code says, as it is written: "TRV_FreqFlyer_QX" are frequent flyers, QX. */
function setApart(parts: Parts, words: Words): Parts {
  const isRead = (part: Part) => isWho(part) || (isThing(part) && !isOpaque(part, words))
  if (!parts.some(isRead)) return parts
  const ofPeople = has(parts, "people", "title", "worker")
  return parts.map((part, i) =>
    isOpaque(part, words) ||
    (i === parts.length - 1 && part.role === "word" && SEASONS.test(part.text)) ||
    (ofPeople && part.role === "word" && PARTICIPLE.test(part.text))
      ? { ...part, role: "aside" }
      : part,
  )
}
function isOpaque({ role, text }: Part, words: Words): boolean {
  const word = text.toLowerCase()
  if (role !== "word" || CASING.has(word) || !/^[A-Za-z]{1,5}$/.test(text) || words.knowsWord(word)) return false
  return text.length <= 3 || text === text.toUpperCase() || !/[aeiouy]/.test(word)
}
const SEASONS = /^(?:Spring|Summer|Fall|Autumn|Winter)$/
/** "Approved" and "Funded" say which people, and are nothing that they want. */
const PARTICIPLE = /^[A-Z][a-z]{2,}ed$/

/** "Salon_Owners_Square" own salons: a relation that is a whole word ends the name, and what follows only qualifies it. */
function relationsEnd(parts: Parts): Parts {
  const at = parts.findLastIndex(({ role, given }) => role === "relation" && /^[a-z]{3,}s$/i.test(given ?? ""))
  const isNamed = parts.slice(0, at).some((part) => isThing(part) && part.role !== "vertical")
  if (at < 0 || !isNamed || parts.slice(at + 1).some(isWho)) return parts
  return parts.map((part, i) =>
    i > at && (part.role === "word" || part.role === "thing") ? { ...part, role: "aside" } : part,
  )
}

/** "Nursing_RN" are nurses. */
function withoutDoubles(parts: Parts): Parts {
  const people = new Set(of(parts, "title", "people").map(({ text }) => rootOf(text)))
  return parts.filter(({ role, text }) => role !== "word" || !people.has(rootOf(text)))
}
const rootOf = (text: string) => stem(text.toLowerCase()).replace(/(?:ing|er|e)$/, "")

/** "EV_Tesla_ModelY" is a Tesla, and "Dealer_Toyota" a dealership: the kind of thing comes after its name. */
function kindsLast(parts: Parts, words: Words): Parts {
  const at = parts.findIndex(({ role, text }) => role === "thing" && KINDS_OF_NAMED.test(text))
  const after = parts.slice(at + 1)
  const end = after.findIndex(({ role }) => role !== "word")
  const own = end < 0 ? after : after.slice(0, end)
  const [first] = own
  if (at < 0 || first === undefined || isPhrase(words, parts[at]?.text ?? "", first.text)) return parts
  return [...parts.slice(0, at), ...own, ...parts.slice(at, at + 1), ...parts.slice(at + 1 + own.length)]
}
const KINDS_OF_NAMED =
  /^(?:Electric Vehicle|Plug-In Hybrid|SUV|Truck|Pickup|Sedan|Crossover|Motorcycle|Dealership|Store|Gym|Credit Card)$/

/** Labels say nothing, nor does the number of a list after one. */
function withoutMarks(parts: Parts): Parts {
  return parts.filter(({ role }, i) => role !== "mark" && !(role === "id" && parts[i - 1]?.role === "mark"))
}

/** "New" belongs to the word after it. */
function withPrefixes(parts: Parts): Parts {
  return parts.flatMap((part, i) => {
    const [before, next] = [parts[i - 1], parts[i + 1]]
    // "Kids_Shoes" are for them, "HH_Kids" are households with them.
    const isForKids = part.role === "children" && next !== undefined && isThing(next)
    if (isForKids && !has(parts, "household") && !parts.some(({ text }) => PARENTS.test(text)))
      return [{ ...part, role: "word", text: "Kids" }]
    // Teen drivers are children of the household.
    if (part.role === "worker" && before && AGES_OF_CHILDREN.test(before.text))
      return [{ role: "word", text: `${before.text} ${part.text}` }]
    if (part.role === "prefix" || (next?.role === "worker" && AGES_OF_CHILDREN.test(part.text))) return []
    return [before?.role === "prefix" ? { ...part, text: `${before.text} ${part.text}` } : part]
  })
}

/** Of several relations the last is theirs: "Costco_Mbr_Gas_VIS". */
function withOneRelation(parts: Parts): Parts {
  const last = parts.findLastIndex(({ role }) => role === "relation" || role === "stance")
  return parts.map((part, i) => {
    if (part.role !== "relation" || i === last) return part
    const isWord = part.text.toLowerCase().startsWith((part.given ?? "").toLowerCase())
    return { ...part, role: "word", text: isWord ? (part.given ?? "") : singularOf(part.text) }
  })
}

/** "Store 0457", "ZIP 90210": a number belongs to the word before it. */
function withIds(parts: Parts): Parts {
  const result: Part[] = []
  for (const part of parts) {
    const at = result.findLastIndex((one) => isThing(one) && one.role !== "kind")
    const before = result[at]
    if (part.role !== "id") result.push(part)
    else if (before !== undefined) result[at] = { ...before, text: `${before.text} ${part.text}` }
    else result.push({ role: "word", text: part.text })
  }
  return result
}

/** "AUTO_SUV_INT" are intenders of an SUV; auto loans and sports betting are phrases. */
function withoutVertical(parts: Parts, words: Words): Parts {
  const at = parts.findIndex((part) => (isThing(part) && part.role !== "kind") || isWho(part))
  const [vertical, next] = [parts[at], parts.slice(at + 1).find(isThing)]
  if (vertical?.role !== "vertical") return parts
  if (next === undefined)
    return has(parts, "people", "title", "worker") ? parts.filter((part) => part !== vertical) : parts
  // "BEAUTY_Gurus" are people of that field.
  if (next.role === "word" && namesPeople(next.text.toLowerCase()) !== "no") return parts
  if (isPhrase(words, vertical.text, next.text)) return parts
  const isAlone = parts.filter((part) => isThing(part) || part.role === "relation").length === 2
  if (isAlone && isPhrase(words, next.text, vertical.text))
    return [...parts.filter((part) => part !== vertical && part !== next), next, vertical]
  // "TRVL_Hawaii" is travel to Hawaii.
  const others = parts.filter((part) => isThing(part) && part !== vertical && part.role !== "kind")
  // So are German luxury cars.
  if (others.every(({ text }) => words.isPlace(text) || isAdjective(text.toLowerCase())))
    return [...parts.filter((part) => part !== vertical), vertical]
  return parts.filter((part) => part !== vertical)
}

const isPhrase = (words: Words, ...texts: readonly string[]) => {
  const phrase = texts.join(" ").toLowerCase().split(" ")
  return words.phraseAt(phrase, 0) === phrase.length
}

/** "HISP_Moms_CPG_Baby": an abbreviation says where the next thing belongs. */
const withoutLabels = (parts: Parts, words: Words) =>
  parts.filter((part, i) => {
    const next = parts[i + 1]
    return (
      part.role !== "vertical" ||
      part.isShort !== true ||
      !isOther(next) ||
      isPhrase(words, part.text, next?.text ?? "")
    )
  })
const isOther = (part: Part | undefined) => part !== undefined && isThing(part) && part.role !== "vertical"

/** "Yogurt_Greek": two things in the order in which they are a phrase. */
function asPhrases(given: Parts, words: Words): Parts {
  const parts = [...given]
  for (let at = 0; at + 1 < parts.length; at++) {
    const [one, two] = [parts[at], parts[at + 1]] as [Part, Part]
    if (!isNamed(one) || !(isNamed(two) || two.role === "vertical")) continue
    const isSaid = isPhrase(words, one.text, two.text)
    if (isSaid || isPhrase(words, two.text, one.text))
      parts.splice(at, 2, {
        role: "thing",
        from: one.from ?? 0,
        text: isSaid ? `${one.text} ${two.text}` : `${two.text} ${one.text}`,
      })
  }
  return parts
}
const isNamed = ({ role }: Part) => role === "word" || role === "thing" || role === "head"

export const PARENTS = /^(?:Parents|Moms|Dads)$/
export const AGES_OF_CHILDREN =
  /^(?:toddlers?|infants?|newborns?|bab(?:y|ies)|teens?|tweens?|preschoolers?|high school (?:seniors?|juniors?))(?: drivers)?$/i
