import { createContext, useContext } from "react"
import type { Step } from "../understand/understood.ts"
import type { Outcome, These } from "./conversation.ts"

/** Actions that cards can perform on the conversation. */
export type Chat = {
  send: (text: string) => void
  done: (id: number, outcome?: Outcome, these?: These) => void
  cancel: (id: number) => void
  /** Cancels the action and puts the request back into the input for editing. */
  change: (id: number) => void
  /** Registers what a typed "yes" confirms. Returns a function that unregisters it. */
  onConfirmTyped: (id: number, confirm: () => void) => () => void
  /** Registers a handler for typed review steps. Returns a function that unregisters it. */
  onStep: (handler: (step: Step) => void) => () => void
  /** Adds a message from Strata. */
  notify: (text: string) => void
  setThese: (these: These) => void
  /** Focuses the input. */
  focus: () => void
}

export const ChatContext = createContext<Chat | null>(null)

export function useChatActions(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error("useChatActions must be called inside a conversation")
  return chat
}
