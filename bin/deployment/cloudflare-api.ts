import { wranglerJson } from "./wrangler.ts"

/** An error that the platform's API answered. `code` is Cloudflare's own, 0 without one. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  constructor(request: string, status: number, code: number, message: string) {
    super(`${request} failed with status ${status}: ${message}${code ? ` [code: ${code}]` : ""}`)
    this.status = status
    this.code = code
  }
}

/** Cloudflare's API for one account. Paths start after the account. */
export type Api = {
  account: string
  call: <T>(method: "GET" | "POST" | "PUT", path: string, body?: object | string) => Promise<T>
}

type Login = { type: string; token?: string; key?: string; email?: string }

/** The account of wrangler's login, or of CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. Null if there is no login. */
export async function openApi(): Promise<Api | null> {
  const headers = await loginHeaders()
  if (!headers) return null
  const base = process.env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4"
  const account = process.env["CLOUDFLARE_ACCOUNT_ID"] || (await onlyAccount(base, headers))
  return { account, call: (method, path, body) => call(`${base}/accounts/${account}`, headers, method, path, body) }
}

async function loginHeaders(): Promise<Record<string, string> | null> {
  const { CLOUDFLARE_API_TOKEN: token } = process.env
  if (token) return { authorization: `Bearer ${token}` }
  try {
    // Renews a login that has expired.
    const login = await wranglerJson<Login>("auth", "token", "--json")
    if (login.token) return { authorization: `Bearer ${login.token}` }
    return { "x-auth-key": login.key ?? "", "x-auth-email": login.email ?? "" }
  } catch {
    return null
  }
}

async function onlyAccount(base: string, headers: Record<string, string>): Promise<string> {
  const accounts = await call<{ id: string; name: string }[]>(base, headers, "GET", "/accounts")
  if (accounts.length === 1 && accounts[0]) return accounts[0].id
  const names = accounts.map(({ id, name }) => `${name} (${id})`).join(", ")
  throw new Error(`The login has ${accounts.length} accounts: set CLOUDFLARE_ACCOUNT_ID to one of them. ${names}`)
}

async function call<T>(
  base: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object | string,
): Promise<T> {
  const isText = typeof body === "string"
  const answer = await fetch(base + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": isText ? "text/plain" : "application/json" }) },
    body: isText || body === undefined ? (body ?? null) : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await answer.text()
  const { success, result, errors } = parsed<T>(text)
  if (answer.ok && success !== false) return result as T
  const [{ code = 0, message = text.slice(0, 500) } = {}] = errors ?? []
  throw new ApiError(`${method} ${path}`, answer.status, code, message)
}

type Answer<T> = { success?: boolean; result?: T; errors?: { code?: number; message?: string }[] }

function parsed<T>(text: string): Answer<T> {
  try {
    return JSON.parse(text) as Answer<T>
  } catch {
    return {}
  }
}
