import { notifications } from "@mantine/notifications"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { Classified } from "../../api/classify.ts"
import { messageOf } from "../../api/errors.ts"
import type { NewTopic } from "../../api/routes/topics.ts"

export type Added = "added" | "there"

/** The rules would say the same again; another's word has to be sent along to count. */
function newTopic({ result, engine }: Classified): NewTopic {
  const { topic_name, parent_category, taxonomy_type, subcategory, segment_type, keywords } = result
  if (engine !== "llm") return { topic_name }
  return { topic_name, parent_category, taxonomy_type, subcategory, segment_type, keywords }
}

/** Takes classified topics into the library, one after the other, and remembers how each went; `onAdded` gets their ids. */
export function useAdding(onAdded?: (ids: string[]) => void) {
  const client = useQueryClient()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Added>>(new Map())
  const add = useMutation({
    meta: { quiet: true },
    mutationFn: async (all: readonly Classified[]) => {
      const count = { added: 0, there: 0, failed: [] as string[], ids: [] as string[] }
      for (const classified of all) {
        const name = classified.result.topic_name
        try {
          const { id, duplicate } = await call("POST /api/topics", { body: newTopic(classified) })
          count.ids.push(id)
          const outcome = duplicate ? "there" : "added"
          count[outcome]++
          setOutcomes((before) => new Map(before).set(name, outcome))
        } catch (error) {
          count.failed.push(messageOf(error))
        }
      }
      return count
    },
    onSuccess: ({ added, there, failed, ids }) => {
      if (ids.length > 0) onAdded?.(ids)
      const parts = [
        `${added.toLocaleString()} added`,
        there > 0 && `${there.toLocaleString()} were there already`,
        failed.length > 0 && `${failed.length.toLocaleString()} failed: ${failed[0]}`,
      ]
      notifications.show({
        color: failed.length > 0 ? "red" : "petrol",
        title: "Library",
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
