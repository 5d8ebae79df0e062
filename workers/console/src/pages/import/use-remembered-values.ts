import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import type { AnswerOf } from "../../api/types.ts"

export type RememberedValue = AnswerOf<"GET /api/import/values">["values"][number]

const key = ["imports", "values"]

/** What words in files mean, as the organization's people said in earlier imports. */
export const useRememberedValues = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call("GET /api/import/values", { signal }),
    select: ({ values }) => values,
  }).data

export function useRemember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: RememberedValue[]) => call("POST /api/import/values", { body: { values } }),
    onSuccess: (answer) => client.setQueryData(key, answer),
  })
}
