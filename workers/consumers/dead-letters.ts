import type { Services } from "../../src/kernel/context.ts"
import { deadLetters } from "../../src/kernel/db/schema/index.ts"

/** What no consumer could handle is written down, never dropped: operators see it, and nothing is lost in silence. */
export async function recordDeadLetter({ db, now }: Services, queue: string, message: Message): Promise<void> {
  await db
    .insert(deadLetters)
    .values({
      id: message.id,
      queue,
      body: message.body ?? null,
      attempts: message.attempts,
      receivedAt: now().toISOString(),
    })
    .onConflictDoNothing()
}
