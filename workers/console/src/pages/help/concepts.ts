import type { PagePath } from "../../navigation/page-paths.ts"

/** The words of the console, in the order in which people meet them. */
export const CONCEPTS: readonly { name: string; href: PagePath; text: string }[] = [
  {
    name: "Library",
    href: "/library",
    text: "The topics of your organization. A topic is an audience described in words, such as “Electric SUV shoppers”, with its classification: category, segment type, intent, sensitivity and a confidence. Open one to see why it was classified that way. Your edits are yours alone.",
  },
  {
    name: "Catalog",
    href: "/catalog",
    text: "Topics shared by all organizations. Adding one to your library links it: when the shared topic is classified better, yours follows, and your own edits stay. Private topics never appear here.",
  },
  {
    name: "Classify",
    href: "/classify",
    text: "Describe an audience, or paste a list, and see how it is classified before you add anything. Rules decide in milliseconds; a language model helps where they are not sure, if one is set up.",
  },
  {
    name: "Import",
    href: "/import",
    text: "Brings in topics from a CSV file. Every row is accounted for: added, already there, changed or refused with a reason.",
  },
  {
    name: "Matrix",
    href: "/matrix",
    text: "Combines lists, such as three brands and four age groups, into one topic per combination.",
  },
  {
    name: "Brief",
    href: "/brief",
    text: "Reads a campaign brief and recommends topics with a reason for each. It needs a language model.",
  },
  {
    name: "Connections",
    href: "/connections",
    text: "Sources that topics come from, and platforms that segments go to. Test a connection before you rely on it.",
  },
  {
    name: "Activations",
    href: "/activations",
    text: "A topic that is pushed to a platform becomes a segment there; the activation records it. It is stale when the topic has changed since: a refresh sends the new name and description, and the segment gets a new ID.",
  },
]

export const STEPS: readonly { href: PagePath; action: string; rest: string }[] = [
  {
    href: "/import",
    action: "Bring in audiences",
    rest: ": import a file, paste a list, or add topics from the catalog.",
  },
  {
    href: "/library",
    action: "Check them in your library",
    rest: ": the filter “Unsure” shows where a person should look.",
  },
  { href: "/connections", action: "Connect a platform", rest: " and test the connection." },
  {
    href: "/activations",
    action: "Push",
    rest: ": see the plan first, then send the segments and watch the run to its end.",
  },
]

export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Ctrl K, or ⌘ K", "find topics, connections, imports, pages and actions"],
  ["/", "search on this page"],
  ["Arrow keys, Page Up, Page Down, Home, End", "move between the rows of a table"],
  ["Space, Shift Space", "select a row, or all rows up to it"],
  ["Enter", "open a row"],
  ["Escape", "close what is open; unsaved changes ask first"],
]
