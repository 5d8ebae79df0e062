import type { Said } from "./conversation.ts"

export type Example = { kind: Said["kind"]; text: string; what: string }

/** What can be said, an example each; people see those that they may have done. */
export const EXAMPLES: readonly Example[] = [
  {
    kind: "classify",
    text: "classify electric SUV shoppers, kombucha brewers",
    what: "Classify one audience or several",
  },
  {
    kind: "matrix",
    text: "matrix of US states and age ranges for pickup truck intenders",
    what: "Make a topic of every combination",
  },
  { kind: "find", text: "find electric", what: "Search the library, or “in the catalog”" },
  { kind: "duplicates", text: "do we already have EV buyers?", what: "Look for duplicates" },
  { kind: "review", text: "import review", what: "Look through what an import brought in, and mend its names" },
  { kind: "push", text: "push these to …", what: "Push what was found or chosen to a connection, after its plan" },
  { kind: "sync", text: "sync …", what: "Bring topics in from a connection" },
  { kind: "refresh", text: "refresh stale activations", what: "Renew what would be pushed differently now" },
  { kind: "add", text: "add trail running beginners to the library", what: "Add topics" },
  { kind: "export", text: "export B2B topics as csv", what: "Download topics" },
  { kind: "open", text: "analyze a brief", what: "Go to a page" },
]
