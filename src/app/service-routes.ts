import { documented } from "../kernel/http/route.ts"
import { hotHealth, hotMe } from "./hot-service-routes.ts"
import { Health, Me } from "./schema.ts"

export const serviceRoutes = [
  documented(hotHealth, { answer: { status: 200, schema: Health } }),
  documented(hotMe, { answer: { status: 200, schema: Me } }),
] as const
