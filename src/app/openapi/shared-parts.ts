import { KEY_HEADER } from "../../kernel/http/idempotency-key.ts"
import { IF_MATCH } from "../../kernel/http/if-match.ts"
import { BOOKMARK_HEADER } from "../../kernel/http/bookmark.ts"
import type { RouteDefinition } from "../../kernel/http/route.ts"

const ERRORS: Record<number, { name: string; description: string; example: string }> = {
  400: {
    name: "BadRequest",
    description: "Invalid input; the message names the field",
    example: "Invalid X-Workspace-Id",
  },
  401: {
    name: "Unauthorized",
    description: "Missing or invalid credentials, or a key without the required scope",
    example: "Invalid API key",
  },
  403: {
    name: "Forbidden",
    description:
      "The person's role or the key's origins do not allow this request, or it came from another site's page",
    example: "Forbidden",
  },
  404: { name: "NotFound", description: "Not found in this organization", example: "Topic not found" },
  409: {
    name: "Conflict",
    description: "Conflicts with the current state of the resource",
    example: "Import is completed",
  },
  412: {
    name: "PreconditionFailed",
    description: "Changed after the version in `If-Match`; `current` is what is stored now",
    example: "It was changed after the version in If-Match",
  },
  413: {
    name: "TooLarge",
    description: "The request body is too large",
    example: "Request body exceeds the limit of 1048576 bytes",
  },
  416: {
    name: "RangeNotSatisfiable",
    description: "The range begins beyond the end",
    example: "Range not satisfiable",
  },
  429: {
    name: "TooManyRequests",
    description: "Too many requests, or a quota is used up",
    example: "Too many requests, slow down",
  },
  500: {
    name: "InternalError",
    description: "Unexpected error; its request id is in the log",
    example: "Internal server error",
  },
  502: { name: "BadGateway", description: "An external service failed", example: "The platform did not answer" },
  503: {
    name: "Unavailable",
    description: "The service is busy for a moment",
    example: "The service is busy, please try again",
  },
}

/** Health checks refuse no caller; what stands before them may. */
export const REFUSED_BEFORE = {
  "4XX": { description: "Refused on the way to the service, for example because the headers are too large" },
}

/** Answers with a Retry-After header. A 409 has one while the first request under an Idempotency-Key is running. */
const RETRIED = new Set([409, 429, 503])

export const responseName = (status: number) => ERRORS[status]?.name ?? `Error${status}`

export const RESPONSES = Object.fromEntries(
  Object.entries(ERRORS).map(([status, { name, description, example }]) => [
    name,
    {
      description,
      headers: {
        "X-Request-Id": { $ref: "#/components/headers/RequestId" },
        ...(RETRIED.has(Number(status)) && { "Retry-After": { $ref: "#/components/headers/RetryAfter" } }),
      },
      content: {
        "application/json": { schema: { $ref: "#/components/schemas/Error" }, example: { error: example } },
      },
    },
  ]),
)

export const PARAMETERS = {
  IdempotencyKey: {
    name: KEY_HEADER,
    in: "header",
    required: false,
    description:
      "Repeats of a request under one key get its first answer for 24 hours, with `Idempotent-Replay: true`, and cost nothing. " +
      "Another request under the key, and a repeat while the first is running, get 409.",
    schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
    example: "order-2026-11-15-0001",
  },
  Bookmark: {
    name: BOOKMARK_HEADER,
    in: "header",
    required: false,
    description:
      "The newest one that an earlier answer had: the answer then shows at least what that request wrote or saw. " +
      "Without it, it may be a moment old.",
    schema: { type: "string", maxLength: 200, pattern: "^[0-9A-Za-z-]{1,200}$" },
    example: "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683",
  },
  IfMatch: {
    name: IF_MATCH,
    in: "header",
    required: false,
    description:
      'The time of the last change (`updated_at` or `updatedAt`) that the caller has read, in double quotes; `""` if it was never ' +
      "changed. If it was changed since, nothing is written and the answer is 412. Without it, the change always applies.",
    schema: { type: "string", maxLength: 66 },
    example: '"2026-11-15T09:30:00.000Z"',
  },
  WorkspaceId: {
    name: "X-Workspace-Id",
    in: "header",
    required: false,
    description: "The workspace whose topics, imports and activations are meant; without it, those of no workspace",
    schema: { type: "string", maxLength: 64, pattern: "^[A-Za-z0-9_-]{1,64}$" },
    example: "emea",
  },
}

export const HEADERS = {
  RequestId: {
    description: "Names the request in logs; quote it to support",
    schema: { type: "string" },
  },
  RetryAfter: {
    description: "Seconds to wait before the next attempt",
    schema: { type: "integer", minimum: 1 },
  },
  RateLimit: {
    description: "For keys: `r` requests are left of the named limit for the next `t` seconds, an upper bound",
    schema: { type: "string" },
    example: '"minute";r=598;t=41',
  },
  RateLimitPolicy: {
    description: "For keys: `q` requests per `w` seconds are allowed",
    schema: { type: "string" },
    example: '"minute";q=600;w=60',
  },
  Bookmark: {
    description: "Marks the state that the request wrote or saw; send it with later reads that must show it",
    schema: { type: "string" },
  },
  IdempotentReplay: {
    description: "`true` where the answer is repeated from an earlier request with the same Idempotency-Key",
    schema: { type: "string", enum: ["true"] },
  },
}

/** The error statuses of a route: from its access, its input, and those it lists. */
export function errorStatusesOf(definition: RouteDefinition): number[] {
  const { path, access, body, rawBody, query, idempotent, versioned, errors = [], unavailable } = definition
  const known = access.by !== "anyone"
  const inOrganization = known && access.by !== "relay" && access.by !== "maintenance"
  const isHealth = path.startsWith("/health")
  const statuses = [
    ...(body || rawBody || query || inOrganization ? [400] : []),
    ...(known ? [401] : []),
    // People are rejected by role or as cross-site, SDK keys by origin.
    ...(inOrganization ? [403] : []),
    ...(body || rawBody ? [413] : []),
    ...(idempotent ? [409] : []),
    ...(versioned ? [412] : []),
    ...(isHealth ? [] : [429, 500]),
    ...(isHealth || unavailable ? [] : [503]),
    ...errors,
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}
