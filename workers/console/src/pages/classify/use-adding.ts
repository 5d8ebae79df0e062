import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { Classified } from "../../api/classify.ts"
import { messageOf } from "../../api/errors.ts"
import type { NewTopicBody } from "../../api/types.ts"

export type Added = "added" | "existing"

/** The server repeats a rule-based classification itself; the language model's result must be sent. */
function newTopic({ result, engine }: Classified): NewTopicBody {
  const { topic_name, parent_category, taxonomy_type, subcategory, segment_type, keywords } = result
  if (engine !== "llm") return { topic_name }
  return { topic_name, parent_category, taxonomy_type, subcategory, segment_type, keywords }
}

/**
 * Adds classified topics to the library one by one and records each outcome. `onAdded` receives their ids. Without `isPrivate`, the
 * organization's default applies.
 */
export function useAdding(onAdded?: (ids: string[]) => void, isPrivate?: boolean) {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Added>>(new Map())
  const add = useMutation({
    meta: { quiet: true },
    mutationFn: async (all: readonly Classified[]) => {
      const count = { added: 0, existing: 0, failed: [] as string[], ids: [] as string[] }
      for (const classified of all) {
        const name = classified.result.topic_name
        try {
          const { id, duplicate } = await call("POST /api/topics", {
            body: { ...newTopic(classified), private: isPrivate },
          })
          count.ids.push(id)
          const outcome = duplicate ? "existing" : "added"
          count[outcome]++
          setOutcomes((before) => new Map(before).set(name, outcome))
        } catch (error) {
          count.failed.push(messageOf(error))
        }
      }
      return count
    },
    onSuccess: ({ added, existing, failed, ids }) => {
      if (ids.length > 0) onAdded?.(ids)
      const parts = [
        `${added.toLocaleString("en-US")} added`,
        existing > 0 && `${existing.toLocaleString("en-US")} already in library`,
        failed.length > 0 && `${failed.length.toLocaleString("en-US")} failed: ${failed[0]}`,
      ]
      notifications.show({
        color: failed.length > 0 ? "red" : "petrol",
        title: failed.length > 0 ? "Some topics were not added" : "Library updated",
        message: parts.filter((part) => part !== false).join(", "),
      })
      return Promise.all([
        client.invalidateQueries({ queryKey: ["topics"] }),
        client.invalidateQueries({ queryKey: ["catalog"] }),
      ])
    },
  })
  return { outcomes, add }
}
