import { describe, it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { ENGLISH, packsFor } from "../engine/packs.ts"
import { readName } from "./read-name.ts"

const read = async (name: string) => {
  await packsFor([name])
  return readName(name, ENGLISH)
}
const classify = async (name: string) => {
  await packsFor([name])
  return classifyLocally(name)
}

describe("the language of a name", () => {
  it.for([
    ["Compradores de coches eléctricos", "es", "electric car buyers"],
    ["Amantes de los gatos", "es", "cats lovers"],
    ["Hundebesitzer", "de", "dog owners"],
    ["Elektroautokäufer", "de", "electric car buyers"],
    ["Elektroauto-Kaeufer", "de", "electric car buyers"],
    ["Käufer:innen von Laufschuhen", "de", "running shoes buyers"],
    ["Passionnés de jeux vidéo", "fr", "video games lovers"],
    ["Acheteuses de sacs à main", "fr", "handbags buyers"],
    ["Donos de cachorros", "pt", "dog owners"],
    ["Interessados em investimentos", "pt", "interested in investing"],
    ["Appassionati di calcio", "it", "soccer lovers"],
    ["Proprietari d'auto d'epoca", "it", "classic car owners"],
    // Words that English knows only without their accents, or only from brands.
    ["Óticas", "pt", "vision care"],
    ["Carta di credito", "it", "credit cards"],
    ["Assurance auto tous risques", "fr", "auto insurance"],
    ["Clients de grands magasins", "fr", "department stores customers"],
    // Words that lose the same last vowel.
    ["Tiendas de cromos", "es", "collecting shopping"],
    ["Pies diabéticos", "es", "diabetes"],
    ["Scarpe da donna", "it", "shoes"],
    ["Liefhebbers van koffie", "nl", "coffee lovers"],
    ["Hondenbezitters", "nl", "dog owners"],
    ["Fußballfans", "de", "soccer"],
    ["Tandartsen", "nl", "dental care"],
    ["犬の飼い主", "ja", "dog owners"],
    ["海外旅行に興味がある人", "ja", "interested in international travel"],
    ["ﾍﾟｯﾄ用品", "ja", "pet supplies"],
  ] as const)("%s is %s", async ([name, language, english], { expect }) => {
    expect(await read(name)).toMatchObject({ language, english })
  })

  it.for([
    "Dog Owners",
    "Los Angeles Lakers Fans",
    "La Liga Fans",
    "El Paso Residents",
    "Latte Lovers",
    "Cirque du Soleil Ticket Buyers",
    "Die Hard Movie Fans",
    "Zorblax Pro Users",
    "Häagen-Dazs Buyers",
    "De'Longhi Coffee Machines",
    "Home Décor",
    "Croma",
    "",
    "12345",
  ])("%s stays English", async (name, { expect }) => {
    expect(await read(name)).toMatchObject({ language: "en", english: name })
  })

  it.for(["Zorblaxowie", "购买电动车的人", "בעלי כלבים", "เจ้าของสุนัข"])(
    "%s is in no language it reads",
    async (name, { expect }) => {
      expect(await classify(name)).toMatchObject({ parentCategory: "Shopping", sensitivity: "None", unsure: true })
    },
  )

  it("reads a name alike whatever else is loaded", async ({ expect }) => {
    const before = await read("Fans de rock")
    await packsFor([
      "Hundebesitzer",
      "Amantes del café",
      "Passionnés de vin",
      "Appassionati di vino",
      "Liefhebbers van wijn",
    ])
    expect(readName("Fans de rock", ENGLISH)).toEqual(before)
  })
})

describe("a name in another language", () => {
  it("is classified like its English, and keeps its name", async ({ expect }) => {
    const { topicName, language, ...answer } = await classify("Hundebesitzer")
    const { topicName: _name, language: _language, ...english } = classifyLocally("Dog Owners")
    expect({ topicName, language }).toEqual({ topicName: "Hundebesitzer", language: "de" })
    expect(answer).toEqual(english)
  })

  it("keeps brands", async ({ expect }) => {
    expect(await classify("Clientes de Netflix")).toMatchObject({ parentCategory: "Movies & TV", intent: "brand" })
    expect(await classify("iPhone-Nutzer")).toMatchObject({ parentCategory: "Consumer Tech" })
  })

  it("reads ages, minors and negation", async ({ expect }) => {
    expect((await read("Mujeres de 25 a 34 años")).english).toBe("women aged 25-34")
    expect(await classify("Kinder von 6 bis 12 Jahren")).toMatchObject({ sensitivity: "Sensitive" })
    expect((await read("Menschen ohne Auto")).english).toBe("people without car")
  })

  it.for([
    "Krebspatienten",
    "Krebspatinten",
    "Personas con depresión",
    "Personas con depresoin",
    "Femmes enceintes",
    "Pessoas com HIV",
    "Iscritti al sindacato",
    "Mensen met schulden",
    "妊娠中の女性",
  ])("%s is sensitive", async (name, { expect }) => {
    expect((await classify(name)).sensitivity).toBe("Sensitive")
  })

  it.for(["Inversores conservadores", "Konservative Anleger", "Signe du cancer", "がん保険"])(
    "%s is not sensitive",
    async (name, { expect }) => {
      expect(["None", "Low"]).toContain((await classify(name)).sensitivity)
    },
  )
})
