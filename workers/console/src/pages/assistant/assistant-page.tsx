import { Button, Loader, Text } from "@mantine/core"
import { IconEraser } from "@tabler/icons-react"
import { lazy, Suspense, useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { FullHeight } from "../../components/full-height.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { readSelection, describeSelection } from "../activations/plan.ts"
import { AnswerView } from "./answers/answer.tsx"
import { Help } from "./answers/help.tsx"
import classes from "./assistant.module.css"
import { type Chat, ChatContext } from "./chat/chat-context.ts"
import { waitingFor } from "./chat/conversation.ts"
import { mayAsk } from "./chat/permissions.ts"
import { Composer } from "./composer.tsx"
import { useChat } from "./use-chat.ts"
import { useStickToEnd } from "./use-stick-to-end.ts"

const Suggestion = lazy(() => import("./walk/suggestion.tsx").then((module) => ({ default: module.Suggestion })))

export function Page() {
  const session = useSession()
  const { conversation, thinking, draft, setDraft, input, chat, clear } = useChat()
  const { entries, these } = conversation
  const log = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useStickToEnd(log, list, entries.length)
  useHandedOver(chat.pointAt)
  const last = entries.findLast((entry) => entry.from === "you")
  const isReviewing = waitingFor(conversation)?.kind === "step"
  return (
    <ChatContext value={chat}>
      <FullHeight>
        <PageHeader
          title="Assistant"
          lead="Say what you want done. You see it before it happens, and it happens when you confirm it."
          help="Rules read what you write. Where they do not understand it and a language model is set up, that model reads it, for one classification. The conversation stays in this tab and is stored nowhere else."
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
        {mayAsk("review", session) && !isReviewing && (
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
          onSay={chat.say}
        />
      </FullHeight>
    </ChatContext>
  )
}

/** The library hands chosen topics over with the address: they are what "these" means. */
function useHandedOver(pointAt: Chat["pointAt"]) {
  const handed = readSelection(useHistoryState<unknown>())
  const [, navigate] = useLocation()
  const done = useRef(false)
  useEffect(() => {
    if (!handed || done.current) return
    done.current = true
    pointAt({ words: `${describeSelection(handed)} of the library`, choice: handed })
    navigate("/assistant", { replace: true, state: null })
  }, [handed, pointAt, navigate])
}
