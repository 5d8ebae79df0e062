// Long-tail English: illnesses, medicines, occupations, industries, software, groups of people, titles and clubs.
import { type Place, generalPlace } from "./places.ts"
import { openTable } from "./sources.ts"
import type { Dictionary } from "./dictionary.ts"

export type EnglishEntry = Place & { name: string; weak: boolean; sensitive: boolean; source: string }

const MOST_WORDS = 3
const place = (category: string, path: string): Place => ({ category, path })

const BRANCHES: readonly (readonly [branch: RegExp, path: string])[] = [
  [/^(cancer|pre-malignant neoplasm)$/, "Cancer"],
  [/^mental health$/, "Mental Health"],
  [/^infectious$/, "Infectious Diseases"],
  [/^(metabolic|endocrine)$/, "Diabetes & Metabolic"],
  [/^(cardiovascular|hematopoietic)$/, "Heart & Cardiovascular"],
  [/^nervous$/, "Neurological Disorders"],
  [/^(respiratory|immune)$/, "Allergies & Respiratory"],
  [/^musculoskeletal$/, "Arthritis & Joint Pain"],
  [/^gastrointestinal$/, "Digestive Disorders"],
  [/^integumentary$/, "Skin Conditions"],
  [/^(reproductive|urinary)$/, "Reproductive & Sexual Health"],
]

function* diseases(): Generator<EnglishEntry> {
  for (const row of openTable<"name" | "kind" | "branch" | "sub_branch" | "flag" | "known">("diseases")) {
    const { name, kind, branch, sub_branch, flag, known } = row
    // Of the rare ones, only short names.
    if (kind === "abbreviation" || (known === "0" && name.split(" ").length > 2)) continue
    const special =
      flag === "substance"
        ? "Addiction & Recovery"
        : /hiv|sti|sexual/.test(flag)
          ? "Reproductive & Sexual Health"
          : sub_branch === "sleep disorder"
            ? "Sleep Disorders"
            : undefined
    const path = special ?? BRANCHES.find(([pattern]) => pattern.test(branch))?.[1]
    const at = path === undefined ? generalPlace("Health Conditions") : place("Health Conditions", path)
    yield { ...at, name, weak: false, sensitive: true, source: "disease-ontology" }
  }
}

function* medicines({ isWord }: Dictionary): Generator<EnglishEntry> {
  for (const { name, dictionary_word } of openTable<"name" | "dictionary_word">("medicines")) {
    if (dictionary_word === "1" || name.split(" ").every(isWord)) continue
    yield {
      ...place("Healthcare", "Prescription Drugs"),
      name,
      weak: false,
      sensitive: true,
      source: "drugs@fda",
    }
  }
}

/** The subcategory of Job Roles by the code of the occupation; the first that fits. */
const ROLES: readonly (readonly [code: RegExp, path: string])[] = [
  [/^11-1011/, "C-Suite & Executives"],
  [/^11-2/, "Marketing Roles"],
  [/^11-3021/, "IT & Engineering Roles"],
  [/^11-3031/, "Finance & Accounting Roles"],
  [/^11-3121/, "HR & Recruiting Roles"],
  [/^11/, "Managers & Directors"],
  [/^13-2/, "Finance & Accounting Roles"],
  [/^13-(107|1141|1151)/, "HR & Recruiting Roles"],
  [/^13-(102|1081)/, "Operations & Procurement Roles"],
  [/^13-1161/, "Marketing Roles"],
  [/^13-1041/, "Legal & Compliance Roles"],
  [/^(15|17)/, "IT & Engineering Roles"],
  [/^(19|25)/, "Educators & Academics"],
  [/^23/, "Legal & Compliance Roles"],
  [/^(29|31)/, "Healthcare Professionals"],
  [/^41/, "Sales Roles"],
  [/^(35|37|45|47|49|51|53)/, "Skilled Trades & Labor"],
]

