import { AppError } from "../errors.ts"

export const KEY_HEADER = "Idempotency-Key"
export const REPLAY_HEADER = "Idempotent-Replay"
const PRINTABLE = /^[\x21-\x7e]{1,255}$/

/** The caller's key. An empty header counts as none. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get(KEY_HEADER) ?? ""
  if (key === "") return undefined
  if (!PRINTABLE.test(key)) throw new AppError(400, `Invalid ${KEY_HEADER}`)
  return key
}

/** CORS for pages that send the key. The header is listed only if the preflight requests it, so that other answers are unchanged. */
export function allowIdempotencyKey(request: Request, headers: Headers): void {
  const requested = request.headers.get("access-control-request-headers")?.toLowerCase() ?? ""
  if (requested.includes(KEY_HEADER.toLowerCase())) headers.append("Access-Control-Allow-Headers", KEY_HEADER)
  if (headers.has(REPLAY_HEADER)) headers.append("Access-Control-Expose-Headers", REPLAY_HEADER)
}
