const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const OPEN_BRACE = 0x7b

/** Whether a JSON text has more values than the limit, checked before they are parsed. Text inside strings does not count. */
export function countsAbove(json: string, limit: number): boolean {
  let values = 1
  for (let at = 0; at < json.length && values <= limit; at++) {
    const code = json.charCodeAt(at)
    if (code === COMMA || code === OPEN_BRACKET || code === OPEN_BRACE) values++
    else if (code === QUOTE) at = endOfString(json, at)
  }
  return values > limit
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}
