import * as z from "zod"
import { AppError } from "../errors.ts"

const HOUR_MS = 3_600_000
const LONGEST_DELAY_SECONDS = 900

/** Work survives an outage of this length; after that it is given up. */
export const GIVE_UP_AFTER_MS = 6.5 * HOUR_MS

/** Doubles up to 15 minutes, with 25% jitter, so that the messages of one outage do not all return together. */
export function retryDelaySeconds(attempts: number, random = Math.random()): number {
  const delay = Math.min(2 ** Math.min(attempts, 20), LONGEST_DELAY_SECONDS)
  return Math.max(1, Math.round(delay * (0.75 + random / 2)))
}

/** Messages that cannot be parsed or that a verb rejects are not retried. */
const isPermanent = (error: unknown): boolean =>
  error instanceof z.ZodError || (error instanceof AppError && error.status < 500)

/** Why a message is given up after this error; undefined if it is retried. */
export function whyGivenUp(
  error: unknown,
  { attempts, timestamp }: Pick<Message, "attempts" | "timestamp">,
  now: Date,
): string | undefined {
  const reason = reasonOf(error)
  if (isPermanent(error)) return reason
  if (now.getTime() - timestamp.getTime() < GIVE_UP_AFTER_MS) return undefined
  return `Background processing failed after ${attempts} attempts: ${reason}`
}

/** What a person may read of an error while its work is retried; null if only its text for the log would say more. */
export const shownReason = (error: unknown): string | null => (isShown(error) ? reasonOf(error) : null)

const isShown = (error: unknown) =>
  error instanceof AppError || (error instanceof Error && ["OutboundError", "SourceError"].includes(error.name))

const MAX_REASON = 500

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `The message cannot be read: ${error.issues[0]?.message ?? "unknown format"}`
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON)
}
