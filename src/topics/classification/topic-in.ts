type Turn = { role: string; content: string }

const INSTRUCTION =
  /^(?:please )?(?:classify|categori[sz]e)(?: (?:this|the|following|audience|topic|segment)){0,4} ?(?:[:-] ?|(?=["'“]))/i
const MOST = 2_000

/** The topic a conversation is about, for an engine that does not converse: the last thing the person said, less the asking. */
export function topicIn(turns: readonly Turn[]): string {
  const said = turns.findLast(({ role }) => role !== "assistant")?.content ?? ""
  const text = said.slice(0, MOST).trim()
  return text.replace(INSTRUCTION, "").trim() || text
}
