/** A staged LLM result: the texts that may contain the answer, or the error. */
export type LlmOutcome = { texts: string[] } | { error: string }
