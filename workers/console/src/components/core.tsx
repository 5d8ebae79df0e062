import classes from "./core.module.css"

/** The seven bands that stand for the layers, as in a drill core. Pure decoration. */
export function Core({ className = "" }: { className?: string }) {
  return (
    <div className={`${classes["core"]} ${className}`} aria-hidden>
      {[1, 2, 3, 4, 5, 6, 7].map((band) => (
        <span key={band} className={classes[`band${band}`]} />
      ))}
    </div>
  )
}
