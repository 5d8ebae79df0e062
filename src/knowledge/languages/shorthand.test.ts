import { beforeAll, describe, it } from "vitest"
import { classifyLocally, explainLocally } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"
import type { QualifierKind } from "../taxonomy/qualifier-kinds.ts"

beforeAll(() => packsFor(["IM_SUV"]))

const factsOf = (text: string) => (classifyLocally(text).qualifiers ?? []).map(({ kind, value }) => `${kind} ${value}`)
const isSaid = (text: string, kind: QualifierKind) =>
  (classifyLocally(text).qualifiers ?? []).some((qualifier) => qualifier.kind === kind)

describe("a code of ad operations", () => {
  it.for([
    ["FRZ_Pizza_Med_52W", "Food & Beverage", ["recency 52 weeks"]],
    ["GolfEnth_M45P_HNW", "Sports & Outdoors", ["age 45+", "gender male"]],
    ["TX_OK_LA_AR", "Geography", ["geography Texas", "geography Arkansas"]],
    ["EMP_1000_4999", "Industries", ["company_size 1000-4999 employees"]],
    ["DMA501_Theater_Tix_90D", "Arts & Events", ["geography DMA 501", "recency 90 days"]],
    ["SUV_US_L30D", "Auto", ["geography US", "recency 30 days"]],
    ["W2554_Skincare", "Beauty", ["age 25-54", "gender female"]],
    ["INS_Auto_Switchers", "Insurance", []],
    ["BDM_SMB_US", "Job Roles", ["geography US", "company_size small"]],
    ["B2B_Industry_Healthcare_US", "Industries", ["geography US"]],
    ["FTHB", "Life Events", []],
  ] as const)("%s is %s", ([text, category, expected], { expect }) => {
    expect(classifyLocally(text)).toMatchObject({ parentCategory: category, unsure: false })
    expect(factsOf(text)).toEqual(expect.arrayContaining([...expected]))
  })

  it("means what the words near it say", ({ expect }) => {
    expect(explainLocally("BTC_Dorm_Q3").explanation.read_as).toBe("back to college Dorm, q3")
    expect(explainLocally("BTC_Wallets").explanation.read_as).toBe("bitcoin Wallets")
    expect(classifyLocally("BTS fans").parentCategory).toBe("Music & Audio")
    expect(classifyLocally("BTS backpack shoppers").parentCategory).not.toBe("Music & Audio")
  })

  it("keeps names that only look like one", ({ expect }) => {
    for (const name of ["AC/DC fans", "IBM", "PET OWNERS", "Trader Joe's - snacks", "9:30 news viewers", "Rock & Roll"])
      expect([name, explainLocally(name).explanation.read_as]).toEqual([name, undefined])
  })
})

describe("the leaf of a path", () => {
  const SEPARATORS = [" > ", " | ", " / ", " - ", ":", "/", "~", " \\ ", " → ", " :: "]

  it.for(SEPARATORS)("decides between %j", (separator, { expect }) => {
    for (const [steps, category] of [
      [["Acxiom", "Auto", "SUV"], "Auto"],
      [["Behavioral", "Pets", "Dog Owners"], "Pets"],
      [["Finance", "Insurance", "Auto"], "Insurance"],
      [["Entertainment", "Podcasts", "Comedy"], "Music & Audio"],
      [["Interests", "Books", "Sci-Fi", "All"], "Books"],
      [["Visited", "Places", "Gyms"], "Fitness & Wellness"],
      [["Polk", "Owners", "Motorcycle", "Cruiser"], "Powersports & RV"],
      [["B2B", "Industry", "Construction"], "Industries"],
    ] as const) {
      const name = steps.join(separator)
      expect([name, classifyLocally(name).parentCategory]).toEqual([name, category])
    }
  })
})

describe("numbers with their units", () => {
  const around = (notation: string) => [
    notation,
    `Coffee Buyers, ${notation}`,
    `Coffee Buyers (${notation})`,
    `${notation} | Coffee Buyers`,
    `Vendor > Coffee Buyers > ${notation}`,
  ]

  it.for([
    [
      "income",
      ["HHI150K+", "HHI 150K+", "HHI $150k+", "HHI €150k+", "HHI $100k-150k", "$100K-$149K", "Income $75,000+"],
    ],
    ["credit_score", ["CS 720+", "CS720+", "FICO 680-720", "Credit Score 720+", "Credit Score 650-699"]],
    ["recency", ["L30D", "LL90D", "P6M", "0-6mo", "30d", "12mo", "52w", "Past 90 Days", "last 2 years"]],
    [
      "company_size",
      ["<50 emp", "1-10 employees", "1000+ employees", "500-999 emp", "51-200 employees", ">500 employees"],
    ],
    ["age", ["A25-54", "25-34", "55+", "W18-49", "Kids 6-12", "Children 0-2", "Toddlers 1-3"]],
    ["geography", ["US", "UK", "DMA 501", "ZIP 10001"]],
    ["proximity", ["within 5 miles", "10 mi", "3 km"]],
  ] as const)("say %s", ([kind, notations], { expect }) => {
    for (const name of notations.flatMap(around)) expect([name, isSaid(name, kind)]).toEqual([name, true])
  })

  it.for([
    ["401k Rollover Seekers", "income"],
    ["401(k) Participants", "income"],
    ["10K Training Plans", "income"],
    ["4K TV Shoppers", "income"],
    ["BMI 30+ Dieters", "age"],
    ["SPF 50+ Sunscreen", "age"],
    ["65+ Inch TV Buyers", "age"],
    ["iPhone 15+ Owners", "age"],
    ["Vehicle Age 10+", "age"],
    ["Jordan 1 Collectors", "geography"],
    ["Texas Toast Buyers", "geography"],
    ["Orlando Bloom Fans", "geography"],
    ["County Fair Goers", "geography"],
    ["Length of Residence: 10-15 Years", "recency"],
    ["Vehicle Owners 10+ Years", "recency"],
    ["Household Size 5+", "company_size"],
  ] as const)("of %s are no %s", ([text, kind], { expect }) => {
    expect(factsOf(text).filter((fact) => fact.startsWith(kind))).toEqual([])
  })
})

it("is never surer than a guess about a name whose head it does not know", ({ expect }) => {
  for (const name of ["Coffee Blorbs", "Garden Zimwicks", "Puppy Qorvaths"])
    expect([name, (classifyLocally(name).confidence ?? 1) < 0.8]).toEqual([name, true])
})
