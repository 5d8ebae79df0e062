import { useSessionStorage } from "@mantine/hooks"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useRef } from "react"
import { call } from "../../api/call.ts"
import { ApiError, messageOf } from "../../api/errors.ts"
import type { Analysis } from "../../api/routes/classify.ts"
import { base64Of, problemOf, typeOf } from "./brief-file.ts"

/** What became of a recommended topic. */
export type Outcome = { state: "adding" | "added" | "there" } | { state: "failed"; message: string }

export type Brief = { filename: string; analysis: Analysis; outcomes: Record<string, Outcome> }

/** An analysis costs a credit, so that a reload must not lose it. */
export const useBrief = () =>
  useSessionStorage<Brief | null>({ key: "strata-brief", defaultValue: null, getInitialValueInEffect: false })

export function useAnalyze(onAnalyzed: (brief: Brief) => void) {
  const stop = useRef<AbortController | null>(null)
  const analyze = useMutation({
    meta: { quiet: true },
    mutationFn: async (file: File) => {
      const mediaType = typeOf(file)
      const problem = problemOf(file)
      if (problem !== undefined || !mediaType) throw new Error(problem)
      stop.current = new AbortController()
      return call("POST /api/analyze-brief", {
        body: { file: { data: await base64Of(file), mediaType, filename: file.name } },
        signal: stop.current.signal,
      })
    },
    onSuccess: (analysis, { name }) => onAnalyzed({ filename: name, analysis, outcomes: {} }),
  })
  return {
    analyze,
    cancel: () => {
      stop.current?.abort()
      analyze.reset()
    },
  }
}

/** The service has no language model to read briefs with. */
export const isNotConfigured = (error: unknown) =>
  error instanceof ApiError && error.status === 500 && error.message === "LLM provider key is not configured"

/** Takes recommended topics into the library, one after the other, and tells how each went as it goes. */
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
    return { state: duplicate ? "there" : "added" }
  } catch (error) {
    return { state: "failed", message: messageOf(error) }
  }
}
