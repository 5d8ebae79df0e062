import { key, sdk } from "../../kernel/access/access.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { route } from "../../kernel/http/route.ts"
import { classificationResult, explain } from "./answer.ts"
import { classifyTopic } from "./classify-topic.ts"
import { lookAhead } from "./find-in-catalog.ts"
import { topicIn } from "./topic-in.ts"
import { ApiRequest, ClassifyAnswer, type ClassifyRequest, SdkRequest } from "./schema.ts"

const definition = {
  method: "post",
  ahead: (services: Services, { messages, engine = services.defaultEngine }: ClassifyRequest) => {
    services.configAhead()
    if (engine === "auto" && messages.length === 1) lookAhead(services, topicIn(messages))
  },
  idempotent: true,
  summary: "Classify an audience described in words",
  answer: { status: 200, schema: ClassifyAnswer },
  headers: { "X-Classification-Engine": "Which engine answered: `llm`, `local` or `catalog`" },
  errors: [413, 429, 500],
} as const

export const classifyRoutes = [
  route({ ...definition, path: "/api/classify", access: key("classify"), body: ApiRequest }, (ctx, { body, headers }) =>
    answer(ctx, body, headers),
  ),
  route(
    { ...definition, path: "/api/sdk/classify", access: sdk("classify"), body: SdkRequest },
    (ctx, { body, headers }) => answer(ctx, body, headers),
  ),
] as const

async function answer(ctx: OrgContext, body: ClassifyRequest, headers: [string, string][]) {
  const classified = await classifyTopic(ctx, body)
  headers.push(["X-Classification-Engine", classified.engine])
  const config = await ctx.config()
  const text = JSON.stringify(await classificationResult(classified.classification, config))
  return body.explain ? { text, explain: explain(classified, config) } : { text }
}
