export const SESSION_COOKIE = "__Host-strata_session"
export const SIGN_IN_COOKIE = "__Host-strata_signin"

/** `__Host-` binds a cookie to this host, HTTPS and the root path; scripts never see it. */
export const setCookie = (name: string, value: string, maxAgeSeconds: number) =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`

export function readCookie(header: string | null, name: string): string | null {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=")
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
