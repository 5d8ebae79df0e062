import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listChoices } from "./find-templates.ts"
import { TemplateChoice } from "./schema.ts"

export const templateChoiceRoutes = [
  route(
    {
      method: "get",
      path: "/api/output-templates",
      summary: "List the templates that a connection can name its segments by",
      access: key("templates:read"),
      answer: { status: 200, schema: z.array(TemplateChoice) },
    },
    (ctx) => listChoices(ctx),
  ),
] as const
