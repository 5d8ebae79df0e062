import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { Activation, ActivationState, Platform } from "../../api/types.ts"
import { useConnections } from "../../api/use-connections.ts"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import type { FilterField } from "../../components/filter-bar.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useUrlFilters } from "../../components/use-url-filters.ts"
import type { Change } from "./change-many.ts"

/** As text, like in the URL. */
export type Filters = Partial<Record<"search" | "connectionId" | "platform" | "status" | "stale", string>>

const NAMES = ["search", "connectionId", "platform", "status", "stale"] as const
const STATUSES: readonly ActivationState[] = ["active", "pending", "error", "deactivated"]

/** Longer lists need a filter. */
export const MAX_SHOWN = 5_000

export function useActivations({ connectionId, platform, status, stale }: Filters) {
  const query = {
    ...(connectionId && { connectionId }),
    ...(platform && { platform: platform as Platform }),
    ...(status && { status: status as ActivationState }),
    ...(stale && { stale: true }),
    limit: MAX_SHOWN,
  }
  return useQuery({
    queryKey: ["activations", "list", query],
    queryFn: ({ signal }) => call("GET /api/activations", { query, signal }),
    placeholderData: keepPreviousData,
  })
}

const MAX_COUNTED = 1_000

/** Whether a refresh of all takes it: new wording alone does not replace live segments. */
export const isForRefresh = ({ staleReason }: Activation) => staleReason !== "wording"

/** The number of activations that a refresh of all takes, counted up to a maximum. */
export function useStaleCount() {
  const { data } = useQuery({
    queryKey: ["activations", "stale"],
    queryFn: ({ signal }) => call("GET /api/activations", { query: { stale: true, limit: MAX_COUNTED }, signal }),
    select: (stale) => ({ count: stale.filter(isForRefresh).length, isMost: stale.length === MAX_COUNTED }),
  })
  const count = data?.count ?? 0
  return {
    count,
    label: count.toLocaleString("en-US") + (data?.isMost ? " or more" : ""),
  }
}

export function useActivationFilters() {
  const [filters, setFilters] = useUrlFilters<Filters>(NAMES)
  const { data: connections } = useConnections()
  const fields: FilterField<Filters>[] = [
    {
      name: "connectionId",
      label: "Connection",
      options: (connections ?? [])
        .filter(({ direction }) => direction !== "inbound")
        .map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: "platform",
      label: "Platform",
      options: Object.entries(PLATFORM_LABELS).map(([value, label]) => ({ value, label })),
    },
    { name: "status", label: "Status", options: STATUSES.map((value) => ({ value, label: sentenceCase(value) })) },
    { name: "stale", label: "Stale", options: [{ value: "true", label: "Stale only" }] },
  ]
  return { filters, setFilters, fields, connections: connections ?? [] }
}

export const sendChange = (change: Change, activationIds: string[]) =>
  change === "refresh"
    ? call("POST /api/activations/bulk-refresh", { body: { activationIds } })
    : call("POST /api/activations/bulk-deactivate", { body: { activationIds } })

/** Refetches every query that shows activations, including the topics' history. */
export function useActivationsChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ["activations"] }),
      client.invalidateQueries({ queryKey: ["topics", "history"] }),
      client.invalidateQueries({ queryKey: ["topics", "details"] }),
    ])
}

export const useRefreshAll = () =>
  useMutation({
    mutationFn: () => call("POST /api/hygiene/refresh", { body: { background: true } }),
    meta: { quiet: true },
  })
