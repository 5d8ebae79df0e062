import { describe, it } from "vitest"
import { classifyLocally } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"

describe("a name that a word of another language could be", () => {
  it.for([
    ["Droga Raia", "Healthcare"],
    ["Boulanger", "Consumer Tech"],
    ["Boulanger customers", "Consumer Tech"],
    ["La Costeña", "Food & Beverage"],
  ] as const)("is the brand that all of it is: %s", async ([name, category], { expect }) => {
    await packsFor([name])
    expect(classifyLocally(name)).toMatchObject({ parentCategory: category, language: "en", unsure: false })
  })

  it("stays a word in small letters, and beside other words", async ({ expect }) => {
    await packsFor(["boulanger", "Boulangers en Bretagne"])
    expect(classifyLocally("boulanger").language).toBe("fr")
    expect(classifyLocally("Boulangers en Bretagne").language).toBe("fr")
  })

  it("stays English if only a misspelling were of another language", async ({ expect }) => {
    for (const name of ["Natural Deodorant Converts", "Ad-Supported Video Watchers"]) {
      await packsFor([name])
      expect(classifyLocally(name).language, name).toBe("en")
    }
  })
})
