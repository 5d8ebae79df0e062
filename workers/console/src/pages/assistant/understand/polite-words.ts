/** Polite phrases around a request. Each is removed unless nothing would remain. */
export const OPENINGS: readonly RegExp[] = [
  /^(?:hey|hi|hello|dear|strata|assistant|ok|okay|so|well|now|then|also|and|please|pls|kindly|just|simply)\b[\s,!.:]*/i,
  /^(?:can|could|would|will) (?:you|we)\b[\s,]*/i,
  /^i(?:'d| would) like (?:you )?to\s+/i,
  /^i(?:'d| would) like\s+/i,
  /^i (?:want|need) (?:you )?to\s+/i,
  /^i (?:want|need)\s+/i,
  /^let(?:'s| us)\s+/i,
  /^help me(?: to)?\s+/i,
  /^go ahead and\s+/i,
  /^try to\s+/i,
]

export const CLOSINGS: readonly RegExp[] = [
  /[\s,;:.!?]+$/,
  /[\s,]+(?:please|pls|thanks|thank you|thx|cheers|asap|right away|for me)$/i,
]
