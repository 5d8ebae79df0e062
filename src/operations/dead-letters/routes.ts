import { operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listDeadLetters } from "./dead-letters.ts"
import { replayDeadLetter } from "./replay.ts"
import { DeadLetterQuery, DeadLetters, Replayed } from "./schema.ts"

export const deadLetterRoutes = [
  route(
    {
      method: "get",
      path: "/api/admin/dead-letters",
      summary: "List background work that was given up, newest first",
      access: operator,
      query: DeadLetterQuery,
      answer: { status: 200, schema: DeadLetters },
    },
    (ctx, { query }) => listDeadLetters(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/dead-letters/{id}/replay",
      summary: "Replay a dead letter",
      access: operator,
      idempotent: true,
      answer: { status: 200, schema: Replayed },
      errors: [404, 409],
    },
    (ctx, { params }) => replayDeadLetter(ctx, params.id),
  ),
] as const
