import * as z from "zod"

const id = z.string().min(1).max(200)

/** Messages hold only keys; the rows are in R2. */
export const ImportMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cut"), batchId: id, key: id, chunkRows: z.int().min(1) }),
  z.object({
    kind: z.literal("chunk"),
    batchId: id,
    key: id,
    chunkIndex: z.int().min(0),
    firstRow: z.int().min(1),
    rows: z.int().min(1),
  }),
  z.object({ kind: z.literal("undo"), batchId: id }),
])
export type ImportMessage = z.output<typeof ImportMessage>
export type CutMessage = Extract<ImportMessage, { kind: "cut" }>
export type ChunkMessage = Extract<ImportMessage, { kind: "chunk" }>

/** A chunk as stored in R2. */
export type StoredChunk = { header: string[]; rows: string[][] }
