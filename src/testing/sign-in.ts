import type { Session } from "../organizations/identity/schema.ts"
import { ORIGIN, send, withCookie } from "./client.ts"

/** Signs in through the real provider as a browser does; returns the service's last response. */
export async function signIn(login: string, query: Record<string, string> = {}): Promise<Response> {
  const started = await send(`/auth/login?${new URLSearchParams(query).toString()}`)
  const callback = await callbackOf(started.headers.get("location") ?? "", login)
  return send(callback, { headers: { cookie: cookiePairs(started) } })
}

export async function signedIn(login: string, query: Record<string, string> = {}) {
  const caller = withCookie(cookiePairs(await signIn(login, query)))
  return { caller, session: (await (await caller.get("/auth/session")).json()) as Session }
}

/** Follows the provider's redirects and submits its form; returns the URL at which it sends the browser back. */
export async function callbackOf(location: string, login: string): Promise<string> {
  let cookies = ""
  let url = location
  for (let hop = 0; hop < 10; hop++) {
    if (url.startsWith(ORIGIN)) return url
    let answer = await fetch(url, { redirect: "manual", headers: { cookie: cookies } })
    cookies = [cookies, cookiePairs(answer)].filter(Boolean).join("; ")
    if (!answer.headers.has("location")) {
      const page = await answer.text()
      const action = /action="([^"]+)"/.exec(page)?.[1]
      if (action === undefined) throw new Error(`The provider answered ${answer.status}: ${page.slice(0, 200)}`)
      const body = new URLSearchParams({ login })
      answer = await fetch(new URL(action, url), {
        method: "POST",
        redirect: "manual",
        headers: { cookie: cookies },
        body,
      })
      cookies = [cookies, cookiePairs(answer)].filter(Boolean).join("; ")
    }
    url = new URL(answer.headers.get("location") ?? "", url).href
  }
  throw new Error("Too many redirects during sign-in")
}

export const cookiePairs = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
