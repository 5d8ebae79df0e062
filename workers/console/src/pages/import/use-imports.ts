import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { call } from "../../api/call.ts"
import { cancelImport } from "./import-runner.ts"
import type { StoredRun } from "./import-store.ts"
import { type Sample, withSample } from "./progress.ts"

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
    queryFn: ({ signal }) => call("GET /api/import/{batchId}/status", { params: { batchId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "processing" ? POLL_MS : false),
  })

/** The number of imported rows over time, since this page was opened. */
export function useSamples(rows: number | undefined): readonly Sample[] {
  const [samples, setSamples] = useState<readonly Sample[]>([])
  useEffect(() => {
    if (rows !== undefined) setSamples((before) => withSample(before, { at: Date.now(), rows }))
  }, [rows])
  return samples
}

export const useReceipt = (batchId: string) =>
  useQuery({
    queryKey: ["imports", batchId, "receipt"],
    queryFn: ({ signal }) => call("GET /api/import/{batchId}/receipt", { params: { batchId }, signal }),
  })

/** Refetched when the count changes. */
export const useRejectedRows = (
  batchId: string,
  { count, warnings, limit }: { count: number; warnings: boolean; limit: number },
) =>
  useQuery({
    queryKey: ["imports", batchId, warnings ? "warnings" : "errors", count],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call("GET /api/import/{batchId}/errors", {
        params: { batchId },
        query: { limit, ...(warnings && { warnings }) },
        signal,
      }),
  })

export const useCancelImport = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: ({ batchId, run }: { batchId: string | null; run?: StoredRun }) => cancelImport(batchId, run),
  })
