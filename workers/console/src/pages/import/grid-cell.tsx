import classes from "./row-grid.module.css"
import type { Problem } from "./row-problems.ts"

type GridCellProps = {
  /** Identifies the cell for the focus. */
  place: string
  name: string
  text: string
  problems: readonly Problem[]
  tabbable: boolean
  /** The text while the cell is edited. */
  draft: string | null
  onDraft: (text: string) => void
  onFocus: () => void
  onEdit: () => void
  onFinish: (saved: boolean) => void
  /** Saves and moves to the next row. */
  onNext: () => void
}

export function GridCell(props: GridCellProps) {
  const { place, name, text, problems, tabbable, draft, onDraft, onFocus, onEdit, onFinish, onNext } = props
  const kind = problems.find((problem) => problem.kind === "rejected")?.kind ?? problems[0]?.kind
  const why = problems.map(({ message }) => message).join("; ")
  return (
    <div
      role="gridcell"
      className={classes["cell"]}
      data-place={place}
      data-editable
      data-problem={kind}
      aria-invalid={kind === "rejected" || kind === "warning" || undefined}
      title={why || text}
      tabIndex={tabbable && draft === null ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onClick={() => draft === null && onEdit()}
    >
      {draft === null ? (
        <span className={classes["text"]}>{text}</span>
      ) : (
        <input
          className={classes["input"]}
          aria-label={name}
          value={draft}
          // The user opened the cell with a click or a key.
          ref={(input) => input?.focus()}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onBlur={() => onFinish(true)}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (event.key === "Enter") onNext()
            else if (event.key === "Escape") onFinish(false)
            else return
            event.preventDefault()
          }}
        />
      )}
    </div>
  )
}
