import { FEED_EVENTS } from "../../organizations/webhooks/sign-feed.ts"
import { boundBuyer } from "../buyers/buyer.ts"
import type { TaskContext } from "./task.ts"
import { providerOf } from "./provider.ts"
import { MAJOR_VERSION, SUPPORTED_VERSIONS } from "./versions.ts"

/** Answers are stored as long as those of the API. */
const REPLAY_TTL_SECONDS = 86_400
/** A crashed call holds its key for this long. */
const IN_FLIGHT_SECONDS = 300

export async function getCapabilities({ ctx, url }: TaskContext, { protocols }: { protocols?: string[] }) {
  const { domain } = await providerOf(ctx, url)
  const isBound = boundBuyer(ctx) !== undefined
  const isPushing = ctx.features.webhooks
  const { origin } = new URL(url)
  const details = protocols === undefined || protocols.includes("signals")
  return {
    adcp: {
      major_versions: [MAJOR_VERSION],
      supported_versions: [...SUPPORTED_VERSIONS],
      idempotency: {
        supported: true,
        replay_ttl_seconds: REPLAY_TTL_SECONDS,
        in_flight_max_seconds: IN_FLIGHT_SECONDS,
      },
    },
    supported_protocols: ["signals"],
    specialisms: ["signal-marketplace"],
    account: { supported_billing: ["operator"], require_operator_auth: isBound, sandbox: true },
    ...(details && {
      signals: { data_provider_domains: [domain], discovery_modes: ["brief", "wholesale"] },
      wholesale_feed_versioning: { supported: true, pricing_version_separate: true, cache_scope_account: true },
      wholesale_feed_webhooks: isPushing ? { supported: true, event_types: [...FEED_EVENTS] } : { supported: false },
      ...(isPushing && {
        webhook_signing: {
          supported: true,
          profile: "adcp/webhook-signing/v1",
          algorithms: ["ed25519"],
          legacy_hmac_fallback: false,
        },
        ...(origin.startsWith("https:") && {
          identity: { brand_json_url: `${origin}/.well-known/brand.json?organization=${ctx.org.id}` },
        }),
      }),
    }),
    last_updated: ctx.now().toISOString(),
  }
}
