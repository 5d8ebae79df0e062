import classes from "./activations.module.css"
import { diffWords } from "./diff.ts"

/** Text with removed and added words marked, also for screen readers. */
export function DiffText({ before, after }: { before: string; after: string }) {
  if (before === after) return <p className={classes["text"]}>{after}</p>
  return (
    <p className={classes["text"]}>
      {diffWords(before, after).map(({ text, was, is }, i) => {
        if (was && is) return <span key={i}>{text}</span>
        const Mark = was ? "del" : "ins"
        return (
          <span key={i}>
            <span className="visually-hidden">{was ? " removed: " : " added: "}</span>
            <Mark>{text.trimEnd()}</Mark>{" "}
          </span>
        )
      })}
    </p>
  )
}
