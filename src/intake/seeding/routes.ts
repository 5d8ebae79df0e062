import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { BatchRecord } from "../imports/batch-record.ts"
import { Chunk, ChunkAnswer, MAX_ROWS, NewSeeding } from "../imports/schema.ts"
import { reason, topicIds } from "../../topics/operators/schema.ts"
import { createSeeding, flagSeeded, seedChunk, seedingStatus } from "./seeding.ts"

const path = "/api/admin/topics/bulk"

export const seedingRoutes: Route[] = [
  route(
    {
      method: "post",
      path,
      summary: "Start seeding global topics; the rows follow in chunks and are added to no library",
      access: operator,
      body: NewSeeding,
      answer: { status: 200, schema: z.object({ batchId: z.string(), chunksTotal: z.int(), chunkSize: z.int() }) },
    },
    (ctx, { body }) => createSeeding(ctx, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{batchId}/chunk`,
      summary: "Seed up to 500 rows; a chunk that was already seeded is skipped",
      access: operator,
      body: Chunk,
      bodyLimit: 16 * 1024 * 1024,
      answer: { status: 200, schema: ChunkAnswer },
      errors: [404, 409, 413, 500],
      failure: "Failed to process chunk",
    },
    (ctx, { params, body }) => seedChunk(ctx, params.batchId, body),
  ),
  route(
    {
      method: "get",
      path: `${path}/{batchId}/status`,
      summary: "Get the progress of a seeding",
      access: operator,
      answer: { status: 200, schema: BatchRecord.extend({ org_id: z.string(), failure: z.string().nullable() }) },
      errors: [404],
    },
    (ctx, { params }) => seedingStatus(ctx, params.batchId),
  ),
  route(
    {
      method: "post",
      path: `${path}/{batchId}/review-topics`,
      summary: "Flag topics of a seeding for review",
      access: operator,
      body: jsonObject({ topicIds: topicIds(MAX_ROWS), reason: reason("reason") }),
      bodyLimit: 4 * 1024 * 1024,
      answer: { status: 200, schema: z.object({ flagged: z.int() }) },
      errors: [404],
    },
    (ctx, { params, body }) => flagSeeded(ctx, params.batchId, body),
  ),
]
