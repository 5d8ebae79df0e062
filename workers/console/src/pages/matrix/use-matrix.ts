import { useSessionStorage } from "@mantine/hooks"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { GeneratedMatrix, MatrixBody, MatrixPreview } from "../../api/routes/classify.ts"
import { type Draft, EMPTY } from "./draft.ts"

/** Survives a reload, in this tab. */
export const useDraft = () =>
  useSessionStorage<Draft>({ key: "strata-matrix", defaultValue: EMPTY, getInitialValueInEffect: false })

export const useDimensionSets = () =>
  useQuery({
    queryKey: ["dimension-sets"],
    queryFn: ({ signal }) => call("GET /api/dimension-sets", { signal }),
    staleTime: Infinity,
  })

export const usePreview = () =>
  useMutation({
    meta: { quiet: true },
    mutationFn: async (body: MatrixBody) => {
      const answer = await call("POST /api/topics/generate-matrix", { body: { ...body, preview: true } })
      return answer as MatrixPreview
    },
  })

export function useGenerate() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: MatrixBody) => {
      const answer = await call("POST /api/topics/generate-matrix", { body })
      return answer as GeneratedMatrix
    },
    // Also after a failure: part of it may be in.
    onSettled: () => Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] }))),
  })
}
