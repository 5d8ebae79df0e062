import type { Services } from "../../../kernel/context.ts"
import { classifyEach } from "../../../knowledge/engine/local.ts"
import { packsFor } from "../../../knowledge/engine/packs.ts"
import { decidedCells } from "../../../topics/library/topic-row.ts"
import { textsOf, wholeTexts } from "../../../topics/rows/texts.ts"
import { asStored } from "./as-stored.ts"
import { changeOf, type TopicChange, type TopicRow, versionChange, withStoredTexts } from "./write-topics.ts"

/**
 * How the local engine would change global topics, including outputs. All jobs use this. Topics keep their names. The rows must have their
 * texts in storage form. Each step runs for all rows before the next one, for the same reason as in `classifyEach`.
 */
export async function localChanges(
  { config }: Pick<Services, "config">,
  rows: readonly TopicRow[],
): Promise<TopicChange[]> {
  const live = await config()
  await packsFor(rows.map((row) => row.topic_name))
  const isAsStored = asStored(live.templates)
  return classifyEach(rows, (row) => row.topic_name, live)
    .map(({ row, topic }) => ({ row, topic: isAsStored(row, topic) ? undefined : topic }))
    .map(({ row, topic }) => ({ row, answer: topic && decidedCells(topic, "local", live) }))
    .map(({ row, answer }) =>
      answer
        ? withStoredTexts(changeOf({ ...row, ...wholeTexts(row) }, answer), textsOf(row))
        : versionChange(row, live.form),
    )
}
