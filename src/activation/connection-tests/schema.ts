import * as z from "zod"

export const TestResult = z.object({
  success: z.boolean(),
  itemCount: z.int().optional(),
  sampleItem: z.object({ name: z.string().nullable(), id: z.string().nullable() }).nullish(),
  message: z.string().optional(),
  error: z.string().optional(),
})
export type TestResult = z.output<typeof TestResult>
