import { PAGES } from "../../../../../../src/intake/assistant/choices.ts"
import { PAGE_TASKS, PAGE_WORDS } from "./page-words.ts"
import type { Understood } from "./understood.ts"

const OPEN =
  /^(?:open|go to|goto|show|show me|take me to|bring me to|navigate to|switch to|where (?:is|are|do i find|can i find|do i see))\s+(?:the |my |our )?(?<where>.+?)(?: page)?$/i

/** "open the connections", "analyze a brief": tasks that have their own page. */
export function readPage(text: string): Understood | undefined {
  const where = OPEN.exec(text)?.groups?.["where"]?.toLowerCase() ?? ""
  const named = PAGES.find((page) => PAGE_WORDS[page].includes(where))
  const page = named ?? PAGE_TASKS.find(([pattern]) => pattern.test(text))?.[1]
  return page && { kind: "open", page }
}
