/** Answers that public/early.js asked for before this code was here, by path; each is taken once. */
type Early = { strataEarly?: Record<string, Promise<Response | undefined>> }

/** Older ones are asked for again. */
const MAX_AGE_MS = 20_000

export async function takeEarly(path: string, { method = "GET" }: RequestInit): Promise<Response | undefined> {
  const { strataEarly } = globalThis as Early
  const answer = strataEarly?.[path]
  if (!answer || method !== "GET") return undefined
  delete strataEarly[path]
  if (performance.now() > MAX_AGE_MS) return undefined
  const response = await answer.catch(() => undefined)
  return response?.ok ? response : undefined
}
