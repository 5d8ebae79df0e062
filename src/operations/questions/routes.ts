import { session } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { answerQuestion } from "./answer-question.ts"
import { Ask, LibraryAnswer } from "./schema.ts"

export const questionRoutes = [
  route(
    {
      method: "post",
      path: "/api/assistant/answer",
      summary: "Answer a question about the library from queries, which the answer names; nothing is changed",
      access: session(),
      body: Ask,
      answer: { status: 200, schema: LibraryAnswer },
      errors: [404, 413],
    },
    (ctx, { body }) => answerQuestion(ctx, body.question),
  ),
] as const
