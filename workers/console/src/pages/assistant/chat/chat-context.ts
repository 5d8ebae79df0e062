import { createContext, useContext } from "react"
import type { Step } from "../understand/understood.ts"
import type { Outcome, These } from "./conversation.ts"

/** What cards may do to the conversation they stand in. */
export type Chat = {
  say: (text: string) => void
  done: (id: number, outcome?: Outcome, these?: These) => void
  cancel: (id: number) => void
  /** Gives the request back to be written anew. */
  change: (id: number) => void
  /** A typed yes presses the button of the card that waits for it. Gives back how to take that away. */
  onYes: (id: number, press: () => void) => () => void
  /** Typed steps go to the import that is looked through. Gives back how to take that away. */
  onStep: (take: (step: Step) => void) => () => void
  /** Says something without being asked. */
  tell: (text: string) => void
  pointAt: (these: These) => void
  /** Back to where one types. */
  focus: () => void
}

export const ChatContext = createContext<Chat | null>(null)

export function useChatActions(): Chat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error("useChatActions is for cards inside a conversation")
  return chat
}
