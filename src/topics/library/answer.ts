import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import type { LinkRow } from "./record.ts"

/**
 * An engine's result for a link's topic; `fallback` if the local engine replaced a failed LLM call, `review` why a person should look at
 * it.
 */
export type Answer = {
  link: LinkRow
  topic: Classification
  engine: "local" | "llm"
  fallback: boolean
  review?: string
}
