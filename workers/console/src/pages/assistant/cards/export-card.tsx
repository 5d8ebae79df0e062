import { Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call, urlOf } from "../../../api/call.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { describeSelection } from "../../activations/plan.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"

type ExportAnswer = Answer<Extract<AnswerContent, { kind: "export" }>>

export function ExportCard({ answer }: { answer: ExportAnswer }) {
  const { id, content, state } = answer
  const { filters, format, full } = content
  const { done } = useChatActions()
  const { data, error, refetch } = useQuery({
    queryKey: ["topics", "count", filters],
    queryFn: ({ signal }) => call("GET /api/topics", { query: { ...filters, pageSize: 1 }, signal }),
    select: ({ total }) => total,
    enabled: state === "open",
  })
  const confirm = () => {
    download(urlOf("GET /api/export", { query: { ...filters, format, ...(full && { full }) } }))
    done(id, { kind: "exported" })
  }
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Export {data === undefined ? "" : <b>{counted(data, "topic")}</b>} as {format.toUpperCase()}
          {full && ", with all fields"}: {describeSelection({ filters })}. This counts as one export.
        </>
      }
      ready={data !== undefined && data > 0}
      onConfirm={confirm}
      result={<Text size="sm">The download has started.</Text>}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        data === undefined && <RowsSkeleton rows={1} height={20} />
      )}
    </ActionCard>
  )
}

/** The API streams the file, so the browser downloads it through a link. */
function download(url: string) {
  const link = document.createElement("a")
  link.href = url
  link.download = ""
  link.click()
}
