import * as z from "zod"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { NAMED_PLATFORMS, PERIODS, RUNS } from "./choices.ts"

const MAX_ABOUT = 200

const connection = z.string().trim().min(1).max(100, "must be at most 100 characters").optional()

const period = z.enum(PERIODS, `must be one of ${PERIODS.join(", ")}`).optional()

/** The questions that queries can answer. The rules and the model both choose from this list. */
export const Question = z.discriminatedUnion(
  "ask",
  [
    z.object({
      ask: z.literal("topics"),
      /** What the topics are about, in the user's words. */
      about: z.string().trim().min(1).max(MAX_ABOUT, `must be at most ${MAX_ABOUT} characters`).optional(),
      segmentType: z.enum(SEGMENT_TYPES).optional(),
      sensitivity: z.enum(["Restricted", "Sensitive"]).optional(),
      unsure: z.literal(true).optional(),
      private: z.literal(true).optional(),
      /** When they were added. */
      period,
    }),
    /** Topics by the connections they have segments on: ids, or "any". Without one, those with a segment somewhere. */
    z.object({
      ask: z.literal("pushed"),
      about: z.string().trim().min(1).max(MAX_ABOUT, `must be at most ${MAX_ABOUT} characters`).optional(),
      to: connection,
      notTo: connection,
    }),
    z.object({ ask: z.literal("categories") }),
    z.object({ ask: z.literal("stale"), period }),
    z.object({ ask: z.literal("failed_segments"), period }),
    z.object({ ask: z.literal("long_names"), platform: z.enum(NAMED_PLATFORMS).optional() }),
    z.object({ ask: z.literal("quota") }),
    z.object({ ask: z.literal("failed_runs"), run: z.enum(RUNS).optional(), period }),
  ],
  "question is not one of those that can be asked",
)
export type Question = z.output<typeof Question>
