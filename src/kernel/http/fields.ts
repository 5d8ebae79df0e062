import * as z from "zod"

/** A non-empty text. */
export const required = (field: string) => z.string(`${field} is required`).min(1, `${field} is required`)

export const oneOf = <const V extends readonly string[]>(field: string, values: V) =>
  z.enum(values, `${field} must be one of ${values.join(", ")}`)

export const trueOrFalse = (field: string) => z.boolean(`${field} must be true or false`)

/** A missing or null value is false. */
export const flag = (field: string) =>
  trueOrFalse(field)
    .nullish()
    .transform((value) => value ?? false)

export const wholeNumber = (field: string, max: number) => {
  const message = `${field} must be a whole number from 1 to ${max}`
  return z.int(message).min(1, message).max(max, message)
}

/** At least one id. */
export const idList = (field: string) => {
  const message = `${field} array is required`
  return z.array(z.string(message), message).min(1, message)
}
