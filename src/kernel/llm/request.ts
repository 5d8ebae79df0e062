import type { MessageParam, TextBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import type { ProviderRequest } from "./client.ts"
import { factsOf } from "./cost.ts"
import { CLASSIFY_INSTRUCTIONS, CLASSIFY_TASK, TAXONOMY_TEXT } from "./prompt.ts"
import { CLASSIFICATION_SCHEMA } from "./answer-schema.ts"

/** One turn as sent by the caller; every role other than `assistant` counts as user. */
export type Turn = { role: string; content: string }

const MAX_OUTPUT_TOKENS = 4096
const MAX_SEARCHES = 3
/** Audience names are short, so more context is not worth its tokens. The newest turns are kept. */
const MAX_CONTEXT_CHARACTERS = 60_000

/** Shared by all requests: output limit, output format, and the least thinking the model allows. */
export function requestBase(model: string, schema: Record<string, unknown>) {
  const facts = factsOf(model)
  return {
    model,
    max_tokens: MAX_OUTPUT_TOKENS,
    output_config: { format: { type: "json_schema" as const, schema }, ...(facts && { effort: "low" as const }) },
    ...(facts && { thinking: facts.thinking }),
  }
}

/** The request for one classification; batches send the same. */
export function classificationRequest(
  model: string,
  turns: readonly Turn[],
  { maxSearches = MAX_SEARCHES, task = CLASSIFY_TASK, schema = CLASSIFICATION_SCHEMA } = {},
): ProviderRequest {
  return {
    ...requestBase(model, schema),
    system: [
      { type: "text", text: CLASSIFY_INSTRUCTIONS },
      { type: "text", text: TAXONOMY_TEXT, cache_control: { type: "ephemeral" } },
    ],
    messages: conversation(turns, task),
    ...(maxSearches > 0 && {
      tools: [{ type: "web_search_20250305", name: "web_search", max_uses: Math.min(maxSearches, MAX_SEARCHES) }],
    }),
  }
}

function conversation(turns: readonly Turn[], order: string): MessageParam[] {
  const messages: { role: "user" | "assistant"; content: TextBlockParam[] }[] = []
  for (const { role, content } of newest(turns)) {
    const speaker = role === "assistant" ? "assistant" : "user"
    const block: TextBlockParam = { type: "text", text: speaker === "user" ? asData(content) : content }
    const previous = messages.at(-1)
    if (previous?.role === speaker) previous.content.push(block)
    // The provider requires a user turn first, so leading assistant turns are dropped.
    else if (previous || speaker === "user") messages.push({ role: speaker, content: [block] })
  }
  const task: TextBlockParam = { type: "text", text: order }
  const last = messages.at(-1)
  if (last?.role === "user") last.content.push(task)
  else messages.push({ role: "user", content: [task] })
  return messages
}

/** Escapes `<` so that the text cannot close the tag around it. */
const asData = (text: string) => `<audience_text>\n${text.replaceAll("<", "&lt;")}\n</audience_text>`

function newest(turns: readonly Turn[]): Turn[] {
  const kept: Turn[] = []
  let room = MAX_CONTEXT_CHARACTERS
  for (const { role, content } of turns.toReversed()) {
    const text = content.trim().slice(0, room).toWellFormed()
    if (text === "") continue
    kept.unshift({ role, content: text })
    room -= text.length
  }
  return kept
}
