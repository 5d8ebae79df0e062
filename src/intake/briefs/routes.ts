import { key, sdk } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { analyzeBrief, API_WORDING, SDK_WORDING } from "./analyze-brief.ts"
import { Analysis, Brief } from "./schema.ts"

const definition = {
  method: "post",
  idempotent: true,
  summary: "Recommend audience topics for a campaign brief",
  body: Brief,
  // Well above the file limit, so that a slightly larger file gets a proper error instead of a cut-off body.
  bodyLimit: 24 * 1024 * 1024,
  answer: { status: 200, schema: Analysis },
  errors: [413, 429, 500, 502],
} as const

export const briefRoutes = [
  route({ ...definition, path: "/api/analyze-brief", access: key("classify") }, (ctx, { body }) =>
    analyzeBrief(ctx, body.file, API_WORDING),
  ),
  route({ ...definition, path: "/api/sdk/analyze-brief", access: sdk("classify", { briefs: true }) }, (ctx, { body }) =>
    analyzeBrief(ctx, body.file, SDK_WORDING),
  ),
] as const
