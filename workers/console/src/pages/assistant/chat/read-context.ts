import type { QueryClient } from "@tanstack/react-query"
import type { Filters } from "../../../../../../src/intake/assistant/intent.ts"
import { call } from "../../../api/call.ts"
import type { Context } from "../understand/understood.ts"
import { type Conversation, waitingFor } from "./conversation.ts"

const IMPORTS = 20

export const importsQuery = {
  queryKey: ["imports", "list", IMPORTS],
  queryFn: ({ signal }: { signal: AbortSignal }) => call("GET /api/import", { query: { limit: IMPORTS }, signal }),
}

/** What words may refer to, as it is now. */
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
  const choice = conversation.these?.choice
  const these = choice && ("filters" in choice ? { filters: choice.filters as Filters } : {})
  return { sets, connections, imports, these: these ?? null, waiting: waitingFor(conversation)?.kind ?? null }
}
