import { it } from "vitest"
import type { Classification } from "../taxonomy/classification.ts"
import { AUDIENCE_TYPES } from "../taxonomy/audience-types.ts"
import { classifyNamed } from "../engine/local.ts"
import { aClassification } from "./a-classification.ts"
import { describeTopic } from "./clause.ts"
import { compose } from "./compose.ts"

const work = { segmentType: "B2B", intent: "role" } as const
const clauses: [string, string, string, string, Partial<Classification>?][] = [
  ["SUV Shoppers", "Auto", "In-Market", "are in the market for an SUV"],
  ["Honda Civic Owners", "Auto", "Ownership", "own a Honda Civic", { secondaryIntent: "brand" }],
  ["RV Owners", "Powersports & RV", "Ownership", "own an RV"],
  ["Furniture Shoppers", "Home & Garden", "In-Market", "are shopping for furniture"],
  ["Grocery Store Shoppers", "Shopping", "In-Market", "are grocery store shoppers"],
  ["First Time Home Buyers", "Real Estate", "In-Market", "are first time home buyers"],
  ["CFOs at SaaS Companies", "Job Roles", "Professional", "are CFOs at SaaS companies", work],
  ["Healthcare Professionals", "Job Roles", "Professional", "work in the healthcare field", work],
  ["Registered Nurse", "Job Roles", "Professional", "are registered nurses", work],
  ["Fortune 500 Companies", "Industries", "Professional", "work at Fortune 500 companies", work],
  ["Construction Industry", "Industries", "Professional", "work in the construction industry", work],
  ["New Parents", "Parenting", "Life Event", "are new parents"],
  ["Getting Married", "Life Events", "Life Event", "are getting married"],
  ["New Job", "Life Events", "Life Event", "have a new job coming up or just behind them"],
  ["Ages 25-34", "Demographics", "Demographic", "are aged 25-34"],
  ["Women 25-54", "Demographics", "Demographic", "are women aged 25-54"],
  ["Men 65+ in Texas", "Demographics", "Demographic", "are men aged 65+ in Texas"],
  ["Runners 18 to 24", "Sports & Outdoors", "Interest", "are runners aged 18 to 24"],
  ["Holiday Shoppers 2025", "Shopping", "In-Market", "are holiday shoppers 2025"],
  ["Earners 100K", "Demographics", "Demographic", "are earners 100K"],
  ["Household Income $50K-$74K", "Demographics", "Demographic", "have a household income of $50K-$74K"],
  ["Married", "Demographics", "Demographic", "are married"],
  ["Diabetes Patients", "Health Conditions", "Patient & Caregiver", "are diabetes patients"],
  ["Texas Residents", "Geography", "Visitor & Resident", "are Texas residents"],
  ["West Virginia", "Geography", "Visitor & Resident", "live in or visit West Virginia"],
  ["Best Buy", "Shopping", "Past Purchaser", "have bought from Best Buy before", { intent: "brand" }],
  ["Vitamins & Supplements", "Fitness & Wellness", "Interest", "are interested in vitamins and supplements"],
  ["DVD Players", "Consumer Tech", "Interest", "are interested in DVD players"],
  ["Stay at Home Moms", "Parenting", "Demographic", "are stay at home moms"],
  ["People With Dogs", "Pets", "Demographic", "have dogs"],
  ["Luxury Consumers", "Shopping", "Lifestyle", "are luxury buyers"],
  ["Furniture Stores Visitors", "Home & Garden", "Visitor & Resident", "visit furniture stores"],
  ["Meal Kit Lapsed Subscribers", "Food & Beverage", "Customer & Supporter", "are lapsed meal kit subscribers"],
  [
    "Toaster Pastry Households",
    "Food & Beverage",
    "Demographic",
    "live in households interested in toaster pastry",
    { intent: "product" },
  ],
]
for (const [topicName, parentCategory, audienceType, clause, more] of clauses) {
  it(`describes ${topicName} as people who ${clause}`, ({ expect }) => {
    expect(describeTopic(aClassification({ topicName, parentCategory, audienceType, ...more }))).toBe(clause)
  })
}

const odd = [
  "",
  " ",
  "&",
  "of",
  "The",
  "2",
  "(",
  "Owners",
  "People",
  "a & b & c",
  "Shoppers in",
  "$",
  "Ages",
  "日本",
  ":",
]
for (const { name } of AUDIENCE_TYPES) {
  it(`starts the clause with a verb for audience type ${name}`, ({ expect }) => {
    for (const topicName of odd) {
      const clause = describeTopic(aClassification({ topicName, audienceType: name }))
      expect(clause).toMatch(/^[a-z]+ \S/)
      expect(clause).not.toContain("undefined")
    }
  })
}

it("says what is known of names that no sentence can repeat", ({ expect }) => {
  const cases: Record<string, string> = {
    "Frozen Pizza Heavy Users": "are heavy users of frozen pizza",
    "Hair Color Gray, W45+": "are women aged 45 or older and are interested in gray hair color",
    "Smartwatch 2026Q1 Intenders": "are shopping for smartwatches",
    "Healthcare Professionals Oncologists High Decile": "work in the healthcare field",
    "Ford F-150 Owners, 2019-2022": "own a Ford F-150",
    "Employees 1000-4999": "work at companies with 1,000 to 4,999 employees",
    "Texas, Oklahoma": "live in Texas or Oklahoma",
    "Construction Trades: Roofing Contractors": "are roofing contractors",
    Dermatologists: "are dermatologists",
  }
  for (const [name, clause] of Object.entries(cases)) expect(compose(classifyNamed(name)).clauses[0], name).toBe(clause)
})
