import { messageOf } from "../../api/errors.ts"
import type { Activation, BulkResponse } from "../../api/routes/activations.ts"

export type Change = "refresh" | "deactivate"

/** The service takes 500; fewer at once show how far it is, and fit into the time of a request. */
const AT_ONCE = 25

export type Outcome = {
  changed: string[]
  failed: { id: string; error: string }[]
  /** Not even asked for, because it was stopped or the service could not be reached. */
  untried: string[]
}

type Changing = {
  send: (activationIds: string[]) => Promise<BulkResponse>
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Changes activations a few at a time and tells what became of each. */
export async function changeMany(ids: readonly string[], { send, onProgress, signal }: Changing): Promise<Outcome> {
  const outcome: Outcome = { changed: [], failed: [], untried: [] }
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    if (signal.aborted) return { ...outcome, untried: ids.slice(at) }
    try {
      const { results } = await send(some)
      for (const { activationId: id, status, error } of results) {
        if (status === "error") outcome.failed.push({ id, error: error ?? "No reason was given" })
        else outcome.changed.push(id)
      }
    } catch (error) {
      // Nobody knows how far it came, so these count as failed.
      outcome.failed.push(...some.map((id) => ({ id, error: messageOf(error) })))
      return { ...outcome, untried: ids.slice(at + AT_ONCE) }
    }
    onProgress(at + some.length)
  }
  return outcome
}

const CHANGEABLE: Record<Change, readonly Activation["status"][]> = {
  refresh: ["active"],
  deactivate: ["active", "pending"],
}

/** Those that can be changed that way in the state they are in. */
export const changeable = (change: Change, activations: readonly Activation[]) =>
  activations.filter(({ status }) => CHANGEABLE[change].includes(status))
