import { Button, Text } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import { messageOf } from "../../../api/errors.ts"
import { counted } from "../../../components/counted.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Outcome, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { NameList } from "./name-list.tsx"

type AddAnswer = Answer<Extract<AnswerContent, { kind: "add" }>>
type Added = Extract<Outcome, { kind: "added" }>

export function AddCard({ answer }: { answer: AddAnswer }) {
  const { id, content, outcome } = answer
  const { done } = useChatActions()
  const client = useQueryClient()
  const add = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const result: Added = { kind: "added", added: 0, existing: 0, failed: [] }
      const ids: string[] = []
      for (const topic of content.topics) {
        try {
          const { id: topicId, duplicate } = await call("POST /api/topics", { body: { topic_name: topic } })
          ids.push(topicId)
          if (duplicate) result.existing++
          else result.added++
        } catch (error) {
          result.failed.push(`${topic}: ${messageOf(error)}`)
        }
      }
      return { result, ids }
    },
    onSuccess: ({ result, ids }) => {
      const these = { label: counted(ids.length, "added topic"), selection: { topicIds: ids } }
      done(id, result, ids.length > 0 ? these : undefined)
      return Promise.all(["topics", "catalog"].map((first) => client.invalidateQueries({ queryKey: [first] })))
    },
  })
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Add <b>{counted(content.topics.length, "topic")}</b> to your library, classified by the rules. Topics already
          in your library do not change.
        </>
      }
      ready
      pending={add.isPending}
      error={add.error}
      onConfirm={() => add.mutate()}
      result={outcome?.kind === "added" && <Result {...outcome} />}
    >
      <NameList names={content.topics} label="Topics to add" />
    </ActionCard>
  )
}

function Result({ added, existing, failed }: Added) {
  return (
    <>
      <Text size="sm">
        {added.toLocaleString("en-US")} added
        {existing > 0 && `, ${existing.toLocaleString("en-US")} already in library`}
        {failed.length > 0 && `, ${failed.length.toLocaleString("en-US")} failed`}.
      </Text>
      {failed.length > 0 && <NameList names={failed} label="Errors" />}
      <div>
        <Button component={Link} href="/library" variant="default" size="xs">
          View in library
        </Button>
      </div>
    </>
  )
}