function* occupations(): Generator<EnglishEntry> {
  for (const { title, kind, onet_soc } of openTable<"title" | "kind" | "onet_soc">("occupations")) {
    // Titles of three words end in one of two: "Railroad Switch Operator".
    if (kind === "abbreviation" || onet_soc.startsWith("55") || /[(/]/.test(title) || title.split(" ").length > 2)
      continue
    const path = ROLES.find(([code]) => code.test(onet_soc))?.[1]
    const at = path === undefined ? generalPlace("Job Roles") : place("Job Roles", path)
    yield { ...at, name: title, weak: false, sensitive: false, source: "onet" }
  }
}

const SECTORS: readonly (readonly [code: RegExp, path: string])[] = [
  [/^11/, "Agriculture & Forestry"],
  [/^2[12]/, "Energy & Mining"],
  [/^(23|5413)/, "Construction & Engineering"],
  [/^3[123]/, "Manufacturing & Industrial"],
  [/^4[245]/, "Retail & Consumer Goods Industry"],
  [/^4[89]/, "Transportation & Logistics Industry"],
  [/^(5112|518|519|5415)/, "Technology Industry"],
  [/^(51|5418)/, "Media & Advertising Industry"],
  [/^52/, "Financial Services Industry"],
  [/^(62|5417)/, "Healthcare & Life Sciences"],
  [/^(61|813)/, "Education & Nonprofit Sector"],
  [/^7[12]/, "Hospitality & Food Service"],
  [/^92/, "Government & Public Sector"],
]

function* industries(): Generator<EnglishEntry> {
  for (const { naics, term, kind } of openTable<"naics" | "term" | "kind">("industries")) {
    const name = (kind === "index" ? term.split(",")[0] : term) ?? ""
    const path = SECTORS.find(([code]) => code.test(naics))?.[1]
    if (path === undefined || !name.includes(" ") || /[(,;]/.test(name)) continue
    yield { ...place("Industries", path), name, weak: false, sensitive: false, source: "naics" }
  }
}

const SOFTWARE: readonly (readonly [category: RegExp, path: string])[] = [
  [/^(hosting|cdn)$/, "Web Hosting & Development"],
  [/Security|Key Management|^auth$|^security$/, "Cybersecurity"],
  [/Observability|^(monitoring|analytics|Data|etl|db|Database)/, "Data & Analytics"],
  [
    /App Definition|^(ci|language|framework|ui|builder|linter|test|orm|tool|package_manager)$/,
    "Developer Tools & Programming",
  ],
  [/^(AI |Training|Inference|ai$|automation$)/, "Business AI & Automation"],
  [/^(ad|marketing|tag-manager|consent-provider|notification)$/, "Marketing Technology"],
  [/^(crm|customer-success)$/, "CRM & Sales Tech"],
  [/^(collaboration|communication)$/, "Collaboration & Productivity Tools"],
  [/^(saas|app|cms)$/, "Enterprise Software & SaaS"],
  [
    /^(Provisioning|Runtime|Orchestration|Platform|Serverless|Wasm|cloud|network|storage|iac)/,
    "Cloud & Infrastructure",
  ],
]

function* software({ isWord }: Dictionary): Generator<EnglishEntry> {
  for (const { name, category, kind, source } of openTable<"name" | "category" | "kind" | "source">("software")) {
    const path = SOFTWARE.find(([pattern]) => pattern.test(category))?.[1]
    if (path === undefined || (kind === "company" && source === "cncf") || isWord(name)) continue
    yield { ...place("Business Tech", path), name, weak: false, sensitive: false, source }
  }
}

function* groups({ isWord }: Dictionary): Generator<EnglishEntry> {
  for (const { kind, name, source } of openTable<"kind" | "name" | "source">("groups")) {
    const at =
      kind === "ethnicity"
        ? place("Demographics", "Language & Ethnicity")
        : kind === "religion"
          ? generalPlace("Religion")
          : kind === "political party"
            ? generalPlace("Politics")
            : undefined
    if (at && !isWord(name)) yield { ...at, name, weak: false, sensitive: true, source }
  }
}

/** Lists whose names are people of about 2010, wrestlers, first names of ponies, or words with another use. */
const POOR_LISTS =
  /drugNameStems|celebrities|britishActors|wrestlers|fortune500|rooms|genders|isms|social_networking|pokemon|fabrics/
const SENSITIVE_LISTS = /symptoms|infectious_diseases|medicine\/drugs/

function* lists({ isWord }: Dictionary): Generator<EnglishEntry> {
  for (const { list, name, category_draft } of openTable<"list" | "name" | "category_draft">("lists")) {
    if (category_draft === "?" || POOR_LISTS.test(list) || isWord(name)) continue
    const sensitive = SENSITIVE_LISTS.test(list)
    yield { ...generalPlace(category_draft), name, weak: false, sensitive, source: "corpora" }
  }
}

function* clubs({ isWord }: Dictionary): Generator<EnglishEntry> {
  for (const { name, kind } of openTable<"name" | "kind">("football-clubs")) {
    if (kind === "place" || isWord(name) || /\b(I|II|III|B|C|Reserves|Youth|U\d+)$/.test(name)) continue
    yield {
      ...place("Sports & Outdoors", "Soccer"),
      name,
      weak: !name.includes(" "),
      sensitive: false,
      source: "openfootball",
    }
  }
}

export function englishEntries(dictionary: Dictionary): EnglishEntry[] {
  const all = [
    ...diseases(),
    ...medicines(dictionary),
    ...software(dictionary),
    ...groups(dictionary),
    ...lists(dictionary),
    ...clubs(dictionary),
    ...occupations(),
    ...industries(),
  ]
  return all.filter(({ name }) => name.split(" ").length <= MOST_WORDS && name.length > 2)
}
