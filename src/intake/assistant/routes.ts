import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { Message, Understood } from "./schema.ts"
import { understandText } from "./understand-text.ts"

export const assistantRoutes = [
  route(
    {
      method: "post",
      path: "/api/assistant/understand",
      summary: "Interpret a message to the assistant with the language model; nothing is executed",
      access: session(),
      idempotent: true,
      body: Message,
      answer: { status: 200, schema: Understood },
      errors: [413, 429],
    },
    (ctx, { body }) => understandText(ctx, body),
  ),
] as const
