export { createClient } from "./client.ts"
export { StrataError } from "./error.ts"
export type * from "./types.ts"
