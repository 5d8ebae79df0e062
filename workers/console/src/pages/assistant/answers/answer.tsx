import { lazy, Suspense } from "react"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { AddCard } from "../cards/add-card.tsx"
import { ClassifyCard } from "../cards/classify-card.tsx"
import { ExportCard } from "../cards/export-card.tsx"
import { MatrixCard } from "../cards/matrix-card.tsx"
import { PushCard } from "../cards/push-card.tsx"
import { RefreshCard } from "../cards/refresh-card.tsx"
import { SyncCard } from "../cards/sync-card.tsx"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { Duplicates } from "./duplicates.tsx"
import { Help } from "./help.tsx"
import { Questions } from "./questions.tsx"
import { LibraryAnswer } from "./library-answer.tsx"
import { PageLink } from "./page-link.tsx"
import { SearchResults } from "./search-results.tsx"
import { TextAnswer } from "./text-answer.tsx"

const GuidedReview = lazy(() =>
  import("../review/guided-review.tsx").then((module) => ({ default: module.GuidedReview })),
)

type AnswerViewProps = { answer: Answer; onDraft: (text: string) => void }

const narrow = <S extends AnswerContent>(answer: Answer, content: S): Answer<S> => ({ ...answer, content })

/** Renders an answer by the kind of its content. */
export function AnswerView({ answer, onDraft }: AnswerViewProps) {
  const { content } = answer
  switch (content.kind) {
    case "help":
      return <Help onDraft={onDraft} />
    case "classify":
      return <ClassifyCard answer={narrow(answer, content)} />
    case "add":
      return <AddCard answer={narrow(answer, content)} />
    case "duplicates":
      return <Duplicates content={content} />
    case "ask":
      return <LibraryAnswer answer={narrow(answer, content)} />
    case "find":
      return <SearchResults content={content} />
    case "matrix":
      return <MatrixCard answer={narrow(answer, content)} />
    case "review":
      return (
        <Suspense fallback={<RowsSkeleton rows={3} />}>
          <GuidedReview answer={narrow(answer, content)} />
        </Suspense>
      )
    case "push":
      return <PushCard answer={narrow(answer, content)} />
    case "sync":
      return <SyncCard answer={narrow(answer, content)} />
    case "refresh":
      return <RefreshCard answer={narrow(answer, content)} />
    case "export":
      return <ExportCard answer={narrow(answer, content)} />
    case "open":
      return <PageLink page={content.page} />
    case "question":
      return <TextAnswer text={content.text} options={content.options} />
    case "unknown":
      return (
        <>
          <TextAnswer text={content.text} options={content.options} />
          <Questions />
        </>
      )
    default:
      return <TextAnswer text={content.text} />
  }
}
