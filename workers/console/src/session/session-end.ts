import { openTabs } from "../api/tabs.ts"

const tabs = openTabs<"signed in">("strata-session")

/** Tells the tabs of this browser that their person has signed in again. */
export const announceSignIn = () => tabs.tell("signed in")

export const onSignIn = (listener: () => void) => tabs.listen(listener)
