import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { cancelImport } from "./import-runner.ts"
import type { StoredRun } from "./import-store.ts"

const POLL_MS = 2_000

export const useImports = (limit: number) =>
  useQuery({
    queryKey: ["imports", "list", limit],
    queryFn: ({ signal }) => call("GET /api/import", { query: { limit }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "processing") ? POLL_MS : false),
  })

export const useBatch = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "status"],
    queryFn: ({ signal }) => call("GET /api/import/:batchId/status", { params: { batchId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "processing" ? POLL_MS : false),
  })

export const useReceipt = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "receipt"],
    queryFn: ({ signal }) => call("GET /api/import/:batchId/receipt", { params: { batchId }, signal }),
  })

/** Refetched when the count changes. */
export const useRejectedRows = (batchId: string, count: number, limit: number) =>
  useQuery({
    queryKey: ["imports", batchId, "errors", count],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call("GET /api/import/:batchId/errors", { params: { batchId }, query: { limit }, signal }),
  })

export const useCancelImport = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: ({ batchId, run }: { batchId: string | null; run?: StoredRun }) => cancelImport(batchId, run),
  })
