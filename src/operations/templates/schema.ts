import * as z from "zod"
import { OutputTemplate } from "../../knowledge/outputs/template.ts"

export const TemplateAnswer = OutputTemplate.extend({
  id: z.string(),
  builtIn: z.boolean(),
  createdAt: z.string().nullable(),
  updatedAt: z.string().nullable(),
})
export type TemplateAnswer = z.output<typeof TemplateAnswer>

/** Templates that a connection can use. */
export const TemplateChoice = z.object({ key: z.string(), name: z.string() })
export type TemplateChoice = z.output<typeof TemplateChoice>

export const Preview = z.object({
  name: z.string(),
  description: z.string(),
  descLength: z.int(),
  context: z.record(z.string(), z.string()),
})
export type Preview = z.output<typeof Preview>
