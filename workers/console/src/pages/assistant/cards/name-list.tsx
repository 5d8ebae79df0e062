import { Text } from "@mantine/core"
import classes from "../assistant.module.css"

type NameListProps = {
  names: readonly string[]
  label: string
  max?: number
  /** Whether to show the number of further names. */
  showRest?: boolean
}

/** The first names of a list and the number of further ones. */
export function NameList({ names, label, max = 8, showRest = true }: NameListProps) {
  const more = showRest ? names.length - max : 0
  return (
    <div>
      <ul className={classes["names"]} aria-label={label}>
        {names.slice(0, max).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          and {more.toLocaleString("en-US")} more
        </Text>
      )}
    </div>
  )
}
