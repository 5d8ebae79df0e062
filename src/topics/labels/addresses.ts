/** Written by hand, because zod's formats would be loaded with every cold start: all chunks share one zod. */

/** A host name with at least two labels. */
export function isDomain(text: string): boolean {
  const parts = text.split(".")
  const isPart = (part: string) => /^[a-z0-9-]{1,63}$/i.test(part) && !part.startsWith("-") && !part.endsWith("-")
  return text.length <= 253 && parts.length >= 2 && parts.every(isPart) && /^[a-z]/i.test(parts.at(-1) ?? "")
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@")
  const names = text.slice(0, Math.max(at, 0)).split(".")
  return names.every((name) => /^[\w!#$%&'*+/=?^`{|}~-]{1,64}$/.test(name)) && isDomain(text.slice(at + 1))
}

/** Absolute, with only the characters that URLs allow. */
export function isHttpsUrl(text: string): boolean {
  if (!/^[\w:/?#@!$&'()*+,;=.~%-]+$/.test(text) || /%(?![0-9a-f]{2})/i.test(text)) return false
  const url = URL.parse(text)
  return url !== null && url.protocol === "https:" && url.username === "" && isDomain(url.hostname)
}
