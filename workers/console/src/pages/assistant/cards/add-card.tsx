import { Button, Text } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import { messageOf } from "../../../api/errors.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Outcome, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { counted, Names } from "./names.tsx"

type AddAnswer = Answer<Extract<Said, { kind: "add" }>>
type Added = Extract<Outcome, { kind: "added" }>

export function AddCard({ answer }: { answer: AddAnswer }) {
  const { id, said, outcome } = answer
  const { done } = useChatActions()
  const client = useQueryClient()
  const add = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const result: Added = { kind: "added", added: 0, there: 0, failed: [] }
      const ids: string[] = []
      for (const topic of said.topics) {
        try {
          const { id: topicId, duplicate } = await call("POST /api/topics", { body: { topic_name: topic } })
          ids.push(topicId)
          if (duplicate) result.there++
          else result.added++
        } catch (error) {
          result.failed.push(`${topic}: ${messageOf(error)}`)
        }
      }
      return { result, ids }
    },
    onSuccess: ({ result, ids }) => {
      const these = { words: counted(ids.length, "topic you added", "topics you added"), choice: { topicIds: ids } }
      done(id, result, ids.length > 0 ? these : undefined)
      return Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    },
  })
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Add <b>{counted(said.topics.length, "topic")}</b> to the library, classified by the rules. What is there
          already stays as it is.
        </>
      }
      ready
      pending={add.isPending}
      error={add.error}
      onConfirm={() => add.mutate()}
      result={outcome?.kind === "added" && <Result {...outcome} />}
    >
      <Names names={said.topics} label="Topics to add" />
    </ActionCard>
  )
}

function Result({ added, there, failed }: Added) {
  return (
    <>
      <Text size="sm">
        {added.toLocaleString()} added{there > 0 && `, ${there.toLocaleString()} were there already`}
        {failed.length > 0 && `, ${failed.length.toLocaleString()} failed`}.
      </Text>
      {failed.length > 0 && <Names names={failed} label="What failed" />}
      <div>
        <Button component={Link} href="/library" variant="default" size="xs">
          See them in the library
        </Button>
      </div>
    </>
  )
}
