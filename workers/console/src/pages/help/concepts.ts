import type { PagePath } from "../../navigation/page-paths.ts"

/** The console's terms, in the order users meet them. */
export const CONCEPTS: readonly { name: string; href: PagePath; text: string }[] = [
  {
    name: "Library",
    href: "/library",
    text: "The topics of your organization. A topic is an audience described in words, such as “Electric SUV shoppers”, with its classification: category, segment type, intent, sensitivity and a confidence. Open one to see why it was classified that way. Only your organization sees your edits.",
  },
  {
    name: "Catalog",
    href: "/catalog",
    text: "Topics shared by all organizations. Adding one to your library links it: when the shared topic is reclassified, yours is updated and keeps your edits. Private topics never appear here.",
  },
  {
    name: "Classify",
    href: "/classify",
    text: "Describe an audience, or paste a list, and see how it is classified before you add anything. Rules decide in milliseconds; a language model helps where they are not sure, if one is set up.",
  },
  {
    name: "Import",
    href: "/import",
    text: "Brings in topics from a CSV file. Every row gets a result: added, already in the library, updated, or rejected with a reason.",
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
    text: "Sources you sync topics from, and platforms you push segments to. Test a connection before you rely on it.",
  },
  {
    name: "Activations",
    href: "/activations",
    text: "A topic pushed to a platform becomes a segment there, and the activation records it. It is stale when the topic has changed since the push. A refresh sends the new name and description, and the segment gets a new ID.",
  },
]

export const STEPS: readonly { href: PagePath; action: string; rest: string }[] = [
  {
    href: "/import",
    action: "Add audiences",
    rest: ": import a file, paste a list, or add topics from the catalog.",
  },
  {
    href: "/library",
    action: "Check them in your library",
    rest: ": the filter “Unsure” shows which topics a person should check.",
  },
  { href: "/connections", action: "Connect a platform", rest: " and test the connection." },
  {
    href: "/activations",
    action: "Push",
    rest: ": review the plan, then send the segments and follow the run.",
  },
]

export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Ctrl K, or ⌘ K", "find topics, connections, imports, pages and actions"],
  ["/", "search on this page"],
  ["Arrow keys, Page Up, Page Down, Home, End", "move between the rows of a table"],
  ["Space, Shift Space", "select a row, or all rows up to it"],
  ["Enter", "open a row"],
  ["Escape", "close the open dialog or drawer, after asking about unsaved changes"],
]
