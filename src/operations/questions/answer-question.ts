import type { Question } from "../../intake/assistant/question.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { listLongNames } from "./about-names.ts"
import { listFailedRuns, showQuota } from "./about-runs.ts"
import { listFailedSegments, listStale } from "./about-segments.ts"
import { listPushed } from "./about-pushed.ts"
import { countTopics, rankCategories } from "./about-topics.ts"
import type { LibraryAnswer } from "./schema.ts"

/** Answers with queries on the caller's organization, and lists them in the answer. Read-only. */
export function answerQuestion(ctx: OrgContext, question: Question): Promise<LibraryAnswer> {
  switch (question.ask) {
    case "topics":
      return countTopics(ctx, question)
    case "pushed":
      return listPushed(ctx, question)
    case "categories":
      return rankCategories(ctx)
    case "stale":
      return listStale(ctx, question.period)
    case "failed_segments":
      return listFailedSegments(ctx, question.period)
    case "long_names":
      return listLongNames(ctx, question)
    case "quota":
      return showQuota(ctx)
    default:
      return listFailedRuns(ctx, question)
  }
}
