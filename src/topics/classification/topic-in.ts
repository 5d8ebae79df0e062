type Turn = { role: string; content: string }

const INSTRUCTION =
  /^(?:please )?(?:classify|categori[sz]e)(?: (?:this|the|following|audience|topic|segment)){0,4} ?(?:[:-] ?|(?=["'“]))/i
const MAX_LENGTH = 2_000

/** The topic of a conversation for the local engine: the last user message, without the instruction. */
export function topicIn(turns: readonly Turn[]): string {
  const message = turns.findLast(({ role }) => role !== "assistant")?.content ?? ""
  const text = message.slice(0, MAX_LENGTH).trim()
  return text.replace(INSTRUCTION, "").trim() || text
}
