import { lazy, Suspense } from "react"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { AddCard } from "../cards/add-card.tsx"
import { ClassifyCard } from "../cards/classify-card.tsx"
import { ExportCard } from "../cards/export-card.tsx"
import { MatrixCard } from "../cards/matrix-card.tsx"
import { PushCard } from "../cards/push-card.tsx"
import { RefreshCard } from "../cards/refresh-card.tsx"
import { SyncCard } from "../cards/sync-card.tsx"
import type { Answer, Said } from "../chat/conversation.ts"
import { Duplicates } from "./duplicates.tsx"
import { Found } from "./found.tsx"
import { Help } from "./help.tsx"
import { PageLink } from "./page-link.tsx"
import { SaidText } from "./said-text.tsx"

const Walk = lazy(() => import("../walk/walk.tsx").then((module) => ({ default: module.Walk })))

type AnswerViewProps = { answer: Answer; onDraft: (text: string) => void }

const being = <S extends Said>(answer: Answer, said: S): Answer<S> => ({ ...answer, said })

/** One answer of the conversation, by what was understood. */
export function AnswerView({ answer, onDraft }: AnswerViewProps) {
  const { said } = answer
  switch (said.kind) {
    case "help":
      return <Help onDraft={onDraft} />
    case "classify":
      return <ClassifyCard answer={being(answer, said)} />
    case "add":
      return <AddCard answer={being(answer, said)} />
    case "duplicates":
      return <Duplicates said={said} />
    case "find":
      return <Found said={said} />
    case "matrix":
      return <MatrixCard answer={being(answer, said)} />
    case "review":
      return (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <Walk answer={being(answer, said)} />
        </Suspense>
      )
    case "push":
      return <PushCard answer={being(answer, said)} />
    case "sync":
      return <SyncCard answer={being(answer, said)} />
    case "refresh":
      return <RefreshCard answer={being(answer, said)} />
    case "export":
      return <ExportCard answer={being(answer, said)} />
    case "open":
      return <PageLink page={said.page} />
    case "question":
    case "unknown":
      return <SaidText text={said.text} options={said.options} />
    default:
      return <SaidText text={said.text} />
  }
}
