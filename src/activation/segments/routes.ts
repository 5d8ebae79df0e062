import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { streamJson, jsonArrayChunks } from "../../kernel/http/json-stream.ts"
import { route } from "../../kernel/http/route.ts"
import {
  deactivateActivation,
  deactivateActivations,
  refreshActivation,
  refreshActivations,
} from "./deactivate-or-refresh.ts"
import { listActivations } from "./list-activations.ts"
import { ActivationIds, ActivationQuery, ActivationRecord, DeactivatedMany, RefreshedMany } from "./schema.ts"

const change = key("activations", "activate", "Requires activate permission")
const path = "/api/activations"

export const activationRoutes = [
  route(
    {
      method: "get",
      path,
      summary: "List activations, newest first; stale=true returns only those that a push would change",
      access: key("activations"),
      query: ActivationQuery,
      answer: { status: 200, schema: z.array(ActivationRecord) },
    },
    (ctx, { query }) =>
      streamJson(jsonArrayChunks(listActivations(ctx, query)), (error) =>
        ctx.log("activations.stream_failed", { level: "error", error: String(error) }),
      ),
  ),
  route(
    {
      method: "post",
      path: `${path}/bulk-deactivate`,
      summary: "Deactivate up to 500 segments on their platforms",
      access: change,
      idempotent: true,
      body: ActivationIds,
      answer: { status: 200, schema: DeactivatedMany },
    },
    (ctx, { body }) => deactivateActivations(ctx, body.activationIds),
  ),
  route(
    {
      method: "post",
      path: `${path}/bulk-refresh`,
      summary: "Replace up to 500 segments by new ones with current names",
      access: change,
      idempotent: true,
      body: ActivationIds,
      answer: { status: 200, schema: RefreshedMany },
    },
    (ctx, { body }) => refreshActivations(ctx, body.activationIds),
  ),
  route(
    {
      method: "post",
      path: `${path}/{id}/deactivate`,
      summary: "Deactivate a segment on its platform",
      access: change,
      idempotent: true,
      answer: { status: 200, schema: ActivationRecord },
      errors: [404, 409, 502],
    },
    (ctx, { params }) => deactivateActivation(ctx, params.id),
  ),
  route(
    {
      method: "post",
      path: `${path}/{id}/refresh`,
      summary: "Replace a segment by a new one with current names; returns the new activation",
      access: change,
      idempotent: true,
      answer: { status: 200, schema: ActivationRecord },
      errors: [404, 409, 502],
    },
    (ctx, { params }) => refreshActivation(ctx, params.id),
  ),
] as const
