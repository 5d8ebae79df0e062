import type { ChunkAnswer } from "../intake/imports/schema.ts"
import type { Caller } from "./client.ts"
import { bindings } from "./factories.ts"
import { json } from "./topic-answers.ts"

/** Mappings of a file whose only column is `Name`. */
export const NAME = [{ csvColumn: "Name", targetField: "topic_name" as const }]
export const started = { filename: "topics.csv", totalRows: 3, mappings: NAME }

type Started = { batchId: string; chunksTotal: number; chunkSize: number }
export type ImportStatus = Record<string, unknown> & { status: string }

export const begin = (caller: Caller, body: object = started, headers?: Record<string, string>) =>
  json<Started>(caller.post("/api/import", body, headers))

export const sendChunk = (
  caller: Caller,
  batchId: string,
  chunkIndex: number,
  rows: object[],
  mappings: object[] = NAME,
) => caller.post(`/api/import/${batchId}/chunk`, { chunkIndex, rows, mappings })

/** Like `sendChunk`, for a chunk that is accepted. */
export const takeChunk = (...args: Parameters<typeof sendChunk>) => json<ChunkAnswer>(sendChunk(...args))

export const statusOf = (caller: Caller, batchId: string) =>
  json<ImportStatus>(caller.get(`/api/import/${batchId}/status`))

export const named = (...names: string[]) => names.map((Name) => ({ Name }))

export const usedClassifications = (orgId: string) => bindings.QUOTAS.getByName(orgId).used("classifications")
