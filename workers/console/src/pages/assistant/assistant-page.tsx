import { Button, Loader, Text } from "@mantine/core"
import { IconEraser } from "@tabler/icons-react"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { describeSelection, readSelection } from "../activations/plan.ts"
import { AnswerView } from "./answers/answer.tsx"
import { Help } from "./answers/help.tsx"
import classes from "./assistant.module.css"
import { type Chat, ChatContext } from "./chat/chat-context.ts"
import { pendingAnswer } from "./chat/conversation.ts"
import { isAllowed } from "./chat/permissions.ts"
import { Composer } from "./composer.tsx"
import { useChat } from "./use-chat.ts"
import { useStickToEnd } from "./use-stick-to-end.ts"

const Suggestion = lazy(() => import("./review/suggestion.tsx").then((module) => ({ default: module.Suggestion })))

export function Page() {
  const session = useSession()
  const { conversation, thinking, draft, setDraft, input, chat, clear } = useChat()
  const { entries, these } = conversation
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useStickToEnd(log, list, entries.length)
  usePassedSelection(chat.setThese)
  const last = entries.findLast((entry) => entry.from === "you")
  const isReviewing = pendingAnswer(conversation)?.kind === "step"
  return (
    <ChatContext value={chat}>
      <FullHeight>
        <PageHeader
          title="Assistant"
          lead="Ask about your library, or describe what you want to do. You confirm every action before it runs."
          help="Questions are answered from queries on your library, which each answer shows. Rules interpret your message. If they do not understand it and a language model is configured, the model interprets it, which uses one classification. The conversation is stored only in this tab."
          actions={
            entries.length > 0 && (
              <Button variant="default" leftSection={<IconEraser size={16} aria-hidden />} onClick={clear}>
                Start over
              </Button>
            )
          }
        />
        <div ref={log} className={classes["log"]} role="log" aria-label="Conversation" tabIndex={0}>
          <div ref={list} className={classes["entries"]}>
            {entries.length === 0 && <Help onDraft={setDraft} />}
            {entries.map((entry) =>
              entry.from === "you" ? (
                <Text key={entry.id} size="sm" component="div" className={classes["you"]}>
                  <span className="visually-hidden">You: </span>
                  {entry.text}
                </Text>
              ) : (
                <div key={entry.id} className={classes["strata"]}>
                  <span className="visually-hidden">Strata: </span>
                  <AnswerView answer={entry} onDraft={setDraft} />
                </div>
              ),
            )}
            {thinking && (
              <div role="status">
                <Loader size="xs" type="dots" aria-label="Thinking" />
              </div>
            )}
          </div>
        </div>
        {isAllowed("review", session) && !isReviewing && (
          <Suspense>
            <Suggestion />
          </Suspense>
        )}
        <Composer
          input={input}
          draft={draft}
          onDraft={setDraft}
          thinking={thinking}
          these={these}
          last={last?.from === "you" ? last.text : undefined}
          onSend={chat.send}
        />
      </FullHeight>
    </ChatContext>
  )
}

/** The library passes selected topics in the history state; "these" refers to them. */
function usePassedSelection(setThese: Chat["setThese"]) {
  const passed = readSelection(useHistoryState<unknown>())
  const [, navigate] = useLocation()
  const done = useRef(false)
  useEffect(() => {
    if (!passed || done.current) return
    done.current = true
    setThese({ label: describeSelection(passed), selection: passed })
    navigate("/assistant", { replace: true, state: null })
  }, [passed, setThese, navigate])
}
