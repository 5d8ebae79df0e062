import classes from "./layer-bands.module.css"

/** Seven bands, one per layer. Decoration only. */
export function LayerBands({ className = "" }: { className?: string }) {
  return (
    <div className={`${classes["bands"]} ${className}`} aria-hidden>
      {[1, 2, 3, 4, 5, 6, 7].map((band) => (
        <span key={band} className={classes[`band${band}`]} />
      ))}
    </div>
  )
}
