import { session } from "../../kernel/access/access.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { Message, Understood, understandText } from "./understand-text.ts"

export const assistantRoutes: Route[] = [
  route(
    {
      method: "post",
      path: "/api/assistant/understand",
      summary: "Ask the language model what a message to the assistant wants done; nothing is done",
      access: session(),
      body: Message,
      answer: { status: 200, schema: Understood },
      errors: [413, 429],
    },
    (ctx, { body }) => understandText(ctx, body),
  ),
]
