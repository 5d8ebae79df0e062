import type { Services } from "../../kernel/context.ts"
import { readLabelDefaults } from "./defaults.ts"

/** Groups of countries as names call them; names of other groups say too little. */
const GROUPS: Readonly<Record<string, string>> = {
  UK: "GB",
  DACH: "AT CH DE",
  "North America": "CA MX US",
  Europe: `AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE
    SI SK SM UA VA XK`,
  LATAM: "AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PR PY SV UY VE",
  APAC: "AU BD BN CN FJ HK ID IN JP KH KR LA LK MM MN MO MY NP NZ PG PH PK SG TH TW VN",
}

let codes: Map<string, string> | undefined

/** The code of each country, by its English name. */
function codeOf(name: string): string | undefined {
  if (!codes) {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("")
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    const known = letters.flatMap((a) => letters.map((b) => a + b)).map((code) => [names.of(code) ?? "", code] as const)
    codes = new Map(known)
    for (const unclear of ["", "Georgia"]) codes.delete(unclear)
  }
  return codes.get(name)
}

/** Georgia is a country too, so it says nothing. */
const US_STATES = new Set(
  `Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,
  Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,
  New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,
  Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming`.split(/,\s*/),
)

/** The countries that a place in a name stands for; undefined if it is none that is known. */
const countriesOf = (place: string): string[] | undefined => {
  const group = GROUPS[place]
  if (group !== undefined) return group.split(/\s+/)
  if (US_STATES.has(place)) return ["US"]
  if (/^[A-Z]{2}$/.test(place)) return [place]
  const code = codeOf(place)
  return code === undefined ? undefined : [code]
}

type Located = { id: string; qualifiers: string | null }

/**
 * Whether topics are for one of these countries: neither the places in their names nor their labels say otherwise. Topics that say nothing
 * of places are for all countries.
 */
export async function inCountries(
  reader: Pick<Services, "directory" | "library"> & { org: { id: string } },
  countries: readonly string[],
): Promise<(topic: Located) => boolean> {
  const { library, org } = reader
  // Topics with label fields of their own are few.
  const [defaults, { results }] = await Promise.all([
    readLabelDefaults(reader),
    library
      .prepare(
        `SELECT id, label ->> '$.countries' AS countries FROM org_topics INDEXED BY org_topics_label
         WHERE org_id = ? AND hidden = 0 AND label IS NOT NULL
           AND json_type(label, '$.countries') = 'array'`,
      )
      .bind(org.id)
      .all<{ id: string; countries: string }>(),
  ])
  const own = new Map(results.map((row) => [row.id, JSON.parse(row.countries) as string[]]))
  const fits = (some: readonly string[] | undefined) => !some || some.some((country) => countries.includes(country))
  return ({ id, qualifiers }) => {
    const places = JSON.parse(qualifiers ?? "[]") as { kind: string; value: string }[]
    const named = places.filter(({ kind }) => kind === "geography").flatMap(({ value }) => countriesOf(value) ?? [])
    return fits(own.get(id) ?? defaults.countries) && fits(named.length > 0 ? named : undefined)
  }
}
