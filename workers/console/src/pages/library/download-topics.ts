import type { TopicRecord } from "../../api/routes/topics.ts"

/** Spreadsheets evaluate such cells as formulas, also after whitespace and with full-width characters. */
const FORMULA = /^\s*[=+\-@\t\r\0＝＋－＠]/u

/** Builds the CSV in the browser, since the selected topics are already in memory. */
export async function downloadTopics(topics: readonly TopicRecord[]) {
  const { default: papa } = await import("papaparse")
  const rows = topics.map(({ keywords, platform_outputs: _outputs, ...topic }) => ({
    ...topic,
    keywords: keywords.join(", "),
  }))
  save(`strata-topics-${topics.length}.csv`, papa.unparse(rows, { escapeFormulae: FORMULA }))
}

function save(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob(["\u{feff}", text], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
