import { describe, it } from "vitest"
import { sampled } from "../../testing/runs.ts"
import { classifyNamed } from "../engine/local.ts"
import { DIMENSION_SETS, type DimensionSet } from "../taxonomy/dimension-sets.ts"
import { ROLES_OF_SETS } from "./attributes.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { renderOutputs } from "./render.ts"

/** Topics, and how a description ends that says nothing else of them. */
const HEADS: readonly (readonly [head: string, end: RegExp])[] = [
  ["Cat Owners", /own a cat$/],
  ["Kayak Owners", /own a kayak$/],
  ["Dog Owners", /own a dog$/],
  ["Honda Civic Owners", /own a Honda Civic$/],
  ["Electric Bike Owners", /own an electric bike$/],
  // German and Korean cars are things of their own.
  ["Car Shoppers", /in the market for a (?:German |Korean )?car$/],
  ["SUV Intenders", /in the market for an SUV$/],
  ["Laptop Buyers", /in the market for a laptop$/],
  ["Furniture Shoppers", /shopping for furniture$/],
  ["Home Insurance Shoppers", /shopping for home insurance$/],
  // So is the software of an industry or a department.
  ["Cloud Software Buyers", /shopping for (?:[a-z& ]+ )?cloud software$/],
  ["Yoga Enthusiasts", /yoga enthusiasts/],
  ["Football Fans", /football fans/],
  ["Gamers", /gamers/],
  ["Netflix Subscribers", /Netflix subscribers/i],
  ["Credit Card Holders", /credit card holders/],
  ["Hotel Guests", /hotel guests/],
  ["Coffee Drinkers", /coffee drinkers/],
  ["Vegan Recipes", /(?:vegan recipes)$/],
  ["Running Shoes", /(?:running shoes)$/],
]

const templates = BUILT_IN_TEMPLATES.map(compileTemplate)
const descriptionOf = (name: string) => renderOutputs(classifyNamed(name), templates)["dspapi"]?.description ?? ""

/** A value of a set, another one for each `turn`. */
const valueOf = ({ values }: DimensionSet, turn: number) => values[turn % values.length] ?? ""

function* namesOf(sets: readonly DimensionSet[][]): Generator<[name: string, end: RegExp]> {
  let turn = 0
  for (const chosen of sets) {
    for (const [head, end] of HEADS) {
      turn++
      const values = chosen.map((set, i) => valueOf(set, turn * 11 + i * 3 + Math.floor(turn / 5)))
      // Raw combinations, as a matrix without a template writes them: the topic last or first.
      yield [turn % 3 === 0 ? [head, ...values].join(" ") : [...values, head].join(" "), end]
    }
  }
}

const ordered = DIMENSION_SETS.flatMap((first) =>
  DIMENSION_SETS.filter((second) => second !== first).map((second) => [first, second]),
)
const triples = ordered.flatMap((pair, i) => {
  const third = DIMENSION_SETS[(i * 5 + 3) % DIMENSION_SETS.length]
  return third === undefined || pair.includes(third) ? [] : [[...pair, third]]
})

const SEPARATORS = /[<>|_~]| [:/] /
const DOUBLED = /\b([a-z]+) \1\b/i
const WRONG_ARTICLE = /\ba (?:[aeio]|8|11|18)\w|\ban (?![aeiou]|SUV|[A-Z]{2}|8|11|18|hour|honest)\w/
/** The neutral form, which quotes the name. Values that are also words of things may need it: "White Kayak Owners". */
const NEUTRAL = /^(?:Consumers|Professionals|Consumers and professionals) who belong to the audience "[^"]+"$/

function faultOf(name: string, end: RegExp): string | undefined {
  const description = descriptionOf(name)
  const [first = ""] = description.split(/\.(?: |$)/)
  const fault = NEUTRAL.test(first)
    ? undefined
    : !end.test(first)
      ? "describes the thing by the people"
      : WRONG_ARTICLE.test(first)
        ? "has the wrong article"
        : DOUBLED.test(first)
          ? "says a word twice"
          : undefined
  const always = !/^(?:Consumers|Professionals|Consumers and professionals) who [a-z]/.test(first)
    ? "starts wrongly"
    : SEPARATORS.test(description)
      ? "has separators"
      : undefined
  const found = always ?? fault
  return found && `${name} ${found}: ${first}`
}

describe("descriptions of combined dimension sets", () => {
  it("know the role of every set", ({ expect }) => {
    expect(DIMENSION_SETS).toHaveLength(22)
    expect(DIMENSION_SETS.filter(({ name }) => ROLES_OF_SETS[name] === undefined)).toEqual([])
  })

  for (const [what, sets, nth] of [
    ["pairs", ordered, 7],
    ["triples", triples, 17],
  ] as const) {
    it(`describe people by their attributes, and things by their own words: ${what}`, ({ expect }) => {
      const cases = sampled([...namesOf(sets)], nth)
      const faults = cases.map(([name, end]) => faultOf(name, end)).filter((fault) => fault !== undefined)
      const neutral = cases.filter(([name]) => NEUTRAL.test(descriptionOf(name).split(/\.(?: |$)/)[0] ?? ""))
      expect(faults.slice(0, 20)).toEqual([])
      expect(neutral.length / cases.length).toBeLessThan(0.02)
    })
  }
})
