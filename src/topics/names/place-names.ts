import { once } from "../../kernel/once.ts"
import { stem } from "../../knowledge/text/tokens.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { level0Nodes } from "./taxonomy-places.ts"

/** Treats "Food and Beverage" and "food & beverage" as equal, and "Motorcycle" and "motorcycles". */
const looseName = (name: string) =>
  normalizedName(name)
    .split(" ")
    .filter((word) => word !== "and")
    .map(stem)
    .join(" ")

function byLooseName(names: () => readonly string[]): (name: string) => string | undefined {
  return byLooseKey(() => names().map((name) => [name, name]))
}

function byLooseKey(entries: () => readonly (readonly [key: string, name: string])[]) {
  const known = once(() => new Map(entries().map(([key, name]) => [looseName(key), name])))
  return (name: string): string | undefined => known().get(looseName(name))
}

/** Map a file's spelling to the taxonomy's spelling. */
export const groupLike = byLooseName(() => GROUPS.map(({ name }) => name))
export const categoryLike = byLooseName(() => GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name)))
export const nodeLike = byLooseName(level0Nodes)

/** The words that files use for a category, and for a group the category that is meant where nothing else says which. */
const USUAL_WORDS: Readonly<Record<string, string>> = {
  Auto: "automotive,autos,cars,vehicles",
  "Business Services": "business & b2b,business,small business",
  Industries: "b2b,industry",
  "Job Roles": "professionals,occupation,job titles",
  "Consumer Tech": "technology & telecom,technology,tech,electronics,consumer electronics,computers",
  "Business Tech": "software,enterprise software,b2b technology,information technology",
  "Telecom & Utilities": "telecom,telecommunications,utilities",
  "Sports & Outdoors": "sports,sport,outdoors,sports & recreation",
  "Movies & TV": "sports & entertainment,entertainment,media,media & entertainment,movies,television,tv",
  "Music & Audio": "music,audio,podcasts",
  Gaming: "games,video games",
  Travel: "travel & leisure,tourism,travel & tourism,leisure,hospitality",
  "Arts & Events": "events,arts,arts & culture,live events",
  Hobbies: "hobbies & interests,crafts",
  Fashion: "apparel,clothing,style,style & fashion,apparel & accessories",
  Beauty: "personal care,beauty & personal care,cosmetics",
  Shopping: "retail & style,retail,shoppers",
  "Food & Beverage": "food & cpg,food,food & drink,beverages,cpg,fmcg,grocery,consumer packaged goods",
  Dining: "restaurants,qsr,restaurant",
  "Alcohol & Regulated": "alcohol,gambling,cannabis,tobacco",
  Household: "household goods,household products",
  "Home & Garden": "home & living,home,home improvement,garden,furniture",
  "Real Estate": "property,housing",
  Pets: "pet,animals,pet care",
  "Banking & Credit": "finance,financial,financial services,personal finance,banking,credit",
  Investing: "investments,investment",
  Insurance: "finance & insurance",
  "Health Conditions": "conditions,medical conditions,ailments",
  Healthcare: "health,medical,health care,pharma,pharmaceutical",
  "Fitness & Wellness": "health & wellness,fitness,wellness,health & fitness",
  Demographics: "people & life stage,demographic,demo",
  Parenting: "family,families,kids,family & parenting,parents,baby",
  "Life Events": "life stage,life stages",
  Geography: "geo,geographic,location,locations",
  Education: "education & careers,students",
  Careers: "jobs,employment,career",
  "News & Society": "society & beliefs,news,society",
  Politics: "political,government & politics",
  Religion: "faith,religion & spirituality",
}
export const usualCategory = byLooseKey(() =>
  Object.entries(USUAL_WORDS).flatMap(([name, words]) => words.split(",").map((word) => [word, name] as const)),
)
