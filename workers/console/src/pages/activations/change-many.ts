import { messageOf } from "../../api/errors.ts"
import type { Activation, DeactivatedMany, RefreshedMany } from "../../api/types.ts"

export type Change = "refresh" | "deactivate"
export type BulkResponse = DeactivatedMany | RefreshedMany

/** The API accepts 500; smaller batches show progress and stay within the request's time limit. */
const BATCH_SIZE = 25

export type Replaced = { id: string; oldSegmentId?: string; newSegmentId?: string }

export type Outcome = {
  changed: string[]
  /** The changed activations whose segment on the platform was replaced. */
  replaced: Replaced[]
  failed: { id: string; error: string }[]
  /** Not sent, because the user stopped or the server could not be reached. */
  untried: string[]
}

type Options = {
  send: (activationIds: string[]) => Promise<BulkResponse>
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Changes activations in batches and returns the result of each. */
export async function changeMany(ids: readonly string[], { send, onProgress, signal }: Options): Promise<Outcome> {
  const outcome: Outcome = { changed: [], replaced: [], failed: [], untried: [] }
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const batch = ids.slice(at, at + BATCH_SIZE)
    if (signal.aborted) return { ...outcome, untried: ids.slice(at) }
    try {
      const { results } = await send(batch)
      for (const result of results) {
        const { activationId: id, status, error } = result
        if (status === "error") outcome.failed.push({ id, error: error ?? "Unknown error" })
        else outcome.changed.push(id)
        if (result.status === "refreshed") outcome.replaced.push({ id, ...idsIn(result) })
      }
    } catch (error) {
      // The outcome of this batch is unknown, so it counts as failed.
      outcome.failed.push(...batch.map((id) => ({ id, error: messageOf(error) })))
      return { ...outcome, untried: ids.slice(at + BATCH_SIZE) }
    }
    onProgress(at + batch.length)
  }
  return outcome
}

const idsIn = ({ oldSegmentId, newSegmentId }: RefreshedMany["results"][number]): Omit<Replaced, "id"> => ({
  oldSegmentId,
  newSegmentId,
})

const CHANGEABLE: Record<Change, readonly Activation["status"][]> = {
  refresh: ["active"],
  deactivate: ["active", "pending"],
}

/** The activations whose status allows the change. */
export const changeable = (change: Change, activations: readonly Activation[]) =>
  activations.filter(({ status }) => CHANGEABLE[change].includes(status))
