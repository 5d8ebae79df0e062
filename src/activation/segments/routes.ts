import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { jsonInPieces, listInPieces } from "../../kernel/http/json-stream.ts"
import { type Route, route } from "../../kernel/http/route.ts"
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

export const activationRoutes: Route[] = [
  route(
    {
      method: "get",
      path,
      summary: "List activations, the newest first; with stale=true those that would be pushed differently now",
      access: key("activations"),
      query: ActivationQuery,
      answer: { status: 200, schema: z.array(ActivationRecord) },
    },
    (ctx, { query }) =>
      jsonInPieces(listInPieces(listActivations(ctx, query)), (error) =>
        ctx.log("activations.broken_off", { error: String(error) }),
      ),
  ),
  route(
    {
      method: "post",
      path: `${path}/bulk-deactivate`,
      summary: "Take up to 500 segments off their platforms",
      access: change,
      body: ActivationIds,
      answer: { status: 200, schema: DeactivatedMany },
    },
    (ctx, { body }) => deactivateActivations(ctx, body.activationIds),
  ),
  route(
    {
      method: "post",
      path: `${path}/bulk-refresh`,
      summary: "Replace up to 500 segments by new ones with the names of now",
      access: change,
      body: ActivationIds,
      answer: { status: 200, schema: RefreshedMany },
    },
    (ctx, { body }) => refreshActivations(ctx, body.activationIds),
  ),
  route(
    {
      method: "post",
      path: `${path}/{id}/deactivate`,
      summary: "Take a segment off its platform",
      access: change,
      answer: { status: 200, schema: ActivationRecord },
      errors: [404, 409, 502],
    },
    (ctx, { params }) => deactivateActivation(ctx, params.id),
  ),
  route(
    {
      method: "post",
      path: `${path}/{id}/refresh`,
      summary: "Replace a segment by a new one with the names of now; answers with the new activation",
      access: change,
      answer: { status: 200, schema: ActivationRecord },
      errors: [404, 409, 502],
    },
    (ctx, { params }) => refreshActivation(ctx, params.id),
  ),
]
