/** More at once is what imports are for. */
export const MOST_LINES = 500

const MARKS = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/

/** The topics of a pasted list, one a line: without bullets, numbers, quotes and repetitions. */
export function topicsIn(text: string): string[] {
  const topics = new Map<string, string>()
  for (const line of text.split(/\r?\n/)) {
    const topic = unquoted(line.replace(MARKS, "").trim())
    const same = topic.toLowerCase()
    if (topic !== "" && !topics.has(same)) topics.set(same, topic)
  }
  return [...topics.values()]
}

function unquoted(text: string): string {
  const inner = /^["“'](.+)["”']$/.exec(text)?.[1]
  return inner === undefined ? text : inner.trim()
}
