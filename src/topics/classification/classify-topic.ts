import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import type { classifyWithLlm as ClassifyWithLlm } from "../../kernel/llm/classify.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import type { Engine } from "../../kernel/ports/engines.ts"
import { isSure } from "../../knowledge/engine/calibration.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { AppError } from "../../kernel/errors.ts"
import { budgetedLlm } from "../../organizations/usage/llm-budget.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { inPlaceOf } from "../names/cleaner.ts"
import { findInCatalog } from "./find-in-catalog.ts"
import { answerByRules, type RecentAnswer } from "./recent-answers.ts"
import type { ClassifyRequest } from "./request.ts"
import type { EngineUsed } from "./schema.ts"
import { topicIn } from "./topic-in.ts"

/** Loaded on first use: most calls need no LLM. */
let classifyWithLlm: typeof ClassifyWithLlm | undefined

export type Classified = {
  engine: EngineUsed
  topic: string
  classification: Classification
  /** Set if the rules answered. */
  recent?: RecentAnswer
}

/** Charges one credit; a failed call is not charged. */
export async function classifyTopic(ctx: OrgContext, request: ClassifyRequest): Promise<Classified> {
  const { messages, engine = ctx.defaultEngine } = request
  if (engine === "llm" && !ctx.llm) throw new AppError(500, "LLM provider key is not configured")
  return ctx.meter.spend("classifications", 1, () => classifyUnmetered(ctx, messages, engine))
}

async function classifyUnmetered(
  ctx: OrgContext,
  messages: ClassifyRequest["messages"],
  engine: Engine,
): Promise<Classified> {
  const topic = topicIn(messages)
  await packsFor([topic])
  const locally = async (): Promise<Classified> => {
    const recent = answerByRules(topic, await ctx.config())
    return { engine: "local", topic, classification: recent.classification, recent }
  }
  if (messages.length === 1) {
    if (engine === "smart") {
      const answer = await locally()
      if (isSure(answer.classification)) return answer
    }
    if (engine === "auto" || engine === "smart") {
      // A stored answer of the rules is no better than a new one.
      const known = await findInCatalog(ctx, topic, { notByRules: engine === "smart" })
      if (known) return { engine: "catalog", topic, classification: inPlaceOf(topic, known) }
    }
  }
  if (engine === "local" || !ctx.llm) return locally()
  await ctx.meter.requireRemaining("tokens")
  try {
    classifyWithLlm ??= (await import("../../kernel/llm/classify.ts")).classifyWithLlm
    const { classification, usage } = await classifyWithLlm(budgetedLlm(ctx) ?? ctx.llm, messages)
    await recordLlmCall(ctx, { purpose: "classify", usage, failed: false })
    return { engine: "llm", topic, classification }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (error instanceof LlmError) await recordLlmCall(ctx, { purpose: "classify", usage: error.usage, failed: true })
    ctx.log("classify.failed", { level: "error", reason: error instanceof Error ? error.message : String(error) })
    throw new AppError(500, "Classification failed")
  }
}
