/** Words between dimension names without a meaning of their own, in the singular. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "and or by x × * times with plus all every each any the a an of in from across between versus vs per my our both " +
    "different various possible whole complete entire list set value dimension combination aged year old year-old " +
    "speaker speaking person people level range group us usa american cross crossed combined"
  ).split(" "),
)

/** Values after one of these are excluded from the preceding set. */
export const EXCEPTIONS: ReadonlySet<string> = new Set(
  "except,except for,excluding,without,but not,other than,apart from,minus,not,but,leaving out".split(","),
)
