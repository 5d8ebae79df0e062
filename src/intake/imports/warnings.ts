/** A value of a row that was left out because it cannot be read. */
export type Warning = { field: string; value: string; message: string }

const MAX_SHOWN = 60
const short = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()}…` : text)

export const warningOf = (field: string, value: string, reason: string): Warning => ({
  field,
  value: short(value),
  message: `${reason}, “${short(value)}” was left out`,
})

/** A row's warnings as they are stored in place of the reason of a rejection. */
export const storedWarnings = (warnings: readonly Warning[]) => JSON.stringify(warnings)
export const readWarnings = (stored: string) => JSON.parse(stored) as Warning[]

/** Stored warnings in one line for people. */
export const warningText = (stored: string) =>
  readWarnings(stored)
    .map(({ message }) => message)
    .join("; ")
