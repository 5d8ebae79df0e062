import type { AnswerContent } from "./conversation.ts"

export type Example = { kind: AnswerContent["kind"]; text: string; what: string }

/** One example per kind of request. Users see those their role allows. */
export const EXAMPLES: readonly Example[] = [
  {
    kind: "classify",
    text: "classify electric SUV shoppers, kombucha brewers",
    what: "Classify one or more audiences",
  },
  {
    kind: "matrix",
    text: "matrix of US states and age ranges for pickup truck intenders",
    what: "Generate a topic for every combination",
  },
  { kind: "find", text: "find electric", what: "Search the library or the catalog" },
  { kind: "duplicates", text: "do we already have EV buyers?", what: "Check for duplicates" },
  { kind: "review", text: "import review", what: "Review imported topics and fix their names" },
  { kind: "push", text: "push these to …", what: "Push found or selected topics to a connection" },
  { kind: "sync", text: "sync …", what: "Sync topics from a connection" },
  { kind: "refresh", text: "refresh stale activations", what: "Refresh stale activations" },
  { kind: "add", text: "add trail running beginners to the library", what: "Add topics to the library" },
  { kind: "export", text: "export B2B topics as csv", what: "Export topics" },
  { kind: "open", text: "analyze a brief", what: "Open a page" },
]

/** The supported questions, each in one of its wordings. */
export const QUESTIONS: readonly { text: string; what: string }[] = [
  { text: "How many topics about cars do I have?", what: "Topics on a subject, by category and by words" },
  { text: "How many topics are sensitive?", what: "Also: restricted, unsure, private, B2B, B2C" },
  { text: "What was added this week?", what: "Also: today, yesterday, this month" },
  { text: "Which topics are not pushed to any connection?", what: "Also: pushed to one connection but not to another" },
  { text: "What are the top categories?", what: "Topics per category" },
  { text: "What went stale this week?", what: "Segments that differ from what a push would send" },
  { text: "Which segments failed?", what: "Failed segments with their reasons" },
  { text: "Which names are too long for the marketplace?", what: "Segment names that would be cut" },
  { text: "Which imports failed this month?", what: "Also: runs, syncs, pushes, exports, jobs" },
  { text: "How much quota is left?", what: "The month's quotas and their pace" },
]
