import type { ContentBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import type { OrgContext } from "../../kernel/context.ts"
import { callModel, type LlmProvider } from "../../kernel/llm/client.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { AppError } from "../../kernel/errors.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { analysisRequest, readAnalysis } from "./analysis.ts"
import type { Analysis } from "./schema.ts"
import { cleanBase64, headOf } from "./base64.ts"
import {
  DOCX,
  HEAD_BYTES,
  IMAGE_TYPES,
  hasSignature,
  MEDIA_TYPES,
  type MediaType,
  mediaTypeOf,
  PPTX,
} from "./media-types.ts"
import { officeText } from "./office-text.ts"
import { plainTextFile } from "./plain-text.ts"
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
/** About a hundred pages of text; the rest is cut off. */
const MAX_TEXT = 300_000

export async function analyzeBrief(ctx: OrgContext, file: BriefFile, wording: Wording): Promise<Analysis> {
  const type = mediaTypeOf(file.mediaType)
  if (!type) throw new AppError(400, wording.unsupported(file.mediaType))
  if (file.data.length > MAX_BASE64) throw new AppError(400, wording.tooLarge)
  const document = documentOf(type, file.data)
  await ctx.meter.requireRemaining("tokens")
  return ctx.meter.spend("classifications", 1, () => {
    if (!ctx.llm) throw new AppError(500, "LLM provider key is not configured")
    return analyze(ctx, ctx.llm, document)
  })
}

function documentOf(type: MediaType, data: string): ContentBlockParam {
  const base64 = cleanBase64(data)
  if (base64 === undefined || !hasSignature(type, headOf(base64, HEAD_BYTES))) throw unreadable()
  if (type === "application/pdf") {
    return { type: "document", source: { type: "base64", media_type: type, data: base64 } }
  }
  const image = IMAGE_TYPES.find((one) => one === type)
  if (image) return { type: "image", source: { type: "base64", media_type: image, data: base64 } }
  const text = type === DOCX || type === PPTX ? officeText(type, base64, MAX_TEXT) : plainTextFile(base64)
  const part = text.slice(0, MAX_TEXT).toWellFormed()
  return { type: "document", source: { type: "text", media_type: "text/plain", data: part } }
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
