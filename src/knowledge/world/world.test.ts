import { describe, it } from "vitest"
import { explainLocally } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"
import { decodePack, encodePack, findIn, hashOfPhrase, type Meaning } from "./pack-format.ts"

const explain = async (name: string) => {
  await packsFor([name])
  return explainLocally(name)
}
const classify = async (name: string) => (await explain(name)).classification

describe("names that our own tables do not know", () => {
  it.for([
    ["Pyaterochka", "Food & Beverage"],
    ["Пятёрочка", "Food & Beverage"],
    ["丸亀製麺", "Dining"],
    ["Chedraui shoppers", "Food & Beverage"],
    ["Hidradenitis suppurativa", "Health Conditions"],
  ] as const)("%s is %s", async ([name, category], { expect }) => {
    expect(await classify(name)).toMatchObject({ parentCategory: category, unsure: false })
  })

  it.for([
    ["Właściciele psów", "pl", "Pets"],
    ["Kredyt hipoteczny", "pl", "Banking & Credit"],
    ["Bilköpare", "sv", "Auto"],
    ["Håndboldfans", "da", "Sports & Outdoors"],
    ["Villaförsäkring", "sv", "Insurance"],
    ["Apteekki", "fi", "Healthcare"],
    ["Ιδιοκτήτες σκύλων", "el", "Pets"],
    ["Владельцы собак", "ru", "Pets"],
    ["Власники собак", "uk", "Pets"],
    ["مالكو الكلاب", "ar", "Pets"],
    ["कुत्ते के मालिक", "hi", "Pets"],
    ["중고차 구매자", "ko", "Auto"],
    ["宠物主人", "zh", "Pets"],
    ["Người mua ô tô", "vi", "Auto"],
    ["Pembeli mobil bekas", "id", "Auto"],
    ["Köpek sahipleri", "tr", "Pets"],
    ["Kutyatulajdonosok", "hu", "Pets"],
    ["Majitelé psů", "cs", "Pets"],
    ["Proprietari de câini", "ro", "Pets"],
    ["Hundeeiere", "nb", "Pets"],
  ] as const)("%s is read as %s: %s", async ([name, language, category], { expect }) => {
    expect(await classify(name)).toMatchObject({ language, parentCategory: category, unsure: false })
  })

  it.for([
    ["Zero Trust Architecture", "Business Tech"],
    ["Bombora > Companies researching Accounts Receivable Automation", "Business Tech"],
    ["Ambulatory care centers in Texas", "Industries"],
    ["Overnight oats", "Food & Beverage"],
  ] as const)("%s is a term of known words: %s", async ([text, category], { expect }) => {
    expect(await classify(text)).toMatchObject({ parentCategory: category, unsure: false })
  })

  it("are explained with the source that knows them", async ({ expect }) => {
    const { explanation } = await explain("Пятёрочка")
    expect(explanation.evidence[0]).toMatchObject({ text: "пятерочка", source: "brand, name-suggestion-index" })
    expect(explanation.layers["category"]?.because).toBe("пятерочка (brand, name-suggestion-index)")
  })

  it("stay unsure where a brand is an ordinary word, or one known word stands beside unknown ones", async ({
    expect,
  }) => {
    for (const name of ["Maxi", "Zorblax Apteekki Qwibble", "asdf qwer"])
      expect(await classify(name), name).toMatchObject({ unsure: true })
  })

  it.for([
    ["Chicken Republic", "Dining"],
    ["Jumbo customers", "Food & Beverage"],
    ["Lemonade Insurance policyholders", "Insurance"],
    ["Frying pan", "Home & Garden"],
  ] as const)("%s is read as a whole: %s", async ([name, category], { expect }) => {
    expect(await classify(name)).toMatchObject({ parentCategory: category, unsure: false })
  })

  it("are brands only with a capital letter, and not their plural", async ({ expect }) => {
    expect(await classify("Scooters")).toMatchObject({ parentCategory: "Powersports & RV" })
    expect(await classify("chicken republic")).not.toMatchObject({ parentCategory: "Dining" })
  })

  it.for(["vorasidenib users", "Kisunla", "Journavx", "donanemab"])("%s is a medicine", async (name, { expect }) => {
    expect(await classify(name)).toMatchObject({ parentCategory: "Healthcare", sensitivity: "Sensitive" })
  })

  it.for(["Project Teacup II", "Operation Coffee Bean", "Friday Anchor Bread", "Cohort 12M", "New Audience (2)"])(
    "%s is a code name",
    async (name, { expect }) => {
      expect(await classify(name)).toMatchObject({ unsure: true })
    },
  )

  it("are read alike whatever else is loaded", async ({ expect }) => {
    const before = await explain("Zorblax Kasap")
    await packsFor(["Kasap", "Пятёрочка", "宠物主人", "Apteekki", "Chedraui"])
    expect(await explain("Zorblax Kasap")).toEqual(before)
  })
})

describe("a pack", () => {
  const meaning: Meaning = { node: 7, weak: false, brand: true, sensitive: false, source: "a" }
  const meanings = [meaning, { ...meaning, node: 900, weak: true }, { ...meaning, sensitive: true, source: "b" }]

  it("finds each phrase with its meaning, and no others", ({ expect }) => {
    const entries = Array.from({ length: 5_000 }, (_, i) => ({
      forms: [`word${i}`, "two"],
      meaning: meanings[i % 3] as Meaning,
    }))
    const file = decodePack(encodePack(entries).buffer as ArrayBuffer)
    for (const { forms, meaning: own } of entries) expect(findIn(file, hashOfPhrase(forms))).toEqual(own)
    const others = entries.filter(({ forms }) => findIn(file, hashOfPhrase([...forms, "three"])) !== undefined)
    expect(others.length).toBeLessThan(3)
  })

  it("keeps the first meaning of a phrase, and may be empty", ({ expect }) => {
    const entries = meanings.map((own) => ({ forms: ["one"], meaning: own }))
    const file = decodePack(encodePack(entries).buffer as ArrayBuffer)
    expect(findIn(file, hashOfPhrase(["one"]))).toEqual(meaning)
    expect(findIn(decodePack(encodePack([]).buffer as ArrayBuffer), 1)).toBeUndefined()
  })
})
