import { Text } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { urlOf, call } from "../../../api/call.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { describeSelection } from "../../activations/plan.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { counted } from "./names.tsx"

type ExportAnswer = Answer<Extract<Said, { kind: "export" }>>

export function ExportCard({ answer }: { answer: ExportAnswer }) {
  const { id, said, state } = answer
  const { filters, format, full } = said
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
          Download {data === undefined ? "" : <b>{counted(data, "topic")}</b>} as {format.toUpperCase()}
          {full && ", with everything there is"}: {describeSelection({ filters })}. That counts as one export.
        </>
      }
      ready={data !== undefined && data > 0}
      onConfirm={confirm}
      result={<Text size="sm">Your browser has the file, or asks where to put it.</Text>}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        data === undefined && <RowsSkeleton rows={1} height={20} />
      )}
    </ActionCard>
  )
}

/** The service streams the file, so the browser has to fetch it as one. */
function download(address: string) {
  const link = document.createElement("a")
  link.href = address
  link.download = ""
  link.click()
}
