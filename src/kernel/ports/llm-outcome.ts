/** What is stored of an LLM result until it is applied: the texts that may hold the answer, or the error. */
export type LlmOutcome = { texts: string[] } | { error: string }
