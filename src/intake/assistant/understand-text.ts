import * as z from "zod"
import { listConnections } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { callModel, type LlmProvider } from "../../kernel/llm/client.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { listImports } from "../imports/list-imports.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { Intent } from "./intent.ts"
import { requestFor } from "./prompt.ts"
import { readAnswer } from "./read-answer.ts"
import { resolve } from "./resolve.ts"

const MAX_TEXT = 2_000
const MAX_IMPORTS = 20
/** Somebody sits and waits. */
const ONE_CALL_MS = 25_000

export const Message = jsonObject({
  text: z
    .string("text is required")
    .max(MAX_TEXT, `text must be at most ${MAX_TEXT} characters`)
    .transform((text) => text.toWellFormed().trim())
    .pipe(z.string().min(1, "text is required")),
})

export const Understood = z.object({
  /** "none" where no provider is configured: then it is not worth asking again. */
  engine: z.enum(["llm", "none"]),
  intent: Intent.nullable(),
})
type Understood = z.output<typeof Understood>

class Unusable extends Error {}

/**
 * What the language model takes a message for. One classification; a call that fails costs none and answers no intent, so that
 * the rules' word stands. The text is neither stored nor logged.
 */
export async function understandText(ctx: OrgContext, { text }: { text: string }): Promise<Understood> {
  const { llm } = ctx
  if (!llm) return { engine: "none", intent: null }
  await ctx.meter.requireRemaining("tokens")
  try {
    const intent = await ctx.meter.spend("classifications", 1, () => askModel(ctx, llm, text))
    return { engine: "llm", intent }
  } catch (error) {
    if (error instanceof Unusable) return { engine: "llm", intent: null }
    throw error
  }
}

async function askModel(ctx: OrgContext, llm: LlmProvider, text: string): Promise<Intent | null> {
  const [connections, imports] = await Promise.all([
    listConnections(ctx, {}),
    listImports(ctx, { limit: MAX_IMPORTS, offset: 0 }),
  ])
  const names = { connections: connections.map(({ name }) => name), imports: imports.map(({ filename }) => filename) }
  try {
    const { texts, usage } = await callModel(llm, requestFor(llm.model, text, names), {
      timeoutMs: ONE_CALL_MS,
      maxRetries: 1,
    })
    const said = readAnswer(texts)
    const intent = said && resolve(said, text, { connections, imports })
    const isUsable = intent !== undefined || said?.kind === "none"
    await recordLlmCall(ctx, { purpose: "assistant", usage, failed: !isUsable })
    if (isUsable) return intent ?? null
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    // Not its message: that may quote what was typed.
    ctx.log("assistant.failed", { failure: error.failure, status: error.status })
    await recordLlmCall(ctx, { purpose: "assistant", usage: error.usage, failed: true })
  }
  throw new Unusable()
}
