import { metadataUrl } from "../kernel/access/oauth-scopes.ts"
import { allowIdempotencyKey } from "../kernel/http/idempotency-key.ts"

/** Headers of every Worker response; the console's pages have their own in `_headers`. */
const SECURITY_HEADERS = Object.entries({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-store",
})

const SDK_PATH = "/api/sdk/"
export const isSdkPath = (path: string) => path.startsWith(SDK_PATH)

/** Any origin may call the SDK routes: they accept SDK keys and never a cookie. */
const cors = (methods: string) =>
  Object.entries({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": "Content-Type, Authorization",
    "Access-Control-Expose-Headers": "X-Request-Id, X-Classification-Engine, Retry-After, RateLimit, RateLimit-Policy",
    "Access-Control-Max-Age": "86400",
  })
const READ_CORS = cors("GET, OPTIONS")
const WRITE_CORS = cors("POST, OPTIONS")

const corsHeaders = (path: string) => (path.startsWith("/api/sdk/mappings") ? READ_CORS : WRITE_CORS)

/** Apps in browsers call these with a token, and never with a cookie: any origin may. */
const APP_PATHS = /^\/(?:mcp$|oauth\/|\.well-known\/oauth-)/
const APP_CORS = Object.entries({
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, OPTIONS",
  "Access-Control-Allow-Headers": "Authorization, *",
  "Access-Control-Expose-Headers": "WWW-Authenticate, X-Request-Id, Retry-After, RateLimit, RateLimit-Policy",
  "Access-Control-Max-Age": "86400",
})

/** Whether a page of another site may ask which methods it may use. */
export const answersPreflight = (path: string) => isSdkPath(path) || APP_PATHS.test(path)

/** Adds required headers that the answer has not set. */
export function completeHeaders(headers: Headers, request: Request, path: string): void {
  for (const [name, value] of SECURITY_HEADERS) if (!headers.has(name)) headers.set(name, value)
  if (APP_PATHS.test(path)) for (const [name, value] of APP_CORS) headers.set(name, value)
  if (!isSdkPath(path)) return
  for (const [name, value] of corsHeaders(path)) headers.set(name, value)
  allowIdempotencyKey(request, headers)
}

const jsonWith = (more: [string, string][]) =>
  new Headers([["Content-Type", "application/json"], ...SECURITY_HEADERS, ...more])
const JSON_HEADERS = jsonWith([])
const READ_JSON_HEADERS = jsonWith(READ_CORS)
const WRITE_JSON_HEADERS = jsonWith(WRITE_CORS)

/** The complete headers of a JSON answer. Copying them is several times faster than setting each one. */
export function jsonHeaders(path: string): Headers {
  if (!isSdkPath(path)) return JSON_HEADERS
  return corsHeaders(path) === READ_CORS ? READ_JSON_HEADERS : WRITE_JSON_HEADERS
}

export const MCP_PATH = "/mcp"

/**
 * Tells agents that the endpoint needs a bearer token, whether the one they sent was rejected, and where they learn how to get one
 * (RFC 9728).
 */
export const challengeOf = ({ headers, url }: Request) =>
  `Bearer realm="strata"${headers.has("authorization") ? ', error="invalid_token"' : ""}, scope="read", resource_metadata="${metadataUrl(url)}"`
