import { notifications } from "@mantine/notifications"
import { counted } from "./counted.ts"
import { call, send } from "../api/call.ts"
import { messageOf } from "../api/errors.ts"
import { queryClient } from "../api/query-client.ts"
import type { AnswerOf } from "../api/types.ts"

type Deleted = AnswerOf<"DELETE /api/topics">

/** Removes topics from the library. The removal's id, which restores them, is in a header. */
export async function removeTopics(ids: readonly string[]): Promise<Deleted & { removalId: string | null }> {
  const response = await send("/api/topics", {
    method: "DELETE",
    body: JSON.stringify({ ids }),
    headers: { "Content-Type": "application/json" },
  })
  return { ...((await response.json()) as Deleted), removalId: response.headers.get("X-Removal-Id") }
}

/** Restores removed topics in as many requests as needed, and reports how many were restored. */
export async function restoreRemoval(removalId: string): Promise<void> {
  try {
    let [restored, skipped] = [0, 0]
    for (let left = 1; left > 0;) {
      const answer = await call("POST /api/topics/removals/{removalId}/restore", { params: { removalId } })
      restored += answer.restored
      skipped = answer.skipped
      left = answer.restored + answer.skipped > 0 ? answer.left : 0
    }
    const rest = skipped > 0 ? ` ${counted(skipped, "topic")} could not be restored.` : ""
    notifications.show({
      color: "petrol",
      title: "Restored",
      message: `${counted(restored, "topic")} restored.${rest}`,
    })
  } catch (error) {
    notifications.show({ color: "red", title: "Not restored", message: messageOf(error) })
  }
  await Promise.all(
    ["topics", "catalog", "imports", "removals"].map((first) => queryClient.invalidateQueries({ queryKey: [first] })),
  )
}
