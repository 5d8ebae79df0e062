import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { useSession } from "../../session/session.ts"
import type { Chat } from "./chat/chat-context.ts"
import { keyFor, loadConversation, saveConversation } from "./chat/conversation-storage.ts"
import {
  type Conversation,
  EMPTY_CONVERSATION,
  setThese,
  requestOf,
  type AnswerContent,
  closeAnswer,
  addAnswer,
  pendingAnswer,
  addMessage,
} from "./chat/conversation.ts"
import { denialOf } from "./chat/permissions.ts"
import { readContext } from "./chat/read-context.ts"
import { understand } from "./understand/understand.ts"
import { question, type Step, type Understood } from "./understand/understood.ts"

type Request = Exclude<Understood, { kind: "reply" | "step" }>

/** The limit of the API. */
const MAX_CHARACTERS = 2_000

/** A conversation stored only in this tab, where it survives a reload. */
export function useChat() {
  const session = useSession()
  const client = useQueryClient()
  const key = keyFor(session.organization.id, session.user.id)
  const [conversation, setConversation] = useState(() => loadConversation(key))
  const [thinking, setThinking] = useState(false)
  const [draft, setDraft] = useState("")
  const input = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(conversation)
  const confirmHandlers = useRef(new Map<number, () => void>())
  const stepHandler = useRef<((step: Step) => void) | null>(null)
  const hasModel = useRef(true)
  useEffect(() => saveConversation(key, conversation), [key, conversation])

  const actions = useMemo(() => {
    const change = (update: (before: Conversation) => Conversation) => {
      latest.current = update(latest.current)
      setConversation(latest.current)
    }
    const focus = () => input.current?.focus()
    /** Restores the focus if the pressed button was removed, but not if the user has moved on. */
    const focusIfLost = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === null || document.activeElement === document.body) focus()
      })
    const answer = (content: AnswerContent, byModel = false) => change((before) => addAnswer(before, content, byModel))
    const chat: Omit<Chat, "send"> = {
      done: (id, outcome, these) => {
        change((before) =>
          closeAnswer(before, id, { state: "done", ...(outcome && { outcome }), ...(these && { these }) }),
        )
        focusIfLost()
      },
      cancel: (id) => {
        change((before) => closeAnswer(before, id, { state: "cancelled" }))
        focus()
      },
      change: (id) => {
        setDraft(requestOf(latest.current, id))
        change((before) => closeAnswer(before, id, { state: "cancelled" }))
        focus()
      },
      onConfirmTyped: (id, confirm) => {
        confirmHandlers.current.set(id, confirm)
        return () => void confirmHandlers.current.delete(id)
      },
      onStep: (handler) => {
        stepHandler.current = handler
        return () => {
          if (stepHandler.current === handler) stepHandler.current = null
        }
      },
      notify: (text) => answer({ kind: "notice", text }),
      setThese: (these) => change((before) => setThese(before, these)),
      focus,
    }
    const reply = (decision: "confirm" | "change" | "cancel") => {
      const id = pendingAnswer(latest.current)?.id ?? 0
      if (decision !== "confirm") return chat[decision](id)
      const confirm = confirmHandlers.current.get(id)
      return confirm
        ? confirm()
        : answer({ kind: "notice", text: "This action cannot be confirmed. See the details above." })
    }
    return { change, answer, reply, chat }
  }, [])

  const { change, answer, reply, chat } = actions
  const respond = (understood: Request, byModel: boolean) => {
    const denial = denialOf(understood, session)
    answer(denial === undefined ? understood : { kind: "denied", text: denial }, byModel)
  }
  const send = async (text: string) => {
    if (thinking || text.trim() === "") return
    setThinking(true)
    const understood = await readContext(client, latest.current).then(
      (context) => understand(text, context),
      (error: unknown) => question(messageOf(error), [text.trim()]),
    )
    // A reply changes the card it refers to; a new entry would scroll that card away.
    if (understood.kind === "reply") reply(understood.reply)
    else if (understood.kind === "step") stepHandler.current?.(understood.step)
    else {
      change((before) => addMessage(before, text.trim()))
      const byModel = understood.kind === "unknown" ? await callModel(text, hasModel) : undefined
      respond(byModel ?? understood, byModel !== undefined && byModel.kind !== "question")
    }
    setThinking(false)
  }

  return {
    conversation,
    thinking,
    draft,
    setDraft,
    input,
    chat: { ...chat, send: (text: string) => void send(text) },
    clear: () => {
      change(() => EMPTY_CONVERSATION)
      chat.focus()
    },
  }
}

/** If no model is configured, further calls are skipped. */
async function callModel(text: string, hasModel: { current: boolean }): Promise<Request | undefined> {
  if (!hasModel.current) return undefined
  try {
    const body = { text: text.slice(0, MAX_CHARACTERS) }
    const { engine, intent, question: asked } = await call("POST /api/assistant/understand", { body })
    hasModel.current = engine !== "none"
    return asked ? { kind: "ask", question: asked } : (intent ?? undefined)
  } catch (error) {
    return {
      kind: "question",
      text: `I did not understand that, and the language model failed: ${messageOf(error)}`,
      options: [],
    }
  }
}
