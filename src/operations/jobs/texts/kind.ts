import * as z from "zod"
import { packsFor } from "../../../knowledge/engine/packs.ts"
import { textCells, type Writer } from "../../../topics/library/topic-row.ts"
import { classificationOf } from "../../../topics/rows/stored-classification.ts"
import { textsOf, wholeTexts } from "../../../topics/rows/texts.ts"
import { atLeastOne, batchSize, dryRun } from "../reclassify/config.ts"
import { previewChanges } from "../reclassify/preview.ts"
import { countSelected, nextTopics } from "../reclassify/selection.ts"
import { changeOf, type TopicRow, updateTopics, withStoredTexts, writeHistory } from "../reclassify/write-topics.ts"
import { ofOrganization } from "../of-organization.ts"
import { anyConfig, jobKind } from "../step.ts"

const Config = z.object({
  ...anyConfig,
  ...ofOrganization,
  /** The topics of one library; without it, the catalog. */
  orgId: ofOrganization.orgId.optional(),
  limit: atLeastOne("limit").optional(),
  batchSize,
  dryRun,
})

const selectionOf = ({ orgId, workspace, limit }: z.output<typeof Config>, { form }: Writer) => ({
  force: false,
  limit,
  older: { form, library: orgId === undefined ? undefined : { orgId, workspace } },
})

/** The texts that the topic's classification gives now. Nothing else changes, least of all the classification. */
function changeOfTexts(row: TopicRow, config: Writer) {
  const whole = { ...row, ...wholeTexts(row) }
  return withStoredTexts(changeOf(whole, { ...whole, ...textCells(classificationOf(row), config) }), textsOf(row))
}

/** Writes the stored names and descriptions of topics again that follow an older form. */
export const refreshTextsKind = jobKind({
  config: Config,
  orgOf: ({ orgId }) => orgId ?? null,
  needsRoom: true,
  count: async (services, config) => countSelected(services, selectionOf(config, await services.config())),
  async step(services, job) {
    const { config } = job
    const live = await services.config()
    const { rows, progress } = await nextTopics(
      services,
      { ...job, config: selectionOf(config, live) },
      config.batchSize,
    )
    await packsFor(rows.map((row) => row.topic_name))
    const changes = rows.map((row) => changeOfTexts(row, live))
    if (config.dryRun) {
      return {
        ...progress,
        ...(await previewChanges(services, job, changes, { orgId: config.orgId, textsOnly: true })),
      }
    }
    const at = services.now().toISOString()
    return {
      ...progress,
      statements: [
        ...updateTopics(services.directory, changes, at),
        ...writeHistory(services.directory, changes, {
          changeType: "reclassified",
          source: "admin_reclassify_local",
          changedBy: job.createdBy,
          batchId: job.id,
          metadata: { textsOnly: true },
          changedAt: at,
        }),
      ],
    }
  },
})
