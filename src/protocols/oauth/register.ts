import type { Services } from "../../kernel/context.ts"
import { callerAddress } from "../../kernel/http/caller-address.ts"
import { tooManyRequests } from "../../organizations/keys/fence.ts"
import { oauthEnv, serverAt } from "./server.ts"

const PER_MINUTE = 60
const MAX_REDIRECTS = 20
const MAX_TEXT = 2_000

/** Registers an app (RFC 7591). Anybody may: what it says of itself is stored, and proves nothing. */
export async function registerClient(
  services: Services,
  request: Request,
  metadata: Record<string, unknown>,
  execution: ExecutionContext,
): Promise<Response> {
  const { rates, now } = services
  if (!(await rates.key(PER_MINUTE, `oauth/${callerAddress(request) ?? ""}`))) throw tooManyRequests(now())
  if (isExcessive(metadata)) {
    const error = { error: "invalid_client_metadata", error_description: "The client metadata is too long" }
    return Response.json(error, { status: 400 })
  }
  const headers = { "Content-Type": "application/json" }
  const asked = new Request(request.url, { method: "POST", headers, body: JSON.stringify(metadata) })
  return serverAt(new URL(request.url).origin).fetch(asked, oauthEnv(services), execution)
}

function isExcessive(metadata: Record<string, unknown>): boolean {
  const { redirect_uris: redirects } = metadata
  const texts = [...Object.values(metadata), ...(Array.isArray(redirects) ? redirects : [])]
  return (
    (Array.isArray(redirects) && redirects.length > MAX_REDIRECTS) ||
    texts.some((text) => typeof text === "string" && text.length > MAX_TEXT)
  )
}
