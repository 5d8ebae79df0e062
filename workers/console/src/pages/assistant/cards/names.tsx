import { Text } from "@mantine/core"
import classes from "../assistant.module.css"

type NamesProps = {
  names: readonly string[]
  label: string
  most?: number
  /** Whether to say how many more there are. */
  counted?: boolean
}

/** The first of a list, and how many more there are. */
export function Names({ names, label, most = 8, counted: tellsRest = true }: NamesProps) {
  const more = tellsRest ? names.length - most : 0
  return (
    <div>
      <ul className={classes["names"]} aria-label={label}>
        {names.slice(0, most).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          and {more.toLocaleString()} more
        </Text>
      )}
    </div>
  )
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`
