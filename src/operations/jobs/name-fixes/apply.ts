import * as z from "zod"
import { findBatch } from "../../../intake/imports/batch-record.ts"
import { namesEntry } from "../../../intake/imports/names-entry.ts"
import { renamings, splitTaken } from "../../../intake/imports/rename-topics.ts"
import type { Renamed } from "../../../intake/imports/schema.ts"
import { countFindings, readFindings } from "../findings.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"
import { PROPOSED } from "./propose.ts"

const NAMES_PER_STEP = 500

const Config = z.object({
  ...anyConfig,
  ...ofOrganization,
  batchId: z.string("batchId is required"),
  /** The job that proposed the names. */
  apply: z.string("apply must be a string"),
  /** All proposals but these, or only these, by their topics. */
  except: z.array(z.string()).optional(),
  only: z.array(z.string()).optional(),
})

/** Renames topics as a job proposed, except where the name has changed since. */
export const applyNames = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: async (services, { apply, except, only }) =>
    only ? only.length : Math.max(0, (await countFindings(services, apply, PROPOSED)) - (except?.length ?? 0)),
  step: async (services, { config, cursor, createdBy, successCount }) => {
    const ctx = await contextOf(services, config, createdBy)
    const batch = await findBatch(ctx, config.batchId)
    const found = await readFindings(services, config.apply, PROPOSED, Number(cursor ?? 0), NAMES_PER_STEP)
    const [except, only] = [new Set(config.except), config.only && new Set(config.only)]
    const chosen = found
      .map(({ value }) => value as Renamed)
      .filter(({ id }) => !except.has(id) && (only === undefined || only.has(id)))
    const { free, taken } = await splitTaken(ctx, chosen, new Set())
    const done = found.length < NAMES_PER_STEP
    const changed = successCount + free.length
    return {
      statements: [
        ...(free.length > 0 ? renamings(ctx, free, "fix-names") : []),
        ...(done && changed > 0 ? [namesEntry(ctx, "import.names_fixed", batch, { changed, names: free })] : []),
      ],
      processed: chosen.length,
      success: free.length,
      errors: taken.map(({ id, oldName, newName }) => ({
        id,
        name: oldName,
        message: `The name “${newName}” is already in the library`,
      })),
      skip: 0,
      cursor: String(found.at(-1)?.seq ?? cursor ?? 0),
      done,
    }
  },
})
