/** Longer lists are for the import. */
export const MAX_LINES = 500

const MARKS = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/

/** The topics of a pasted list, one per line, without bullets, numbering, quotes and duplicates. */
export function topicsIn(text: string): string[] {
  const topics = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const topic = unquoted(line.replace(MARKS, "").trim())
    const key = topic.toLowerCase()
    if (topic !== "" && !topics.has(key)) topics.set(key, topic)
  }
  return [...topics.values()]
}

function unquoted(text: string): string {
  const inner = /^["“'](.+)["”']$/.exec(text)?.[1]
  return inner === undefined ? text : inner.trim()
}
