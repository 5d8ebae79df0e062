import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"

/** Extends a lease. 409 if it expired and another relay has leased the deliveries. */
export async function extendLease({ library, now }: Services, token: string, seconds: number) {
  const { meta } = await library
    .prepare("UPDATE deliveries SET available_at = ? WHERE lease_token = ? AND status = 'leased'")
    .bind(new Date(now().getTime() + seconds * 1000).toISOString(), token)
    .run()
  if (meta.changes === 0) throw new AppError(409, "The lease has expired")
}

/** Returns undelivered files to the queue immediately, without counting an attempt. */
export async function releaseLease({ library, now }: Services, token: string) {
  await library
    .prepare("UPDATE deliveries SET status = 'waiting', available_at = ? WHERE lease_token = ? AND status = 'leased'")
    .bind(now().toISOString(), token)
    .run()
}
