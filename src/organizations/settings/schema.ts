import * as z from "zod"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const OrganizationSettings = z.object({
  /** New topics are private where the request does not say. */
  privateTopics: z.boolean(),
})
export type OrganizationSettings = z.output<typeof OrganizationSettings>

export const SettingsChange = jsonObject({ privateTopics: trueOrFalse("privateTopics").optional() })
export type SettingsChange = z.output<typeof SettingsChange>
