import * as z from "zod"
import { AppError } from "../../../kernel/errors.ts"
import { zipBytes } from "../../../kernel/files/zip.ts"
import { DATASETS } from "../../../organizations/holdings/holdings.ts"
import { readFindings, remember } from "../findings.ts"
import { anyConfig, jobKind } from "../step.ts"
import { type StoredFile, writePart } from "./write-part.ts"

const Config = z.object({ ...anyConfig, orgId: z.string("orgId is required") })

/** The dataset and file to write next, and the last row written. */
const Cursor = z.object({
  dataset: z.int(),
  part: z.int(),
  after: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
})

/** Limits the number of files that a download reads in one invocation. */
const MAX_FILES = 800

/** How long an archive can be downloaded. */
export const EXPORT_DAYS = 7

const exportFolder = (orgId: string, jobId: string) => `exports/${orgId}/${jobId}`

/** Writes all data of an organization to files, one dataset after the other; the download combines them into an archive. */
export const exportOrganizationKind = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId,
  count: async () => DATASETS.length,
  step: async (services, { id, config, cursor }) => {
    const { dataset: index, part, after } = Cursor.parse(JSON.parse(cursor ?? '{"dataset":0,"part":1}'))
    const dataset = DATASETS[index]
    if (!dataset) throw new Error(`No dataset ${index}`)
    const folder = exportFolder(config.orgId, id)
    const { files, next } = await writePart(services, dataset, { orgId: config.orgId, folder, part, after })
    const isLast = next === undefined
    const done = isLast && index === DATASETS.length - 1
    const stored = done ? [...(await readFiles(services, id)), ...files] : []
    const bytes = zipBytes(stored)
    if (bytes === undefined || stored.length > MAX_FILES) {
      throw new AppError(400, "The export is larger than one archive can be")
    }
    return {
      statements: remember(
        services,
        id,
        FILES,
        files.map((file) => ({ key: file.path, value: file })),
      ),
      processed: isLast ? 1 : 0,
      success: isLast ? 1 : 0,
      errors: [],
      skip: 0,
      cursor: JSON.stringify(
        isLast ? { dataset: index + 1, part: 1 } : { dataset: index, part: part + 1, after: next },
      ),
      result: done ? { bytes, files: stored.length } : {},
      done,
    }
  },
})

const FILES = "files"

/** The files of an export, in the order they were written. */
export const readFiles = async (services: Parameters<typeof readFindings>[0], jobId: string): Promise<StoredFile[]> =>
  (await readFindings(services, jobId, FILES, 0, MAX_FILES + 1)).map(({ value }) => value as StoredFile)
