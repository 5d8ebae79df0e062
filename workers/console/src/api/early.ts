/** Answers that public/early.js asked for before this code was here, by path. */
type Early = { strataEarly?: Record<string, Promise<Response | undefined>> }

/** Older ones are asked for again. */
const MAX_AGE_MS = 20_000
/** Only the first request for a path takes an answer: later ones ask because something has changed. */
const asked = new Set<string>()

export async function takeEarly(path: string, { method = "GET" }: RequestInit): Promise<Response | undefined> {
  if (method !== "GET" || asked.has(path)) return undefined
  asked.add(path)
  const answer = (globalThis as Early).strataEarly?.[path]
  if (!answer || performance.now() > MAX_AGE_MS) return undefined
  const response = await answer.catch(() => undefined)
  return response?.ok ? response : undefined
}
