import * as z from "zod"
import { findBatch } from "../../../intake/imports/batch-record.ts"
import { canUseLlm, cleanNames, NAMES_PER_CALL, readNames } from "../../../intake/imports/clean-names.ts"
import type { OrgContext } from "../../../kernel/context.ts"
import { remember } from "../findings.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"

const LLM_CALLS_PER_STEP = 2
const NAMES_PER_STEP = NAMES_PER_CALL * LLM_CALLS_PER_STEP

/** The list of findings: each topic's present name and the cleaned one. */
export const PROPOSED = "names"

const Config = z.object({ ...anyConfig, ...ofOrganization, batchId: z.string("batchId is required") })

/** Cleans the names of an import's topics and keeps the results, for a person to choose from. Renames nothing. */
export const proposeNames = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: async (services, config) => countNames(await contextOf(services, config, "system"), config.batchId),
  step: async (services, { id, config, cursor, createdBy, result }) => {
    const ctx = await contextOf(services, config, createdBy)
    const batch = await findBatch(ctx, config.batchId)
    const page = await readNames(ctx, batch.id, Number(cursor ?? 0), NAMES_PER_STEP)
    const llm = { callsLeft: (await canUseLlm(ctx)) ? LLM_CALLS_PER_STEP : 0, answered: false }
    const renamed = await cleanNames(ctx, page, llm)
    const engine = llm.answered || result["engine"] === "llm" ? "llm" : "rules"
    return {
      statements: remember(
        services,
        id,
        PROPOSED,
        renamed.map((one) => ({ key: one.id, value: one })),
      ),
      processed: page.length,
      success: renamed.length,
      errors: [],
      skip: page.length - renamed.length,
      cursor: String(page.at(-1)?.seq ?? cursor ?? 0),
      result: { engine },
      done: page.length < NAMES_PER_STEP,
    }
  },
})

async function countNames({ library, org }: OrgContext, batchId: string): Promise<number> {
  const count = library.prepare(
    `SELECT count(*) AS n FROM org_topics INDEXED BY org_topics_created
     WHERE org_id = ? AND created_at >= '' AND batch_id = ? AND hidden = 0`,
  )
  return (await count.bind(org.id, batchId).first<number>("n")) ?? 0
}
