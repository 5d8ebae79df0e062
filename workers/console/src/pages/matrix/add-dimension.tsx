import { Button, Group, Select } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import type { DimensionSet } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import type { Dimension } from "./draft.ts"
import { useDimensionSets } from "./use-matrix.ts"

const KINDS: Record<DimensionSet["kind"], string> = {
  demographic: "Demographic",
  geographic: "Geographic",
  firmographic: "Firmographic",
}

type AddDimensionProps = { usedNames: readonly string[]; onAdd: (dimension: Dimension) => void }

export function AddDimension({ usedNames, onAdd }: AddDimensionProps) {
  const { data: sets, error, refetch } = useDimensionSets()
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!sets) return <RowsSkeleton rows={1} />
  const add = (name: string, values: string[]) => onAdd({ id: crypto.randomUUID(), name, values })
  const options = Object.entries(KINDS).map(([kind, group]) => ({
    group,
    items: sets
      .filter((set) => set.kind === kind)
      .map(({ name, values }) => ({
        value: name,
        label: `${name} (${values.length})`,
        disabled: usedNames.includes(name),
      })),
  }))
  return (
    <Group align="flex-end" gap="sm">
      <Select
        flex="1 1 14rem"
        label="Add a dimension set"
        placeholder={counted(sets.length, "set")}
        data={options}
        searchable
        value={null}
        onChange={(name) => {
          const set = sets.find((one) => one.name === name)
          if (set) add(set.name, set.values)
        }}
        maxDropdownHeight={320}
      />
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => add("", [])}>
        Custom dimension
      </Button>
    </Group>
  )
}
