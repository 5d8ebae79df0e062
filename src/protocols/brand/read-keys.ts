import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { feedKey, publicKeyOf } from "../../organizations/webhooks/sign-feed.ts"

type Port = Pick<Services, "library" | "vault">

/** Throws 404 unless the organization signs webhooks of its feed. */
export async function requireFeed({ library }: Port, orgId: string): Promise<void> {
  const found = await library
    .prepare("SELECT 1 AS found FROM signal_feeds WHERE org_id = ? AND signing_key IS NOT NULL")
    .bind(orgId)
    .first("found")
  if (found === null) throw new AppError(404, "Not found")
}

export async function readSigningKeys(services: Port, orgId: string) {
  await requireFeed(services, orgId)
  return { keys: [await publicKeyOf(await feedKey(services, orgId))] }
}
