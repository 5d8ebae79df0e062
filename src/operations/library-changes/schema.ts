import * as z from "zod"

/** A background job that continues a request; only where the request was too large to finish. */
const jobId = z.string().optional()

export const AddedTopics = z.object({ added: z.int(), jobId })
export type AddedTopics = z.output<typeof AddedTopics>

export const DeletedTopics = z.object({ deleted: z.int(), jobId })
export type DeletedTopics = z.output<typeof DeletedTopics>
