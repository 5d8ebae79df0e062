import * as z from "zod"

export type Config = Record<string, unknown>

export const text = (field: string, max = 200) =>
  z.string(`${field} must be a string`).min(1, `${field} must not be empty`).max(max, `${field} is too long`)

export const id = (field: string) => z.union([text(field), z.int()], `${field} must be a string or a whole number`)

export const length = (field: string, max: number) =>
  z
    .int(`${field} must be a whole number`)
    .min(1, `${field} must be at least 1`)
    .max(max, `${field} must be at most ${max}`)

export const url = (field: string, missing = `${field} must be a string`) => z.string(missing).min(1, missing)

/** Path to a value in a JSON response. */
export const path = (field: string) =>
  text(field).regex(/^[^.]+(?:\.[^.]+)*$/, `${field} must be names and array indexes with dots between them`)

/** Name of a parameter or field. */
export const token = (field: string) => text(field, 100).regex(/^[\w.[\]$-]+$/, `${field} must be a plain name`)

/** Name of a header; excludes headers that frame the request or identify the sender. */
export const headerName = (field: string) =>
  text(field, 100).regex(
    /^(?!host$|connection$|content-|transfer-|cookie$)[\w-]+$/i,
    `${field} must be the name of a header`,
  )
