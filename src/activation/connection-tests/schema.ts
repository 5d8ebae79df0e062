import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { ConnectionChanges, NewConnection } from "../../organizations/connections/schema.ts"

const { platform, direction } = NewConnection.shape
const { config, credentials } = ConnectionChanges.shape

/**
 * A connection as it would be stored. With `connectionId`, these are changes to a stored connection, as in PATCH; missing credentials are
 * taken from it.
 */
export const UnsavedConnection = jsonObject({
  connectionId: z.string("connectionId must be a string").min(1, "connectionId must not be empty").optional(),
  platform: platform.optional(),
  direction: direction.optional(),
  config,
  credentials,
})
export type UnsavedConnection = z.output<typeof UnsavedConnection>

export const TestResult = z.object({
  success: z.boolean(),
  itemCount: z.int().optional(),
  sampleItem: z.object({ name: z.string().nullable(), id: z.string().nullable() }).nullish(),
  message: z.string().optional(),
  error: z.string().optional(),
})
export type TestResult = z.output<typeof TestResult>
