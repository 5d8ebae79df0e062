import type { TopicRecord } from "../../api/types.ts"
import { downloadRows } from "../../components/download-rows.ts"

export const downloadTopics = (topics: readonly TopicRecord[]) =>
  downloadRows(
    `strata-topics-${topics.length}.csv`,
    topics.map(({ keywords, platform_outputs: _outputs, ...topic }) => ({ ...topic, keywords: keywords.join(", ") })),
  )
