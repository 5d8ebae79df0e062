import * as z from "zod"
import type { Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { randomBase62 } from "../../../kernel/ids.ts"
import { prepareDeletion } from "../../../topics/library/delete-topics.ts"
import { contextOf, ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"

/** Ids per file, and per step. */
const PART_SIZE = 20_000

const Config = z.object({
  ...anyConfig,
  ...ofOrganization,
  /** Folder of the files with the ids: half a million ids do not fit in a row. */
  folder: z.string(),
  parts: z.int(),
  ids: z.int(),
  /** The removal that the request started; missing in jobs from before removals were stored. */
  removalId: z.string().optional(),
})

const keyOf = (folder: string, part: number) => `${folder}/${part}.json`

/** Removes the remaining topics of a request. */
export const deleteTopicsKind = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: async (_services, { ids }) => ids,
  step: async (services, { config, cursor, createdBy }) => {
    const ctx = await contextOf(services, config, createdBy)
    const part = Number(cursor ?? 0)
    const file = await services.importFiles.get(keyOf(config.folder, part))
    if (!file) throw new AppError(400, "The list of topics to remove has expired")
    const ids = await file.json<string[]>()
    const { found, statements } = await prepareDeletion(ctx, ids, config.removalId)
    return {
      statements,
      processed: ids.length,
      success: found,
      errors: [],
      skip: ids.length - found,
      cursor: String(part + 1),
      done: part + 1 >= config.parts,
      afterwards: () => services.importFiles.delete(keyOf(config.folder, part)),
    }
  },
})

/** Writes the ids to files and returns their location. */
export async function storeIds({ importFiles }: Pick<Services, "importFiles">, orgId: string, ids: readonly string[]) {
  const folder = `deletions/${orgId}/${randomBase62(20)}`
  const parts = Math.ceil(ids.length / PART_SIZE)
  for (let part = 0; part < parts; part++) {
    const some = ids.slice(part * PART_SIZE, (part + 1) * PART_SIZE)
    await importFiles.put(keyOf(folder, part), JSON.stringify(some))
  }
  return { folder, parts, ids: ids.length }
}
