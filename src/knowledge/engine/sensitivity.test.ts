import { describe, it } from "vitest"
import { readText } from "../../testing/table-texts.ts"
import { entriesOf } from "../languages/pack-format.ts"
import { readPacks } from "../languages/read-packs.ts"
import { readTable } from "../tables/read-table.ts"
import { isSensitivityKnown } from "./calibration.ts"
import { classifyLocally } from "./local.ts"
import { packsFor } from "./packs.ts"

const classify = async (name: string) => {
  await packsFor([name])
  return classifyLocally(name)
}

describe("audiences of minors", () => {
  it.for([
    "Children aged 6-12",
    "Kids 6-12",
    "Kids ages 2 to 5",
    "Boys under 13",
    "boys aged 8 to 11",
    "Girls 10-12 who play Roblox",
    "12-year-olds",
    "Boys in 4th grade",
    "6-12 year old boys",
    "U16 players",
    "Under-16s",
    "10th graders",
    "Students in grades 3-5",
    "ages 5 through 11",
    "Kinder von 6 bis 12 Jahren",
    "Kinder im Alter von 6 bis 12",
    "6- bis 12-Jährige",
    "Mädchen zwischen 8 und 11 Jahren",
    "niños de 6 a 12 años",
    "chicas de 12 años",
    "les 6-12 ans",
    "lycéens",
    "meninos de 7 a 12 anos",
    "bambini tra i 6 e i 12 anni",
    "jongens onder de 13",
    "6歳から12歳の子供",
    "10代の少女",
    "中学生",
  ])("%s are sensitive", async (name, { expect }) => {
    expect((await classify(name)).sensitivity).toBe("Sensitive")
  })

  it.for([
    "Parents of children aged 6-12",
    "Parents of teens 13-17",
    "Cord cutters with kids under 12",
    "Households with kids 13-17",
    "Presence of Children > Ages 6-12",
    "Gift buyers for girls 8-11",
    "Adults 18-24",
    "Gamers 16-24",
    "Dresses in sizes 12-16",
    "Diapers 6-12 months",
    "Eltern von Kindern unter 12",
    "Eltern von Grundschulkindern",
    "padres de niños de 6 a 12 años",
    "coches de 10 años",
    "familles avec enfants de moins de 12 ans",
    "famílias com filhos de até 12 anos",
    "genitori di bambini da 6 a 12 anni",
    "ouders van kinderen van 6 tot 12 jaar",
    "小学生の親",
  ])("%s are adults", async (name, { expect }) => {
    expect((await classify(name)).sensitivity).not.toBe("Sensitive")
  })
})

describe("the sensitivity of names that are not understood", () => {
  it.for(["חולי סרטן", "ผู้ป่วยมะเร็ง", "Vėžiu sergantys", "Zyndroxal users", "Qorvath veterans"])(
    "%s is not known",
    async (name, { expect }) => {
      const { sensitivity, sensitivityConfidence } = await classify(name)
      expect(["None", "Low"]).toContain(sensitivity)
      expect(sensitivityConfidence).toBeLessThan(0.9)
      expect(isSensitivityKnown(sensitivityConfidence)).toBe(false)
    },
  )

  it.for([
    "Syöpäpotilaat",
    "Kanserli hastalar",
    "Chorzy na raka",
    "Раковые больные",
    "암 환자",
    "癌症患者",
    "مرضى السرطان",
    "Fondaparinux users",
  ])("%s is sensitive by open data", async (name, { expect }) => {
    expect(await classify(name)).toMatchObject({ sensitivity: "Sensitive" })
  })

  it.for(["Hundebesitzer", "Running shoes", "Hispanic cuisine", "Kosher salt", "Conservative investors", "犬の飼い主"])(
    "%s is known to be harmless",
    async (name, { expect }) => {
      const { sensitivity, sensitivityConfidence } = await classify(name)
      expect(sensitivity).toBe("None")
      expect(isSensitivityKnown(sensitivityConfidence)).toBe(true)
    },
  )

  it("is sensitive for patients of an unknown kind", async ({ expect }) => {
    for (const name of ["Zyndroxal patients", "Enfermos de zyndroxal", "people diagnosed with zyndroxosis"]) {
      expect(await classify(name)).toMatchObject({ sensitivity: "Sensitive" })
    }
  })

  it("counts as known where no confidence is stored", ({ expect }) => {
    expect([isSensitivityKnown(null), isSensitivityKnown(undefined)]).toEqual([true, true])
  })
})

