import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"

const REQUIRED = "file.data (base64) and file.mediaType are required"
const required = z.string(REQUIRED).min(1, REQUIRED)

export const Brief = jsonObject({
  file: z.object(
    {
      data: required,
      mediaType: required,
      filename: z.string("file.filename must be a string").nullish(),
    },
    "file object is required",
  ),
})

export const Analysis = z.object({
  summary: z.string(),
  objectives: z.array(z.string()),
  targetAudience: z.string(),
  recommendedTopics: z.array(z.object({ topic_name: z.string(), rationale: z.string() })),
})
export type Analysis = z.output<typeof Analysis>
