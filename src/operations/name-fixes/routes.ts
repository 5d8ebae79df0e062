import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { CreatedJob, JobRecord } from "../jobs/schema.ts"
import { applyNames, cancelNames, proposeNames, showNames } from "./propose-names.ts"
import { NameChoice, NamesQuery, ProposedNames } from "./schema.ts"

const write = key("topics:write", "import")
const path = "/api/import/{batchId}/fix-names/runs"

/** Fix names for imports of any size: a background run proposes, a person chooses, another run applies. */
export const nameFixRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Clean the names of an import's topics in the background, with the language model if there is one",
      access: write,
      idempotent: true,
      answer: { status: 200, schema: CreatedJob },
      errors: [404],
    },
    (ctx, { params }) => proposeNames(ctx, params.batchId),
  ),
  route(
    {
      method: "get",
      path: `${path}/{jobId}`,
      reads: "fresh",
      summary: "Show the progress of a run and a page of the names that it proposes",
      access: key("topics:read"),
      query: NamesQuery,
      answer: { status: 200, schema: ProposedNames },
      errors: [404],
    },
    (ctx, { params, query }) => showNames(ctx, params, query),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/apply`,
      summary: "Rename topics as a run proposed: all of them, all `except` some, or `only` some",
      access: write,
      idempotent: true,
      body: NameChoice,
      answer: { status: 200, schema: CreatedJob },
      errors: [404, 409],
    },
    (ctx, { params, body }) => applyNames(ctx, params, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/{jobId}/cancel`,
      summary: "Cancel a run; names that it has changed stay changed",
      access: write,
      idempotent: true,
      answer: { status: 200, schema: JobRecord },
      errors: [404, 409],
    },
    (ctx, { params }) => cancelNames(ctx, params),
  ),
] as const
