import { normalizedName } from "../../knowledge/text/normalized-name.ts"

/** What values are filed under; a figure is said with it: "Age 18-24". */
export const ATTRIBUTES = new Set(
  "age,ages,age range,gender,sex,income,household income,hhi,net worth,home value,property value,credit score,investable assets,generation,education,language,marital status".split(
    ",",
  ),
)
/** Categories that say nothing about whom a value of theirs describes. */
export const OF_VALUES = new Set(["Demographics", "Geography"])

/** Steps that say how people relate to the topic, with the word for these people. */
const RELATIONS = new Map(
  Object.entries({
    Intenders:
      "in market,in market segment,intent,intenders,purchase intent,buyer intent,shopping now,in market now,ready to buy,active shoppers,surging,surge",
    "IT Decision Makers": "it decision makers,itdm,itdms",
    "Heavy Buyers": "heavy buyers,heavy purchasers,heavy shoppers",
    "Light Buyers": "light buyers,light purchasers",
    "Heavy Users": "heavy users",
    "Frequent Buyers": "frequent buyers,repeat buyers",
    Owners:
      "owner,owners,ownership,vehicle owners,vehicle ownership,auto owners,car owners,current owners,presence of pets,pet ownership",
    Buyers: "buyers,purchasers,purchase based,purchase history",
    Shoppers: "shoppers",
    Enthusiasts: "enthusiasts,affinity,affinities",
    Visitors: "visitors",
    Subscribers: "subscribers",
    Users: "users",
    Viewers: "viewers",
    Customers: "customers",
    Fans: "fans",
    Readers: "readers",
    Listeners: "listeners",
    Players: "players",
    Donors: "donors",
    Patients: "patients,patient",
    Regulars: "regulars",
    Drinkers: "drinkers",
    Supporters: "supporters",
    Opponents: "opponents",
    Advocates: "advocates",
    "Frequent Flyers": "frequent flyers",
    Switchers: "switchers",
    Sufferers: "sufferers",
    "Lapsed Buyers": "lapsed,lapsed buyers",
    "Decision Makers": "decision makers,decision maker",
  }).flatMap(([people, steps]) => steps.split(",").map((step) => [step, people] as const)),
)
/** Which of them, and not what: "Hotels > Luxury" are luxury hotels. */
const KINDS = new Set(
  (
    "luxury,upscale,premium,high end,midscale,mid range,economy,budget,value,discount,affordable,exotic,mainstream,organic,natural,vegan," +
    "vegetarian,plant based,gluten free,sugar free,zero sugar,no sugar,low sugar,low fat,fat free,low carb,low sodium,grain free,dairy free,lactose free," +
    "non alcoholic,alcohol free,diet,unsweetened,decaf,caffeinated,frozen,fresh,compact,midsize,mid size,full size,large,small,medium,mini," +
    "oversized,extra large,large breed,small breed,used,new,pre owned,certified pre owned,cpo,refurbished,vintage,antique,custom,handmade," +
    "undecided,likely,unlikely,casual,beginner,intermediate,advanced,amateur,recreational,competitive,professional,semi professional," +
    "domestic,international,regional,national,overseas,short haul,long haul,round trip,one way,last minute,upstream,midstream,downstream," +
    "residential,commercial,industrial,indoor,outdoor,wireless,wired,portable,cordless,electric,hybrid,gas,diesel,digital,online,in store," +
    "eco friendly,sustainable,left leaning,right leaning,left of center,right of center,private,public,for profit,non profit,not for profit,full time,part time," +
    "prepaid,postpaid,fixed rate,adjustable rate,short term,long term,all inclusive,direct to consumer,private label,store brand,plus size,petite,big and tall,mens,womens,boys,girls,unisex," +
    "greek,italian,french,mexican,chinese,japanese,thai,korean,spanish,mediterranean,middle eastern"
  ).split(","),
)

/** Relations that a thing is said with wherever their step stands; others are said by the segment type. */
export const SAID_ANYWHERE: ReadonlySet<string> = new Set([
  "IT Decision Makers",
  "Heavy Buyers",
  "Light Buyers",
  "Heavy Users",
  "Frequent Buyers",
  "Owners",
  "Donors",
  "Fans",
  "Subscribers",
  "Players",
  "Switchers",
  "Sufferers",
])

/** "Top Tier Spenders" of what the step before says. */
const DEGREES =
  /^(?:top(?: tier)?|high[ -]value|big|repeat|loyal|vip|weekend|weekday|weekly|monthly|daily|digital|first[ -]time|breakfast|lunch|dinner|late[ -]night) (?:prescribers|redeemers|spenders|buyers|shoppers|customers|users|visitors|purchasers|guests|members)$/i
export const relationOf = (step: string) =>
  RELATIONS.get(normalizedName(step)) ?? (DEGREES.test(step) ? step : undefined)
export const isKind = (step: string) => KINDS.has(normalizedName(step))

