import { describe, it } from "vitest"
import { testServices } from "../../testing/factories.ts"
import { answerByRules } from "./recent-answers.ts"

describe("what the rules answered", () => {
  const config = testServices().config

  it("is kept for the next request with the same text, until the configuration changes", async ({ expect }) => {
    const live = await config()
    const first = answerByRules("electric SUV shoppers", live)
    expect(first.classification).toMatchObject({ topicName: "Electric SUV Shoppers", parentCategory: "Auto" })
    expect(answerByRules("electric SUV shoppers", live)).toBe(first)
    expect(answerByRules("Electric SUV shoppers", live)).not.toBe(first)
    const changed = { ...live }
    expect(answerByRules("electric SUV shoppers", changed)).not.toBe(first)
    expect(answerByRules("electric SUV shoppers", changed).classification).toEqual(first.classification)
  })

  it("is not kept for long texts, nor for more texts than memory has room for", async ({ expect }) => {
    const live = { ...(await config()) }
    const long = `${"very ".repeat(50)}keen cyclists`
    expect(answerByRules(long, live)).not.toBe(answerByRules(long, live))
    const first = answerByRules("cyclists 0", live)
    for (let i = 1; i <= 1_000; i++) answerByRules(`cyclists ${i}`, live)
    expect(answerByRules("cyclists 0", live)).not.toBe(first)
  })
})
