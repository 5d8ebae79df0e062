// Brands of shops, restaurants, banks and services with the countries they trade in, from name-suggestion-index.
import { type Place, narrowed } from "./places.ts"
import { fromPackage, tagCategories } from "./sources.ts"

export type Brand = Place & { name: string; pack: string }

type Item = {
  displayName: string
  locationSet?: { include?: unknown[] }
  matchNames?: string[]
  tags: Record<string, string>
}
type Index = { nsi: Record<string, { items: Item[] }> }

const REGIONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "north-america": "us ca",
    commonwealth: "gb ie au nz za in ng ke gh im je gg",
    europe:
      "de at ch fr it es pt nl be lu dk se no fi is pl cz sk hu ro bg gr hr si rs ba me mk al ee lv lt ua by md ru mt cy li mc 150 155 fx",
    "latin-america": "mx br ar cl co pe uy py bo ec ve cr pa gt hn ni sv do pr cu 419",
    asia: "jp cn kr tw hk mo th vn id my sg ph mm kh la mn 142",
  }).flatMap(([region, codes]) => codes.split(" ").map((code) => [code, region])),
)

/** The pack of a brand: its region, or the one of all regions. */
function packOf({ locationSet }: Item): string {
  const places = (locationSet?.include ?? []).map((place) =>
    typeof place === "string" ? (place.split(/[-.]/)[0] ?? "") : "",
  )
  const regions = new Set(places.map((place) => (place === "001" ? "world" : (REGIONS[place] ?? "elsewhere"))))
  return regions.size === 1 ? `brands-${[...regions][0]}` : "brands-world"
}

/** Tags from the least telling one on: those that repeat other entries of the brand, and shops beside its trade. */
const SECONDARY = [
  /^(amenity=(atm|charging_station|vending_machine|parking|car_wash|money_transfer|post_box)|man_made=|advertising=)/,
  /^shop=(convenience|kiosk|gas|car_repair)$/,
  /^amenity=fuel$/,
]
const NAMES = /^(name|brand|short_name|alt_name|official_name)(:[a-z]{2,3}(-\w+)?)?$/

/** Each name once, at its main trade: most entries of a brand, those of its own kind first. */
export function brandEntries(): Brand[] {
  const categories = tagCategories()
  const found = new Map<string, { tag: string; category: string; pack: string; name: string }[]>()
  for (const [tree, { items }] of Object.entries(
    (fromPackage("name-suggestion-index/dist/json/nsi.min.json") as Index).nsi,
  )) {
    const [kind, key, value] = tree.split("/")
    const tag = `${key}=${value}`
    const category = categories.get(tag)
    if (kind !== "brands" || category === undefined) continue
    for (const item of items) {
      const tagged = Object.entries(item.tags).flatMap(([one, name]) => (NAMES.test(one) ? name.split(";") : []))
      for (const name of new Set([item.displayName, ...(item.matchNames ?? []), ...tagged].map(plainName))) {
        const others = found.get(name.toLowerCase())
        const entry = { tag, category, pack: packOf(item), name }
        if (others) others.push(entry)
        else found.set(name.toLowerCase(), [entry])
      }
    }
  }
  return Array.from(found.values()).flatMap((entries) => {
    const own = SECONDARY.reduce((left, secondary) => {
      const telling = left.filter(({ tag }) => !secondary.test(tag))
      return telling.length > 0 ? telling : left
    }, entries)
    const [best] = own
    if (!best || best.name.length < 2 || clashes(own)) return []
    const kind = best.tag.split("=")[1]?.replaceAll("_", " ") ?? ""
    const packs = new Set(entries.map(({ pack }) => pack))
    const pack = packs.size === 1 ? best.pack : "brands-world"
    return [{ ...narrowed(KINDS[best.tag] ?? kind, best.category), name: best.name, pack }]
  })
}

/** The same name for different trades: nobody can say which is meant. */
const clashes = (entries: readonly { category: string }[]) => new Set(entries.map(({ category }) => category)).size > 2

const plainName = (name: string) => name.replace(/\s*\(.*\)$/, "").trim()

/** What a tag's value does not say by itself. */
const KINDS: Readonly<Record<string, string>> = {
  "amenity=fast_food": "fast food restaurants",
  "amenity=restaurant": "restaurants",
  "amenity=cafe": "coffee shops",
  "shop=convenience": "convenience stores",
  "shop=supermarket": "grocery stores",
  "shop=chemist": "drugstores",
  "shop=doityourself": "home improvement stores",
  "shop=clothes": "clothing",
  "shop=car": "car dealers",
  "shop=mobile_phone": "mobile phones",
  "tourism=hotel": "hotels",
}
