import { Paper, Progress, Text } from "@mantine/core"
import { countOf, type Dimension, MAX_COMBINATIONS } from "./draft.ts"

type CombinationCountProps = { dimensions: readonly Dimension[]; problem: string | undefined }

/** The number of combinations, updated as the dimensions change. */
export function CombinationCount({ dimensions, problem }: CombinationCountProps) {
  const total = countOf(dimensions)
  const tooMany = total > MAX_COMBINATIONS
  const factors = dimensions.map(({ values }) => values.length.toLocaleString("en-US")).join(" × ")
  return (
    <Paper withBorder p="md" component="section" aria-label="Combinations">
      <Text size="sm" c="dimmed">
        Combinations
      </Text>
      <Text size="xl" fw={650} role="status">
        {dimensions.length > 1 && `${factors} = `}
        {total.toLocaleString("en-US")}{" "}
        <Text span size="sm" c="dimmed" fw={400}>
          of {MAX_COMBINATIONS.toLocaleString("en-US")}
        </Text>
      </Text>
      <Progress.Root mt={6}>
        <Progress.Section
          value={Math.min(100, (total / MAX_COMBINATIONS) * 100)}
          color={tooMany ? "red" : "petrol"}
          aria-label="Share of the maximum"
        />
      </Progress.Root>
      {problem && (
        <Text size="sm" mt={8} {...(tooMany && { c: "var(--mantine-color-error)" })}>
          {problem}
        </Text>
      )}
    </Paper>
  )
}
