import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { call } from "../../api/call.ts"
import { ApiError, messageOf } from "../../api/errors.ts"
import type { Analysis } from "../../api/types.ts"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { base64Of, problemOf, typeOf } from "./brief-file.ts"

/** The result of adding a recommended topic. */
export type Outcome = { state: "adding" | "added" | "existing" } | { state: "failed"; message: string }

export type Brief = { filename: string; analysis: Analysis; outcomes: Record<string, Outcome> }

/** An analysis costs a credit, so it is kept until the next. */
export const useBrief = () => useDraft("brief", { brief: null as Brief | null })

export function useAnalyze(onAnalyzed: (brief: Brief) => void) {
  const controller = useRef<AbortController | null>(null)
  const analyze = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) => {
      const mediaType = typeOf(file)
      const problem = problemOf(file)
      if (problem !== undefined || !mediaType) throw new Error(problem)
      controller.current = new AbortController()
      return call("POST /api/analyze-brief", {
        body: { file: { data: await base64Of(file), mediaType, filename: file.name } },
        signal: controller.current.signal,
      })
    },
    onSuccess: (analysis, { name }) => onAnalyzed({ filename: name, analysis, outcomes: {} }),
  })
  return {
    analyze,
    cancel: () => {
      controller.current?.abort()
      analyze.reset()
    },
  }
}

/** Whether the server has no language model configured. */
export const isNotConfigured = (error: unknown) =>
  error instanceof ApiError && error.status === 500 && error.message === "LLM provider key is not configured"

/** Adds recommended topics to the library one by one, reporting each outcome. */
export function useAddTopics(onOutcome: (name: string, outcome: Outcome) => void) {
  const client = useQueryClient()
  return useMutation({
    meta: { quiet: true },
    mutationFn: async (names: readonly string[]) => {
      for (const name of names) {
        onOutcome(name, { state: "adding" })
        onOutcome(name, await addTopic(name))
      }
    },
    onSettled: () => Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] }))),
  })
}

async function addTopic(name: string): Promise<Outcome> {
  try {
    const { duplicate } = await call("POST /api/topics", { body: { topic_name: name } })
    return { state: duplicate ? "existing" : "added" }
  } catch (error) {
    return { state: "failed", message: messageOf(error) }
  }
}
