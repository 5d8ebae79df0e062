import type * as z from "zod"

/** A route's query parameters. `call` turns numbers and booleans into text. */
export type QueryOf<S extends z.ZodType> = {
  [K in keyof z.input<S>]: z.input<S>[K] | Extract<z.output<S>[K & keyof z.output<S>], number | boolean>
}
