import * as z from "zod"
import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listChoices } from "./find-templates.ts"
import { TemplateChoice } from "./schema.ts"

export const templateChoiceRoutes = [
  route(
    {
      method: "get",
      path: "/api/output-templates",
      summary: "List the templates that a connection can name its segments by",
      access: session(),
      answer: { status: 200, schema: z.array(TemplateChoice) },
    },
    (ctx) => listChoices(ctx),
  ),
] as const
