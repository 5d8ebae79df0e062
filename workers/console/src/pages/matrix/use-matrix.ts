import { useSessionStorage } from "@mantine/hooks"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { GeneratedMatrix, MatrixPreview, MatrixRequest } from "../../api/types.ts"
import { type Draft, EMPTY } from "./draft.ts"

/** Kept in session storage, so that it survives a reload. */
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
    mutationFn: async (body: MatrixRequest) => {
      const response = await call("POST /api/topics/generate-matrix", { body: { ...body, preview: true } })
      return response as MatrixPreview
    },
  })

export function useGenerate() {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (body: MatrixRequest) => {
      const response = await call("POST /api/topics/generate-matrix", { body })
      return response as GeneratedMatrix
    },
    // Also after a failure: some topics may have been added.
    onSettled: () => Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] }))),
  })
}
