const WILDCARD = /^\*(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){2,}$/

/** An origin as browsers send it, or `*.example.com` for every https page below it; undefined if it is neither. */
export function readOrigin(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase()
  if (WILDCARD.test(trimmed)) return trimmed
  if (!/^https?:\/\/[^*]+$/.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const { origin, pathname, search, hash, username } = new URL(trimmed)
  return pathname === "/" && search === "" && hash === "" && username === "" ? origin : undefined
}
