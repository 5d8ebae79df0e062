import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState } from "react"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { useSession } from "../../session/session.ts"
import type { Chat } from "./chat/chat-context.ts"
import {
  type Conversation,
  NOTHING_SAID,
  pointAt,
  requestOf,
  type Said,
  settle,
  strataSays,
  waitingFor,
  youSay,
} from "./chat/conversation.ts"
import { keep, keyFor, recall } from "./chat/keep-conversation.ts"
import { refusalOf } from "./chat/permissions.ts"
import { readContext } from "./chat/read-context.ts"
import { understand } from "./understand/understand.ts"
import { question, type Step, type Understood } from "./understand/understood.ts"

type Heard = Exclude<Understood, { kind: "reply" | "step" }>

/** As much as the service takes. */
const MAX_ASKED = 2_000

/** A conversation that outlives a reload, in this tab. Nothing of it is stored elsewhere. */
export function useChat() {
  const session = useSession()
  const client = useQueryClient()
  const key = keyFor(session.organization.id, session.user.id)
  const [conversation, setConversation] = useState(() => recall(key))
  const [thinking, setThinking] = useState(false)
  const [draft, setDraft] = useState("")
  const input = useRef<HTMLTextAreaElement>(null)
  const latest = useRef(conversation)
  const buttons = useRef(new Map<number, () => void>())
  const stepper = useRef<((step: Step) => void) | null>(null)
  const modelIsThere = useRef(true)
  useEffect(() => keep(key, conversation), [key, conversation])

  const answers = useMemo(() => {
    const change = (update: (before: Conversation) => Conversation) => {
      latest.current = update(latest.current)
      setConversation(latest.current)
    }
    const focus = () => input.current?.focus()
    /** When a button that was pressed is gone, and not when somebody is elsewhere meanwhile. */
    const focusIfLost = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === null || document.activeElement === document.body) focus()
      })
    const tell = (said: Said, byModel = false) => change((before) => strataSays(before, said, byModel))
    const chat: Omit<Chat, "say"> = {
      done: (id, outcome, these) => {
        change((before) => settle(before, id, { state: "done", ...(outcome && { outcome }), ...(these && { these }) }))
        focusIfLost()
      },
      cancel: (id) => {
        change((before) => settle(before, id, { state: "cancelled" }))
        focus()
      },
      change: (id) => {
        setDraft(requestOf(latest.current, id))
        change((before) => settle(before, id, { state: "cancelled" }))
        focus()
      },
      onYes: (id, press) => {
        buttons.current.set(id, press)
        return () => void buttons.current.delete(id)
      },
      onStep: (take) => {
        stepper.current = take
        return () => {
          if (stepper.current === take) stepper.current = null
        }
      },
      tell: (text) => tell({ kind: "told", text }),
      pointAt: (these) => change((before) => pointAt(before, these)),
      focus,
    }
    const reply = (answer: "confirm" | "change" | "cancel") => {
      const id = waitingFor(latest.current)?.id ?? 0
      if (answer !== "confirm") return chat[answer](id)
      const press = buttons.current.get(id)
      return press ? press() : tell({ kind: "told", text: "That cannot be confirmed as it stands: see above." })
    }
    return { change, tell, reply, chat }
  }, [])

  const { change, tell, reply, chat } = answers
  const take = (understood: Heard, byModel: boolean) => {
    const refusal = refusalOf(understood, session)
    tell(refusal === undefined ? understood : { kind: "refused", text: refusal }, byModel)
  }
  const say = async (text: string) => {
    if (thinking || text.trim() === "") return
    setThinking(true)
    const understood = await readContext(client, latest.current).then(
      (context) => understand(text, context),
      (error: unknown) => question(messageOf(error), [text.trim()]),
    )
    // An answer changes the card it is to; as an entry of its own it would only push that card away.
    if (understood.kind === "reply") reply(understood.reply)
    else if (understood.kind === "step") stepper.current?.(understood.step)
    else {
      change((before) => youSay(before, text.trim()))
      const better = understood.kind === "unknown" ? await askModel(text, modelIsThere) : undefined
      take(better ?? understood, better !== undefined && better.kind !== "question")
    }
    setThinking(false)
  }

  return {
    conversation,
    thinking,
    draft,
    setDraft,
    input,
    chat: { ...chat, say: (text: string) => void say(text) },
    clear: () => {
      change(() => NOTHING_SAID)
      chat.focus()
    },
  }
}

/** Where no model is set up it is asked once, and not again. */
async function askModel(text: string, isThere: { current: boolean }): Promise<Heard | undefined> {
  if (!isThere.current) return undefined
  try {
    const body = { text: text.slice(0, MAX_ASKED) }
    const { engine, intent } = await call("POST /api/assistant/understand", { body })
    isThere.current = engine !== "none"
    return intent ?? undefined
  } catch (error) {
    return {
      kind: "question",
      text: `I did not understand that, and the language model: ${messageOf(error)}`,
      options: [],
    }
  }
}
