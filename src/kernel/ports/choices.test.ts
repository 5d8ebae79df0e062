import { describe, it } from "vitest"
import { readChoices } from "./choices.ts"

const chosen = { ENVIRONMENT: "production", NEW_ORGANIZATION_PLAN: "pro", LLM_DAILY_COST_LIMIT: "2.5" }

describe("what a deployment chooses once", () => {
  it("is what it says, with sign-up by invitation", ({ expect }) => {
    expect(readChoices(chosen)).toEqual({ signUp: "invited", newPlan: "pro", llmDailyCostLimit: 2.5, missing: [] })
    expect(readChoices({ ...chosen, SIGN_UP: "open", LLM_DAILY_COST_LIMIT: "none" })).toMatchObject({
      signUp: "open",
      llmDailyCostLimit: null,
      missing: [],
    })
  })

  it("has no default but the smallest, and names what is missing", ({ expect }) => {
    const { missing, ...choices } = readChoices({ ENVIRONMENT: "staging" })
    expect(choices).toEqual({ signUp: "invited", newPlan: "free", llmDailyCostLimit: 0 })
    expect(missing.map(({ name }) => name)).toEqual(["NEW_ORGANIZATION_PLAN", "LLM_DAILY_COST_LIMIT"])
  })

  it.for(["-1", "1e9", "ten", " "])("does not read %s as an amount", (limit, { expect }) => {
    const { llmDailyCostLimit, missing } = readChoices({ ...chosen, LLM_DAILY_COST_LIMIT: limit })
    expect([llmDailyCostLimit, missing.length]).toEqual([0, 1])
  })

  it("has defaults in local runs", ({ expect }) => {
    const local = { signUp: "open", newPlan: "enterprise", llmDailyCostLimit: 100, missing: [] }
    expect(readChoices({ ENVIRONMENT: "local" })).toEqual(local)
  })
})
