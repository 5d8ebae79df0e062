import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { keepFile, keptFile } from "../../components/drafts/draft-store.ts"
import { useDraft } from "../../components/drafts/use-draft.ts"
import type { Targets } from "./columns.ts"
import { type Change, changeTable, editsOf, type LoggedChange, replayed } from "./edited-table.ts"
import type { Rows } from "./column-rules.ts"
import type { Headers } from "./file-parts.ts"

/** How to read the file, where the suggestion is wrong. */
export type ReadAs = { delimiter?: string; sheets?: readonly string[] }

export type Typing = { row: number; column: number; text: string }

/** An import that is not started yet. The file is kept beside it. */
type ImportValues = {
  filename: string
  as: ReadAs
  headers: Headers
  /** Null: as guessed. */
  targets: Targets | null
  log: readonly LoggedChange[]
  /** The cell that is being edited. */
  typing: Typing | null
  lenient: boolean
  useLLM: boolean
  /** The price column sets prices for buyers, if the person may set any. */
  prices: boolean
  /** Null: as the organization does it. */
  private: boolean | null
}

const NEW_IMPORT: ImportValues = {
  filename: "",
  as: {},
  headers: {},
  targets: null,
  log: [],
  typing: null,
  lenient: true,
  useLLM: false,
  prices: true,
  private: null,
}

/** The import that is prepared on this page; reads the file of an earlier visit. */
export function useImportDraft(read: (file: File, as?: ReadAs) => Promise<boolean>) {
  const draft = useDraft("import", NEW_IMPORT)
  const { key, values } = draft
  const [isRestoring, setRestoring] = useState(values.filename !== "")
  const restore = useEffectEvent(async () => {
    if (!isRestoring) return
    const file = await keptFile(key).catch(() => undefined)
    setRestoring(false)
    const isRead = file && (await read(new File([file], values.filename, { type: file.type }), values.as))
    if (!isRead) draft.end()
  })
  useEffect(() => void restore(), [])
  return {
    ...draft,
    isRestoring,
    /** Starts over with another file. A browser without storage imports it all the same. */
    choose: async (file: File) => {
      const isKept = await keepFile(key, file).then(
        () => true,
        () => false,
      )
      if (isKept) draft.set({ ...NEW_IMPORT, filename: file.name })
      else draft.end()
      if (!(await read(file))) draft.end()
    },
  }
}

export type ImportDraft = ReturnType<typeof useImportDraft>

/** The rows of a file and their changes, which are kept in the draft. Another reading of the file starts over. */
export function useEdits(draft: ImportDraft, header: readonly string[], rows: Rows) {
  const [state, setState] = useState(() => {
    const { log, typing } = draft.values
    const kept = replayed(header, rows, log)
    // What was typed into a cell when the page was left.
    return { rows, edits: typing ? changeTable(kept, { type: "edit", value: typing.text, ...typing }) : kept }
  })
  const isOther = state.rows !== rows
  const edits = useMemo(() => (isOther ? editsOf(header, rows) : state.edits), [isOther, header, rows, state.edits])
  // The grid may report two changes before it is rendered again.
  const latest = useRef(state)
  const change = (made: Change) => {
    const before = latest.current.rows === rows ? latest.current.edits : edits
    latest.current = { rows, edits: changeTable(before, made) }
    setState(latest.current)
    draft.set({ log: latest.current.edits.log, typing: null })
  }
  return [edits, change] as const
}
