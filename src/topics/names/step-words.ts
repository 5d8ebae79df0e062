import { normalizedName } from "../../knowledge/text/normalized-name.ts"

/** What values are filed under; a figure is said with it: "Age 18-24". */
export const ATTRIBUTES = new Set(
  "age,ages,age range,gender,sex,income,household income,hhi,net worth,generation,education,language,marital status".split(
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
    Owners: "owners,ownership",
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
    "casual,beginner,intermediate,advanced,amateur,recreational,competitive,professional,semi professional," +
    "domestic,international,regional,national,overseas,short haul,long haul,round trip,one way,last minute,upstream,midstream,downstream," +
    "residential,commercial,industrial,indoor,outdoor,wireless,wired,portable,cordless,electric,hybrid,gas,diesel,digital,online,in store," +
    "left leaning,right leaning,left of center,right of center,private,public,for profit,non profit,not for profit,full time,part time," +
    "prepaid,postpaid,fixed rate,adjustable rate,short term,long term,all inclusive,direct to consumer,private label,store brand,plus size,petite,big and tall,mens,womens,boys,girls,unisex," +
    "greek,italian,french,mexican,chinese,japanese,thai,korean,spanish,mediterranean,middle eastern"
  ).split(","),
)

/** Relations that a thing is said with wherever their step stands; others are said by the segment type. */
export const SAID_ANYWHERE: ReadonlySet<string> = new Set([
  "Owners",
  "Donors",
  "Fans",
  "Subscribers",
  "Players",
  "Switchers",
  "Sufferers",
])

export const relationOf = (step: string) => RELATIONS.get(normalizedName(step))
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
    "credit cards",
    ["Credit Cards", ",rewards,travel,cash back,balance transfer,business,secured,student,airline,store,"],
  ],
])

/** A step said with the one it belongs to, where it says little alone. */
export function withHead(step: string, before: string | undefined): string {
  const [name = "", kinds = ""] = HEADS.get(normalizedName(before ?? "")) ?? []
  return kinds.includes(`,${normalizedName(step)},`) ? `${step} ${name}` : step
}

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
  isFigure || AGES.test(value) ? FIGURES.get(normalizedName(attribute))?.(value) : undefined
