import { useRef, useState } from "react"
import { useSession } from "../../session/session.ts"
import { isSame } from "./disputed.ts"
import { findDraft, keepDraft } from "./draft-store.ts"

export type Draft<T extends object> = {
  /** The form's values: as stored, with the person's changes. */
  values: T
  /** The fields that differ from what is stored. */
  changes: Partial<T>
  /** What the changed fields had in the version that the changes were made from. */
  from: Partial<T>
  isChanged: boolean
  set: (part: Partial<T> | ((values: T) => Partial<T>)) => void
  /** The version that the changes were made from, for `If-Match`. */
  version: string
  /** Where the browser keeps it. */
  key: string
  /** When the draft that the form opened with was last changed; undefined if there was none. */
  restoredAt: number | undefined
  /** Forgets the changes, because they are saved or not wanted. */
  end: () => void
}

const differing = <T extends object>(changes: Partial<T>, base: T) =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !isSame(value, base[field as keyof T])),
  ) as Partial<T>

const pick = <T extends object>(values: T, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field as keyof T]])) as Partial<T>

/** The key under which this browser keeps drafts of the signed-in person in the current organization. */
export function useDraftOwner(): string {
  const { user, organization } = useSession()
  return `${user.id} ${organization.id}`
}

/**
 * The values of a form. What differs from `base` is kept in this browser at every change, and is there again when the form is opened next:
 * after another page, a reload, a closed tab or the end of a session. Secrets do not belong into it. A form of another record needs another
 * React key.
 */
export function useDraft<T extends object>(form: string, base: T, stored = ""): Draft<T> {
  const key = `${useDraftOwner()} ${form}`
  const [state, setState] = useState(() => {
    const found = findDraft(key)
    const typed: Partial<T> = found?.changes ?? {}
    const from: Partial<T> = found?.from ?? {}
    return { typed, from, restoredAt: found?.at, version: found?.version }
  })
  // The state as the last call of `set` left it: what is typed is kept at once, also if the form closes in the same moment.
  const latest = useRef(state)
  const change = (next: typeof state) => {
    latest.current = next
    setState(next)
  }
  const changes = differing(state.typed, base)
  const isChanged = Object.keys(changes).length > 0
  const version = isChanged ? (state.version ?? stored) : stored
  return {
    key,
    values: { ...base, ...changes },
    changes,
    from: isChanged ? state.from : {},
    isChanged,
    version,
    restoredAt: isChanged ? state.restoredAt : undefined,
    set: (part) => {
      const { typed: before, restoredAt, from: known } = latest.current
      const typed = { ...before, ...(typeof part === "function" ? part({ ...base, ...before }) : part) }
      const kept = differing(typed, base)
      const from = { ...pick(base, Object.keys(kept)), ...(isChanged && known) }
      change({ typed, from, restoredAt, version })
      keepDraft(key, Object.keys(kept).length > 0 ? { at: Date.now(), version, changes: kept, from } : null)
    },
    end: () => {
      keepDraft(key, null)
      change({ typed: {}, from: {}, restoredAt: undefined, version: undefined })
    },
  }
}
