import type { QueryClient } from "@tanstack/react-query"
import type { Filters } from "../../../../../../src/intake/assistant/intent.ts"
import { call } from "../../../api/call.ts"
import type { Context } from "../understand/understood.ts"
import { type Conversation, pendingAnswer } from "./conversation.ts"

const MAX_IMPORTS = 20

export const importsQuery = {
  queryKey: ["imports", "list", MAX_IMPORTS],
  queryFn: ({ signal }: { signal: AbortSignal }) => call("GET /api/import", { query: { limit: MAX_IMPORTS }, signal }),
}

/** Loads what a message may refer to. */
export async function readContext(client: QueryClient, conversation: Conversation): Promise<Context> {
  const [sets, connections, imports] = await Promise.all([
    client.fetchQuery({
      queryKey: ["dimension-sets"],
      queryFn: ({ signal }) => call("GET /api/dimension-sets", { signal }),
      staleTime: Infinity,
    }),
    client.fetchQuery({
      queryKey: ["connections", "list"],
      queryFn: ({ signal }) => call("GET /api/connections", { signal }),
    }),
    client.fetchQuery(importsQuery),
  ])
  const selection = conversation.these?.selection
  const these = selection && ("filters" in selection ? { filters: selection.filters as Filters } : {})
  return { sets, connections, imports, these: these ?? null, waiting: pendingAnswer(conversation)?.kind ?? null }
}
