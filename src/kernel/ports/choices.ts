import { type Plan, PLANS } from "./plans.ts"

/** Variables that decide who may sign up and what an organization may cost. */
type Variables = {
  ENVIRONMENT?: string
  SIGN_UP?: string
  NEW_ORGANIZATION_PLAN?: string
  LLM_DAILY_COST_LIMIT?: string
}

export type Choices = {
  signUp: "open" | "invited"
  newPlan: Plan
  llmDailyCostLimit: number | null
  /** Variables without a usable value, in words that follow their name. */
  missing: { name: keyof Variables; what: string; values: string }[]
}

const AMOUNT = /^\d+(\.\d+)?$/

/**
 * Local runs have defaults. A deployment chooses its plan and limit once; until then new organizations get the smallest plan and the
 * language model is not called, and it is neither deployed nor ready.
 */
export function readChoices(variables: Variables): Choices {
  const isLocal = variables.ENVIRONMENT === "local"
  const { SIGN_UP: signUp = "", NEW_ORGANIZATION_PLAN: plan = "", LLM_DAILY_COST_LIMIT: limit = "" } = variables
  const missing: Choices["missing"] = []
  const require = (name: keyof Variables, value: string, isKnown: boolean, values: string) => {
    if (isKnown || (value === "" && isLocal)) return
    missing.push({ name, what: value === "" ? "is not chosen" : `is ${JSON.stringify(value)}`, values })
  }
  const known = PLANS.find((one) => one === plan)
  const isLimit = limit === "none" || AMOUNT.test(limit)
  require("SIGN_UP", signUp, signUp === "" || signUp === "open" || signUp === "invited", `"open" or "invited"`)
  require("NEW_ORGANIZATION_PLAN", plan, known !== undefined, PLANS.map((one) => `"${one}"`).join(", "))
  require("LLM_DAILY_COST_LIMIT", limit, isLimit, `an amount of USD such as "5", or "none"`)
  return {
    signUp: signUp === "open" || (signUp === "" && isLocal) ? "open" : "invited",
    newPlan: known ?? (isLocal ? "enterprise" : "free"),
    llmDailyCostLimit: limit === "none" ? null : isLimit ? Number(limit) : isLocal ? 100 : 0,
    missing,
  }
}
