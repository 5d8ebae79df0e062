import { describe, it } from "vitest"
import { classifyLocally } from "./local.ts"

const placeOf = (name: string) => {
  const { parentCategory, path, audienceType } = classifyLocally(name, {})
  return `${[parentCategory, ...path].join(" > ")}, ${audienceType}`
}

describe("people and what they do", () => {
  it.for([
    ["water skiers", "Sports & Outdoors > Water & Extreme Sports > Towed Sports, Enthusiast"],
    ["PC gamers", "Gaming > PC Gaming, Viewer & Listener"],
    ["online learners", "Education > Online Education, Interest"],
    ["home brewing", "Alcohol & Regulated > Beer > Homebrewing, Interest"],
  ] as const)("are read in the form that is known: %s", ([name, place], { expect }) => {
    expect(placeOf(name)).toBe(place)
  })

  it("are read as one word where only that is known", ({ expect }) => {
    expect(placeOf("Kite surfers (in Portugal)")).toBe("Sports & Outdoors > Water & Extreme Sports, Interest")
    expect(placeOf("wind surfers")).toContain("Surfing")
  })

  it.for([
    ["photo printer buyers", "Consumer Tech > Computer Accessories & Components > Printers & Scanners, In-Market"],
    ["Mother's Day shoppers", "Life Events > Holidays & Seasons > Spring & Romance Holidays, In-Market"],
    ["scuba diving", "Sports & Outdoors > Water & Extreme Sports > Diving & Snorkeling, Interest"],
    ["insurance underwriters", "Job Roles > Finance & Accounting Roles > Banking & Insurance Roles, Professional"],
  ] as const)("keep their form where it says something else: %s", ([name, place], { expect }) => {
    expect(placeOf(name)).toBe(place)
  })
})
