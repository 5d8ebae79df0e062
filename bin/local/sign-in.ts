/** Signs in as a browser would: follows the redirects, submits the form and keeps the cookies. Returns the Cookie header. */
export async function signIn(baseUrl: string, login: string) {
  const cookies = new CookieJar()
  let answer = await cookies.fetch(`${baseUrl}/auth/login`)
  for (let hop = 0; hop < 12; hop++) {
    const location = answer.headers.get("location")
    if (location) {
      const next = new URL(location, answer.url)
      answer = await cookies.fetch(next.href)
      if (next.origin === new URL(baseUrl).origin && next.pathname === "/auth/callback") break
      continue
    }
    const action = /<form[^>]*action="([^"]+)"/.exec(await answer.text())?.[1]
    if (!action) throw new Error(`No sign-in form at ${answer.url} (${answer.status})`)
    const body = new URLSearchParams({ login })
    answer = await cookies.fetch(new URL(action, answer.url).href, { method: "POST", body })
  }
  if (answer.status !== 302) throw new Error(`Sign-in as ${login} ended with ${answer.status}: ${await answer.text()}`)
  return cookies.headerFor(baseUrl)
}

class CookieJar {
  readonly #byOrigin = new Map<string, Map<string, string>>()

  async fetch(url: string, init: RequestInit = {}) {
    const answer = await fetch(url, { ...init, redirect: "manual", headers: { cookie: this.headerFor(url) } })
    const jar = this.#jar(url)
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      const at = pair.indexOf("=")
      const value = pair.slice(at + 1)
      if (value === "" || /max-age=0/i.test(cookie)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), value)
    }
    return answer
  }

  headerFor(url: string): string {
    return Array.from(this.#jar(url), ([name, value]) => `${name}=${value}`).join("; ")
  }

  #jar(url: string) {
    const { origin } = new URL(url)
    const jar = this.#byOrigin.get(origin) ?? new Map<string, string>()
    this.#byOrigin.set(origin, jar)
    return jar
  }
}
