import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { readBoard } from "./board.ts"
import { ChecklistStep, ConnectionBoard, Home, HomeQuery } from "./schema.ts"
import { showHome } from "./show-home.ts"
import { takeStep } from "./take-step.ts"

export const homeRoutes = [
  route(
    {
      method: "get",
      path: "/api/home",
      summary: "Get the organization's state at a glance: checklist, segments per connection, unfinished runs, quotas",
      access: session(),
      query: HomeQuery,
      answer: { status: 200, schema: Home },
    },
    (ctx, { query }) => showHome(ctx, query),
  ),
  route(
    {
      method: "get",
      path: "/api/home/connections",
      summary: "Count the live, failed and stale segments of each outbound connection, now and on the last 30 days",
      access: session(),
      answer: { status: 200, schema: z.array(ConnectionBoard) },
    },
    (ctx) => readBoard(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/home/steps",
      summary: "Note a step of the checklist that leaves no other trace",
      access: session("topics:write"),
      body: ChecklistStep,
      answer: { status: 200, schema: ChecklistStep },
    },
    (ctx, { body }) => takeStep(ctx, body),
  ),
] as const
