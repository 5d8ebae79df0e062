import { type CallOptions, createStrata, type Strata } from "../client/src/client.ts"
import { StrataApiError } from "../client/src/error.ts"
import type { AnswerOf, Arguments, RouteName } from "../client/src/calls.ts"
import type { Credentials } from "./credentials.ts"
import { CliError, EXIT } from "./exit.ts"

const SESSION_COOKIE = "__Host-strata_session"

type Options = {
  /** Idempotency key: requests with the same key run once. Default: a new one. */
  idempotencyKey?: string
  /** Sends the session instead of the key, for routes that only people may call. */
  asPerson?: boolean
}

/** The client, with error responses turned into messages for the user. */
export type Api = {
  url: string
  hasSession: boolean
  call: <R extends RouteName>(route: R, ...input: Arguments<R, Options>) => Promise<AnswerOf<R>>
  /** The raw response, for files. */
  open: <R extends RouteName>(route: R, ...input: Arguments<R, Options>) => Promise<Response>
}

export function openApi({ url, key, session }: Credentials): Api {
  const byKey = key === undefined ? undefined : createStrata({ baseUrl: url, key })
  const bySession =
    session === undefined
      ? undefined
      : createStrata({
          baseUrl: url,
          headers: { cookie: `${SESSION_COOKIE}=${session}`, "x-requested-with": "strata" },
        })

  function clientFor(asPerson: boolean): Strata {
    const client = asPerson ? (bySession ?? byKey) : (byKey ?? bySession)
    if (!client) throw new CliError("No credentials: set STRATA_API_KEY, or run `strata login`.", EXIT.refused)
    return client
  }

  /** Removes the CLI's own option from a call. */
  async function run<T>(input: unknown, send: (client: Strata, input: unknown) => Promise<T>): Promise<T> {
    const { asPerson = false, ...rest } = (input ?? {}) as Options
    try {
      return await send(clientFor(asPerson), [rest])
    } catch (error) {
      throw forUser(error, url, asPerson)
    }
  }

  return {
    url,
    hasSession: session !== undefined,
    call: (route, ...[input]) =>
      run(input, (client, rest) => client.call(route, ...(rest as Arguments<typeof route, CallOptions>))),
    open: (route, ...[input]) =>
      run(input, (client, rest) => client.open(route, ...(rest as Arguments<typeof route, CallOptions>))),
  }
}

function forUser(error: unknown, url: string, asPerson: boolean): unknown {
  if (error instanceof StrataApiError) return refusal(error, asPerson)
  // `fetch` throws this if there is no response.
  return error instanceof TypeError ? new CliError(`${url} cannot be reached: ${reasonOf(error)}`) : error
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message
}

function refusal({ message, status, requestId }: StrataApiError, asPerson: boolean): CliError {
  const answer = { status, ...(requestId && { requestId }) }
  if (status !== 401 && status !== 403) return new CliError(message, EXIT.failed, answer)
  const hint = asPerson
    ? " (this needs an API key with the scope, or a person's session: `strata login --session`)"
    : ""
  return new CliError(`${message}${hint}`, EXIT.refused, answer)
}
