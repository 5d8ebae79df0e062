import { key, sdk } from "../../kernel/access/access.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { route } from "../../kernel/http/route.ts"
import { classificationResult, explain } from "./answer.ts"
import { classifyTopic } from "./classify-topic.ts"
import { lookAhead } from "./find-in-catalog.ts"
import { type ClassifyRequest, requestFrom } from "./request.ts"
import type { ClassifyAnswer } from "./schema.ts"
import { topicIn } from "./topic-in.ts"

const definition = {
  method: "post",
  ahead: (services: Services, { messages, engine = services.defaultEngine }: ClassifyRequest) => {
    services.configAhead()
    if (engine === "auto" && messages.length === 1) lookAhead(services, topicIn(messages))
  },
  idempotent: true,
  summary: "Classify an audience described in words",
  answer: { status: 200 },
} as const

export const hotApiClassify = route(
  { ...definition, path: "/api/classify", access: key("classify"), check: requestFrom("api") },
  (ctx, { body, headers }) => answer(ctx, body, headers),
)
export const hotSdkClassify = route(
  { ...definition, path: "/api/sdk/classify", access: sdk("classify"), check: requestFrom("sdk") },
  (ctx, { body, headers }) => answer(ctx, body, headers),
)

async function answer(ctx: OrgContext, body: ClassifyRequest, headers: [string, string][]): Promise<ClassifyAnswer> {
  const classified = await classifyTopic(ctx, body)
  headers.push(["X-Classification-Engine", classified.engine])
  const config = await ctx.config()
  const { classification, recent } = classified
  const text = recent?.text ?? JSON.stringify(await classificationResult(classification, config))
  if (recent) recent.text = text
  return body.explain ? { text, explain: explain(classified, config) } : { text }
}
