import { exports } from "cloudflare:workers"
import { compareWithDocument } from "./documented-answers.ts"
import { plantBody, watchResponse } from "./secret-leaks.ts"

export const ORIGIN = "https://strata.test"

type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>

/** A client of the service, with a cookie, a key or no credentials. */
export type Caller = {
  get: Send
  post: Send
  put: Send
  patch: Send
  delete: Send
  send: typeof send
  cookie: string
}

function callerWith(credentials: Record<string, string> = {}): Caller {
  const verb =
    (method: string): Send =>
    (path, body, headers = {}) =>
      send(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...credentials,
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
  return {
    cookie: credentials["cookie"] ?? "",
    get: verb("GET"),
    post: verb("POST"),
    put: verb("PUT"),
    patch: verb("PATCH"),
    delete: verb("DELETE"),
    send: (path, init) =>
      send(path, { ...init, headers: { ...credentials, ...(init?.headers as Record<string, string>) } }),
  }
}

export const anonymous = callerWith()
export const withKey = (secret: string) => callerWith({ authorization: `Bearer ${secret}` })
export const withCookie = (cookie: string) => callerWith({ cookie, origin: ORIGIN })

export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  plantBody(init.body)
  const answer = await exports.default.fetch(new URL(path, ORIGIN).href, { redirect: "manual", ...init })
  return watchResponse(path, await compareWithDocument(init.method ?? "GET", path, answer))
}

/** The body of a file, whatever its type: `text()` logs a warning for those that are no text. */
export const textOf = async (file: Response) => new TextDecoder().decode(await file.arrayBuffer())