/** A letter missing, doubled, or swapped with the next, at the same place on every run. */
function mistypings(word: string): string[] {
  const at = 2 + (word.length % (word.length - 3))
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ].filter((one) => one !== word)
}

const SHORTEST = 7
const english = readTable(readText, "sensitivity/sensitive.tsv")
  .map(({ term }) => term)
  .filter((term) => /^[a-z]+$/.test(term))
const languages = readPacks(readText)
  .filter(({ language }) => language !== "ja")
  .map((pack): [string, string[]] => [
    pack.language,
    entriesOf(pack).flatMap(({ table, phrase }) => (table === "Sensitive" && phrase.length === 1 ? phrase : [])),
  ])

describe("sensitive words that mean something else", () => {
  it.for([
    "Cancers and Scorpios",
    "Oroscopo cancro",
    "Citrus tree diseases",
    "Doenças da soja",
    "トマトの病気",
    "Romanesque churches tours",
    "Iglesias barrocas",
    "Kirchenkonzerte",
    "Beer garden furniture",
    "Copas de vino",
    "Aceto di vino",
    "Pistolets à colle",
    "Pastor alemán",
    "Turkse pizza",
    "ガンダム",
  ])("%s are harmless", async (name, { expect }) => {
    expect(["None", "Low"]).toContain((await classify(name)).sensitivity)
  })

  it.for([
    "Immigration lawyers",
    "Bankruptcy attorneys in Ohio",
    "Fertility clinic administrators",
    "Dialysis equipment manufacturers",
    "Physicians who treat COPD",
    "Lawyers representing asylum seekers",
    "Church administrators software",
    "Fachärzte für Onkologie",
    "Abogados de inmigración",
    "Gun Lake campers",
  ])("%s serve others or are places", async (name, { expect }) => {
    expect(["None", "Low"]).toContain((await classify(name)).sensitivity)
  })

  it.for([
    "Immigration lawyer seekers",
    "Patients of HIV clinicians",
    "People looking for bankruptcy attorneys",
    "Bankruptcy attorneys near me",
    "HIV positive nurses",
    "Nurses with PTSD",
    "Undocumented nurses",
    "Jewish lawyers",
    "Gay doctors",
    "Nurses for Trump",
    "ICD-10 E11 households",
    "Can't pay my rent",
    "Juneteenth celebrants",
    "Wildfire evacuees",
  ])("%s are sensitive themselves", async (name, { expect }) => {
    expect((await classify(name)).sensitivity).toBe("Sensitive")
  })

  it.for(["Beer drinkers", "Church goers", "Stomach cancer", "Bebedores de vino", "Creyentes de la iglesia", "胃ガン"])(
    "%s are not",
    async (name, { expect }) => {
      expect(["Sensitive", "Restricted"]).toContain((await classify(name)).sensitivity)
    },
  )
})

describe("mistyped sensitive words", () => {
  it.for<[string, string[]]>([["en", english], ...languages])("in %s are held back", async ([, words], { expect }) => {
    const typed = [...new Set(words)].filter((word) => word.length >= SHORTEST).flatMap(mistypings)
    await packsFor(typed)
    const answers = typed.map((word) => classifyLocally(word))
    const flagged = answers.filter(({ sensitivity }) => sensitivity === "Sensitive" || sensitivity === "Restricted")
    const open = answers.filter((one) => !flagged.includes(one) && isSensitivityKnown(one.sensitivityConfidence))
    expect(flagged.length / typed.length).toBeGreaterThan(0.85)
    // A few become another word: "cocine" is a Spanish kitchen.
    expect(open.length / typed.length).toBeLessThan(0.02)
  })
})
