import { documented } from "../../kernel/http/route.ts"
import { hotApiClassify, hotSdkClassify } from "./hot-routes.ts"
import { ApiRequest, ClassifyAnswer, SdkRequest } from "./schema.ts"

const definition = {
  answer: { status: 200, schema: ClassifyAnswer },
  headers: { "X-Classification-Engine": "Which engine answered: `llm`, `local` or `catalog`" },
  errors: [413, 429, 500],
} as const

export const classifyRoutes = [
  documented(hotApiClassify, { ...definition, body: ApiRequest }),
  documented(hotSdkClassify, { ...definition, body: SdkRequest }),
] as const
