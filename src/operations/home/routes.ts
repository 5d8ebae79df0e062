import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { ChecklistStep, Home, HomeQuery } from "./schema.ts"
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
