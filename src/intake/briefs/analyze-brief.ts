import type { ContentBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import type { OrgContext } from "../../kernel/context.ts"
import { callModel, type LlmProvider } from "../../kernel/llm/client.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { AppError } from "../../kernel/errors.ts"
import { budgetedLlm } from "../../organizations/usage/llm-budget.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { analysisRequest, readAnalysis } from "./analysis.ts"
import type { Analysis } from "./schema.ts"
import { documentOf } from "./document.ts"
import { MEDIA_TYPES, mediaTypeOf } from "./media-types.ts"
import { unreadable } from "./unreadable.ts"

export type BriefFile = { data: string; mediaType: string }

/** The interface words these errors differently per route. */
export type Wording = { unsupported: (mediaType: string) => string; tooLarge: string }
export const API_WORDING: Wording = {
  unsupported: () => "Unsupported file type",
  tooLarge: "File too large (max 10 MB)",
}
export const SDK_WORDING: Wording = {
  unsupported: (type) => `Unsupported media type: ${type.slice(0, 100)}. Accepted: ${MEDIA_TYPES.join(", ")}`,
  tooLarge: "File exceeds 10MB limit",
}

/** Measured on the base64 payload. */
export const MAX_BASE64 = 10 * 1024 * 1024

export async function analyzeBrief(ctx: OrgContext, file: BriefFile, wording: Wording): Promise<Analysis> {
  const type = mediaTypeOf(file.mediaType)
  if (!type) throw new AppError(400, wording.unsupported(file.mediaType))
  if (file.data.length > MAX_BASE64) throw new AppError(400, wording.tooLarge)
  const document = documentOf(type, file.data)
  await ctx.meter.requireRemaining("tokens")
  return ctx.meter.spend("classifications", 1, () => {
    const llm = budgetedLlm(ctx)
    if (!llm) throw new AppError(500, "LLM provider key is not configured")
    return analyze(ctx, llm, document)
  })
}

async function analyze(ctx: OrgContext, provider: LlmProvider, document: ContentBlockParam): Promise<Analysis> {
  try {
    const { texts, usage } = await callModel(provider, analysisRequest(provider.model, document))
    const analysis = readAnalysis(texts)
    await recordLlmCall(ctx, { purpose: "brief", usage, failed: !analysis })
    if (analysis) return analysis
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    ctx.log("brief.failed", { level: "warn", failure: error.failure, status: error.status, error: error.message })
    await recordLlmCall(ctx, { purpose: "brief", usage: error.usage, failed: true })
    if (isFileError(error)) throw unreadable()
    if (error.failure !== "answer") throw new AppError(500, "Classification failed")
  }
  throw new AppError(502, "Failed to parse analysis response")
}

/** The provider inspects PDFs and images more deeply than we do. */
const isFileError = ({ status, message }: LlmError) =>
  status === 400 && /could not process (?:image|pdf|document)|pdf specified|image does not match/i.test(message)
