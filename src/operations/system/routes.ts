import { anyone, operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { cachedReadiness } from "./cached-readiness.ts"
import { checkReadiness } from "./check-readiness.ts"
import { publicPart } from "./public-part.ts"
import { PublicReadiness, System } from "./schema.ts"
import { showSystem } from "./show-system.ts"

const readiness = cachedReadiness(checkReadiness)

export const systemRoutes = [
  route(
    {
      method: "get",
      path: "/health/ready",
      summary: "Whether the service can do its work; 503 with the failing checks where it cannot",
      access: anyone,
      answer: { status: 200, schema: PublicReadiness },
      unavailable: 503,
    },
    async (services, { c }) => {
      const answer = publicPart(await readiness(services))
      return answer.status === "ready" ? answer : c.json(answer, 503)
    },
  ),
  route(
    {
      method: "get",
      path: "/api/admin/system",
      summary: "Show the state of the service: readiness, queues, unfinished work, cron runs and figures",
      access: operator,
      answer: { status: 200, schema: System },
    },
    (ctx) => showSystem(ctx),
  ),
] as const
