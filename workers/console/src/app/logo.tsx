import classes from "./shell.module.css"

export function Logo() {
  return (
    <span className={classes["logo"]}>
      <img src="/icon.svg" alt="" width={26} height={26} />
      Strata
    </span>
  )
}
