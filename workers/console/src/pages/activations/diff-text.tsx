import classes from "./activations.module.css"
import { diffWords } from "./diff.ts"

/** A text with what goes and what comes marked in it, told to screen readers too. */
export function DiffText({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className={classes["text"]}>{after}</p>
  return (
    <p className={classes["text"]}>
      {diffWords(before, after).map(({ text, was, is }, i) => {
        if (was && is) return <span key={i}>{text}</span>
        const Mark = was ? "del" : "ins"
        return (
          <span key={i}>
            <span className="visually-hidden">{was ? " gone: " : " new: "}</span>
            <Mark>{text.trimEnd()}</Mark>{" "}
          </span>
        )
      })}
    </p>
  )
}
