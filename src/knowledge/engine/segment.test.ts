import { describe, it } from "vitest"
import { explainLocally } from "./local.ts"

const segmentOf = (name: string) => explainLocally(name).explanation.layers["segment_type"]

describe("the segment type", () => {
  it.for([
    // Occupations, companies, what they use and buy.
    ["Museum curators", "B2B"],
    ["Hotels sourcing linens", "B2B"],
    ["Tattoo studio owners", "B2B"],
    ["Dentists buying chairs", "B2B"],
    ["Fast-growing companies", "B2B"],
    ["Industry group: pharmacies", "B2B"],
    ["Office coffee service", "B2B"],
    ["Warehouse space seekers", "B2B"],
    ["Commercial dairy farms 200+ head", "B2B"],
    ["Employee survey software", "B2B"],
    ["Builders ordering lumber", "B2B"],
    ["Commercial truck leasing", "B2B"],
    // Governments and their offices.
    ["State Medicaid program administrators", "B2G"],
    ["Public library directors", "B2G"],
    ["Town clerks", "B2G"],
    ["Sheriffs", "B2G"],
    ["Department of motor vehicles staff", "B2G"],
    ["Army base commanders", "B2G"],
    // Places to eat and drink have guests.
    ["Juice bars", "B2C"],
    // The asking company's own people.
    ["Team member discount users", "B2E"],
    ["Our store managers", "B2E"],
    ["New manager training - internal", "B2E"],
    ["Benefits portal logins", "B2E"],
    ["Our warehouse team - safety week", "B2E"],
    // Businesses that pass things on.
    ["Opticians fitting our lenses for patients", "B2B2C"],
    ["Travel agencies selling cruises to vacationers", "B2B2C"],
    ["Dermatologists recommending our sunscreen", "B2B2C"],
    // Consumers, although words for businesses are near.
    ["Bank of America", "B2C"],
    ["Marriott Bonvoy elites", "B2C"],
    ["Retired teachers", "B2C"],
    ["CEO biographies readers", "B2C"],
    ["Home office furniture shoppers", "B2C"],
    ["Home sellers interviewing agents", "B2C"],
    ["People looking for an accountant", "B2C"],
    ["Public relations podcast listeners", "B2C"],
    ["State park visitors", "B2C"],
    ["Internal medicine", "B2C"],
    ["Former nurses", "B2C"],
    ["Truck drivers' wives", "B2C"],
    ["Commercial grade blenders for home use", "B2C"],
    ["Credit builders", "B2C"],
  ] as const)("of %s is %s", ([name, expected], { expect }) => {
    expect(segmentOf(name)?.value).toBe(expected)
  })

  it("is unsure where no evidence decides it", ({ expect }) => {
    for (const name of ["Project Kestrel", "Qorvath Blenim"]) {
      expect(segmentOf(name), name).toMatchObject({ value: "B2C", unsure: true })
      expect(segmentOf(name)?.confidence, name).toBeLessThan(0.7)
    }
  })

  it("is a guess for organizations that consumers visit", ({ expect }) => {
    expect(segmentOf("Charter schools")).toMatchObject({ value: "B2B", unsure: true })
    expect(segmentOf("Education > Charter schools")?.value).toBe("B2C")
  })

  it("says nothing of unsure where words or the topic decide it", ({ expect }) => {
    for (const name of ["Running shoes", "CFOs", "Sheriffs", "Staff perks"])
      expect(segmentOf(name), name).not.toHaveProperty("unsure")
  })
})
