import { randomUUID } from "node:crypto"
import { retryingFetch } from "../client/src/retrying-fetch.ts"
import type { Credentials } from "./credentials.ts"
import { CliError, EXIT } from "./exit.ts"

const SESSION_COOKIE = "__Host-strata_session"

type Options = {
  query?: Record<string, string | undefined>
  body?: unknown
  /** Repeats under one key are done once; a fresh one unless given. */
  idempotencyKey?: string
  /** For what only people may do: the session is sent instead of the key. */
  asPerson?: boolean
}

export type Api = {
  url: string
  hasSession: boolean
  call: <T>(method: string, target: string, options?: Options) => Promise<T>
  /** The answer as it is, for files. */
  open: (target: string, options?: Options) => Promise<Response>
}

/** Calls the service and turns refusals into errors for the user. */
export function openApi({ url, key, session }: Credentials): Api {
  const send = retryingFetch()

  function credentialsFor({ asPerson }: Options): Record<string, string> {
    if (session && (asPerson || !key)) {
      return { cookie: `${SESSION_COOKIE}=${session}`, "x-requested-with": "strata" }
    }
    if (key) return { authorization: `Bearer ${key}` }
    throw new CliError("No credentials: set STRATA_API_KEY, or run `strata login`.", EXIT.refused)
  }

  async function request(method: string, target: string, options: Options): Promise<Response> {
    const { query = {}, body, idempotencyKey = randomUUID() } = options
    const address = new URL(target, `${url}/`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
    const headers = {
      ...credentialsFor(options),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(method === "POST" && { "idempotency-key": idempotencyKey }),
    }
    const text = body === undefined ? undefined : JSON.stringify(body)
    const answer = await send(new Request(address, { method, headers, body: text })).catch((error: unknown) => {
      throw new CliError(`${url} cannot be reached: ${reasonOf(error)}`)
    })
    if (!answer.ok) throw await refusalOf(answer, options.asPerson ?? false)
    return answer
  }

  return {
    url,
    hasSession: session !== undefined,
    call: async <T>(method: string, target: string, options: Options = {}) =>
      (await (await request(method, target, options)).json()) as T,
    open: (target, options = {}) => request("GET", target, options),
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

async function refusalOf(answer: Response, asPerson: boolean): Promise<CliError> {
  const body = (await answer.json().catch(() => ({}))) as { error?: string }
  const message = body.error ?? `HTTP ${answer.status}`
  if (answer.status !== 401 && answer.status !== 403) return new CliError(message)
  const hint = asPerson ? " (this needs a person's session: `strata login --session`)" : ""
  return new CliError(`${message}${hint}`, EXIT.refused)
}
