/** Words between the names of dimensions that mean nothing by themselves; looked up in the singular. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "and or by x × * times with plus all every each any the a an of in from across between versus vs per my our both " +
    "different various possible whole complete entire list set value dimension combination aged year old year-old " +
    "speaker speaking person people level range group us usa american cross crossed combined"
  ).split(" "),
)

/** What follows one of these is left out of the set before it. */
export const EXCEPTIONS: ReadonlySet<string> = new Set(
  "except,except for,excluding,without,but not,other than,apart from,minus,not,but,leaving out".split(","),
)
