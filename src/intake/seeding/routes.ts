import { operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { Chunk, ChunkAnswer, CreatedImport, NewSeeding } from "../imports/schema.ts"
import { Flagged, SeedingStatus, TopicsToReview } from "./schema.ts"
import { createSeeding, flagSeeded, seedChunk, seedingStatus } from "./seeding.ts"

const path = "/api/admin/topics/bulk"

export const seedingRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Start seeding global topics; the rows follow in chunks and are added to no library",
      access: operator,
      idempotent: true,
      body: NewSeeding,
      answer: { status: 200, schema: CreatedImport },
    },
    (ctx, { body }) => createSeeding(ctx, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{batchId}/chunk`,
      summary: "Seed up to 500 rows; a chunk that was already seeded is skipped",
      access: operator,
      idempotent: true,
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
      answer: { status: 200, schema: SeedingStatus },
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
      idempotent: true,
      body: TopicsToReview,
      bodyLimit: 4 * 1024 * 1024,
      answer: { status: 200, schema: Flagged },
      errors: [404],
    },
    (ctx, { params, body }) => flagSeeded(ctx, params.batchId, body),
  ),
] as const
