import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { call } from "../../api/call.ts"
import { EMPTY } from "./draft.ts"
import type { GeneratedMatrix, MatrixPreview, MatrixRequest } from "../../api/types.ts"

export const useDimensionSets = () =>
  useQuery({
    queryKey: ["dimension-sets"],
    queryFn: ({ signal }) => call("GET /api/dimension-sets", { signal }),
    staleTime: Infinity,
  })

/** Survives a reload, and the assistant fills it too. */
export const useMatrixDraft = () => useDraft("matrix", EMPTY)

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
