import type { Services } from "../../../kernel/context.ts"
import { classifyNamed } from "../../../knowledge/engine/local.ts"
import { packsFor } from "../../../knowledge/engine/packs.ts"
import { decidedCells } from "../../../topics/library/topic-row.ts"
import { textsOf, wholeTexts } from "../../../topics/rows/texts.ts"
import { asStored } from "./as-stored.ts"
import { changeOf, type TopicChange, type TopicRow, versionChange, withStoredTexts } from "./write-topics.ts"

/**
 * How the local engine would change global topics of these names, outputs included: the one place where jobs ask it. A topic keeps its
 * name. The rows have their texts as they are stored.
 */
export async function localEngine(
  { config }: Pick<Services, "config">,
  names: readonly string[],
): Promise<(row: TopicRow) => TopicChange> {
  const live = await config()
  await packsFor(names)
  const isAsStored = asStored(live.templates)
  return (row) => {
    const topic = classifyNamed(row.topic_name, live)
    if (isAsStored(row, topic)) return versionChange(row)
    const change = changeOf({ ...row, ...wholeTexts(row) }, decidedCells(topic, "local", live.templates))
    return withStoredTexts(change, textsOf(row))
  }
}