/** Steps whose next one is a word before theirs: "Insurance > Auto" is auto insurance. */
const HEADS: ReadonlyMap<string, readonly [name: string, kinds: string]> = new Map([
  [
    "insurance",
    [
      "Insurance",
      ",auto,car,home,homeowners,renters,life,term life,whole life,health,dental,vision,pet,travel,motorcycle,boat,rv,business,disability,long term care,flood,umbrella,",
    ],
  ],
  [
    "loans",
    ["Loans", ",student,personal,auto,car,home,home equity,business,small business,payday,debt consolidation,"],
  ],
  [
    "subscription boxes",
    ["Subscription Boxes", ",pet,pets,beauty,food,snack,snacks,kids,book,books,wine,coffee,meal,clothing,makeup,"],
  ],
  ["apps", ["Apps", ",dating,fitness,finance,banking,shopping,travel,music,news,food delivery,meditation,"]],
  ["software", ["Software", ",accounting,crm,hr,payroll,tax,security,analytics,marketing,design,video editing,"]],
  [
    "credit cards",
    ["Credit Cards", ",rewards,travel,cash back,balance transfer,business,secured,student,airline,store,"],
  ],
])

/** A step said with the one it belongs to, where it says little alone. */
export function withHead(step: string, before: string | undefined): string {
  const [name = "", kinds = ""] = HEADS.get(normalizedName(before ?? "")) ?? []
  return kinds.includes(`,${normalizedName(step)},`) ? `${step} ${name}` : step
}

/** Attributes whose figures are said in words of their own. */
export const saysFigures = (attribute: string) => FIGURES.has(normalizedName(attribute))
/** How an attribute says its figures, where "Age 18-24" would say another thing. */
const FIGURES: ReadonlyMap<string, (figure: string) => string> = new Map(
  [
    [
      "presence of children,presence of child,children,age of children,children in household,kids",
      (figure: string) => `Parents of Children ${figure.replace(/^ages? /i, "")}`,
    ] as const,
    [
      "employee size,company size,number of employees,employees,employee count,employee range",
      (figure: string) => `Companies with ${figure} Employees`,
    ] as const,
    ["annual revenue,revenue,company revenue,sales volume", (figure: string) => `Company Revenue ${figure}`] as const,
  ].flatMap(([names, say]) => names.split(",").map((name) => [name, say] as const)),
)
const AGES = /^ages? \d/i

/** "Employee Size > 500-999": the figure as an audience of its own. */
export const figureOf = (attribute: string, value: string, isFigure: boolean) =>
  countOf(attribute, value, isFigure) ??
  (isFigure || AGES.test(value) ? FIGURES.get(normalizedName(attribute))?.(value) : undefined)

/** "Number of Dogs > 2+": people with that many of them. */
function countOf(attribute: string, value: string, isFigure: boolean): string | undefined {
  const [, thing = ""] = /^(?:number|count|no\.?|#) of ([a-z]+)$/i.exec(attribute) ?? []
  if (!isFigure || thing === "" || FIGURES.has(normalizedName(attribute))) return undefined
  if (/^(?:children|kids|child)$/i.test(thing)) return `Parents of ${value} Children`
  return /^(?:dogs?|cats?|pets?|cars?|vehicles?|homes?|horses?)$/i.test(thing)
    ? `Owners of ${value} ${thing}`
    : `${value} ${thing}`
}

/** Kinds that are said with a thing though their step stands before it: "Apparel > Mens > Denim". */
const KINDS_BEFORE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "Men's": "mens,men",
    "Women's": "womens,women,ladies",
    "Boys'": "boys",
    "Girls'": "girls",
    "Kids'": "kids,children",
    "Plus Size": "plus size",
    Used: "used,pre owned,preowned",
    Organic: "organic",
    Vegan: "vegan",
    "Gluten Free": "gluten free",
  }).flatMap(([said, steps]) => steps.split(",").map((step) => [step, said] as const)),
)
/** Categories whose things are made for some of the people. */
const WORN = /^(?:apparel|clothing|fashion|footwear|shoes|accessories|style|activewear|sportswear|outerwear)\b/i
export function kindBefore(step: string | undefined, before: string | undefined): string | undefined {
  const said = KINDS_BEFORE.get(normalizedName(step ?? ""))
  return said !== undefined && (!said.includes("'") || WORN.test(before ?? "")) ? said : undefined
}

const VISITED =
  /^(lapsed|renewal|renewing|expiring|maturing|visited|visitors?|purchased|bought|shopped|viewed|watched|used)(?: in)?(?: the)? ((?:last|past|previous|next|within)? ?\d+ ?(?:d|days?|w|weeks?|m|mos?|months?|y|years?))$/i
const DONE: Readonly<Record<string, string>> = {
  lapsed: "Lapsed Buyers",
  visited: "Visitors",
  visitor: "Visitors",
  visitors: "Visitors",
  purchased: "Buyers",
  bought: "Buyers",
  shopped: "Shoppers",
  viewed: "Viewers",
  watched: "Viewers",
  used: "Users",
}
/** "Visited last 30 days" says what they did, and when. */
export function relationAndWindow(step: string): string[] {
  const [, done = "", window = ""] = VISITED.exec(step) ?? []
  return done === "" ? [step] : [DONE[done.toLowerCase()] ?? done, window]
}

/** Words that say in which state something is, and not what; those of `PARTS` only together: "New to Brand". */
const STATES = new Set(
  "strong weak moderate maturing renewal renewing expiring expired switching considering concerned worried satisfied".split(
    " ",
  ),
)
const PARTS = new Set("new to brand on therapy treatment high low medium propensity switch at risk".split(" "))
export function isState(step: string): boolean {
  const words = step.toLowerCase().split(" ")
  return words.every((word) => STATES.has(word) || PARTS.has(word)) && (words.length > 1 || STATES.has(words[0] ?? ""))
}
