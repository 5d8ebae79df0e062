import * as z from "zod"

export type Config = Record<string, unknown>

export const text = (field: string, max = 200) =>
  z.string(`${field} must be a string`).min(1, `${field} must not be empty`).max(max, `${field} is too long`)

export const oneOf = <const T extends readonly string[]>(field: string, values: T) =>
  z.enum(values, `${field} must be one of ${values.join(", ")}`)

export const id = (field: string) => z.union([text(field), z.int()], `${field} must be a string or a whole number`)

export const length = (field: string, max: number) =>
  z
    .int(`${field} must be a whole number`)
    .min(1, `${field} must be at least 1`)
    .max(max, `${field} must be at most ${max}`)

export const url = (field: string, missing = `${field} must be a string`) => z.string(missing).min(1, missing)

/** The way to a value in somebody's answer. */
export const path = (field: string) =>
  text(field).regex(/^[^.]+(?:\.[^.]+)*$/, `${field} must be names and array indexes with dots between them`)

/** A parameter's or a field's name. */
export const token = (field: string) => text(field, 100).regex(/^[\w.[\]$-]+$/, `${field} must be a plain name`)

/** Not one of those that say how the request itself is to be read, or who sends it. */
export const headerName = (field: string) =>
  text(field, 100).regex(
    /^(?!host$|connection$|content-|transfer-|cookie$)[\w-]+$/i,
    `${field} must be the name of a header`,
  )
