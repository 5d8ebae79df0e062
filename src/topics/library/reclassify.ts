import type { OrgContext } from "../../kernel/context.ts"
import { classifyWithLlm } from "../../kernel/llm/classify.ts"
import { LlmError } from "../../kernel/llm/usage.ts"
import { classifyLocally, classifyNamed } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { AppError } from "../../kernel/errors.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { budgetedLlm } from "../../organizations/usage/llm-budget.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { type LinkRow, ownNameOf, recordOf } from "./record.ts"
import type { Answer } from "./answer.ts"
import { prepareReclassified, writeReclassified } from "./reclassify-statements.ts"
import { fittingTopics, groupByLinks } from "./link-groups.ts"
import { findLink, findLinks } from "./store.ts"

const MAX_LOCAL = 500
const MAX_LLM = 100
/** LLM results are written per group, so that an aborted request loses at most this many. */
const LLM_CONCURRENCY = 5

/**
 * Writes the engine's classification to the global topic, shared by all linked libraries, and clears the org's overrides. A link with a
 * name of its own is classified by that name, and keeps the result to itself.
 */
export async function reclassifyTopic(ctx: OrgContext, id: string, llm: boolean) {
  const link = await findLink(ctx, id)
  const [answer] = await reclassifyLinks(ctx, [link], llm)
  return { ...recordOf(await findLink(ctx, link.id), await ctx.config()), llm, fallback: answer?.fallback ?? false }
}

export async function reclassifyTopics(ctx: OrgContext, { ids, llm }: { ids: readonly string[]; llm: boolean }) {
  if (llm && ids.length > MAX_LLM) throw new AppError(400, `Maximum ${MAX_LLM} topics for LLM reclassify`)
  if (ids.length > MAX_LOCAL) throw new AppError(400, `Maximum ${MAX_LOCAL} topics for local reclassify`)
  const unique = [...new Set(ids)]
  const found = await findLinks(ctx, unique)
  const links = [...new Map([...found.values()].map((link) => [link.id, link])).values()]
  const answers = await reclassifyLinks(ctx, links, llm)
  const missing = unique.filter((id) => !found.has(id))
  return {
    total: unique.length,
    success: unique.length - missing.length,
    failed: missing.length,
    errors: missing.map((id) => ({ id, message: "Topic not found" })),
    llm,
    llmCount: answers.filter(({ engine }) => engine === "llm").length,
    fallbackCount: answers.filter(({ fallback }) => fallback).length,
  }
}

/**
 * Local reclassification is counted but never rejected; with the LLM, the request is rejected if too few credits are
 * left.
 */
async function reclassifyLinks(ctx: OrgContext, links: readonly LinkRow[], llm: boolean): Promise<Answer[]> {
  if (links.length === 0) return []
  await packsFor(links.map(nameOf))
  if (!llm) {
    const config = await ctx.config()
    const answers = links.map((link) => localAnswer(config, link, false))
    for (const part of await groupByLinks(ctx, answers, ({ link }) => link.topic_id)) await writeReclassified(ctx, part)
    await ctx.meter.record({ classifications: links.length })
    return answers
  }
  await ctx.meter.requireRemaining("tokens")
  const credits = await ctx.meter.reserve("classifications", links.length)
  const answers: Answer[] = []
  try {
    for (let i = 0; i < links.length; i += LLM_CONCURRENCY) {
      const part = await Promise.all(links.slice(i, i + LLM_CONCURRENCY).map((link) => llmAnswer(ctx, link)))
      await writeReclassified(ctx, part)
      answers.push(...part)
    }
  } catch (error) {
    await credits.refund(links.length - answers.length)
    throw error
  }
  return answers
}

/** The rules' answers for these links, up to what one batch may write. */
export async function prepareLocally(ctx: OrgContext, links: readonly LinkRow[]) {
  await packsFor(links.map(nameOf))
  const config = await ctx.config()
  const fitting = await fittingTopics(
    ctx,
    links.map((link) => link.topic_id),
  )
  const answers = links.slice(0, fitting).map((link) => localAnswer(config, link, false))
  const { statements, afterwards } = await prepareReclassified(ctx, answers)
  return {
    statements,
    done: answers.length,
    afterwards: async () => {
      await afterwards()
      await ctx.meter.record({ classifications: answers.length })
    },
  }
}

/** What a link is classified by: its own name, or its topic's. */
const nameOf = (link: LinkRow) => ownNameOf(link) ?? link.global_name

function localAnswer(config: LiveConfig, link: LinkRow, fallback: boolean): Answer {
  return { link, topic: classifyNamed(nameOf(link), config), engine: "local", fallback }
}

async function llmAnswer(ctx: OrgContext, link: LinkRow): Promise<Answer> {
  const llm = budgetedLlm(ctx)
  if (!llm) return localAnswer(await ctx.config(), link, true)
  const name = nameOf(link)
  try {
    const { classification, usage } = await classifyWithLlm(llm, [{ role: "user", content: name }])
    await recordLlmCall(ctx, { purpose: "reclassify", usage, failed: false })
    const { language, qualifiers } = classifyLocally(name)
    const topic = { ...classification, topicName: name, language, qualifiers }
    return { link, topic, engine: "llm", fallback: false }
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    ctx.log("reclassify.llm_failed", {
      level: "warn",
      failure: error.failure,
      status: error.status,
      error: error.message,
    })
    await recordLlmCall(ctx, { purpose: "reclassify", usage: error.usage, failed: true })
    const answer = localAnswer(await ctx.config(), link, true)
    return error.failure === "taxonomy" ? { ...answer, review: error.message } : answer
  }
}
