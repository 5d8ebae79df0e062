import { ActionIcon, Group, Paper, Pill, Stack, TagsInput, TextInput } from "@mantine/core"
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react"
import type { Dimension } from "./draft.ts"

type DimensionCardProps = {
  dimension: Dimension
  onChange: (dimension: Dimension) => void
  onRemove: () => void
  onMove: (by: 1 | -1) => void
  isFirst: boolean
  isLast: boolean
}

const MAX_CHARACTERS = 200

export function DimensionCard({ dimension, onChange, onRemove, onMove, isFirst, isLast }: DimensionCardProps) {
  const { name, values } = dimension
  const label = name.trim() || "this dimension"
  return (
    <Paper withBorder p="md" component="section" aria-label={`Dimension ${name}`}>
      <Stack gap="sm">
        <Group gap={4} align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Name"
            placeholder="For example, Subject"
            maxLength={MAX_CHARACTERS}
            autoFocus={name === "" && values.length === 0}
            value={name}
            onChange={(event) => onChange({ ...dimension, name: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Move ${label} up`}
            style={{ visibility: isFirst ? "hidden" : undefined }}
            onClick={() => onMove(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Move ${label} down`}
            style={{ visibility: isLast ? "hidden" : undefined }}
            onClick={() => onMove(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove ${label}`} onClick={onRemove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
        <TagsInput
          label={`Values (${values.length.toLocaleString("en-US")})`}
          description="Type a value and press Enter, or paste a list."
          value={values}
          onChange={(next) => onChange({ ...dimension, values: normalized(next) })}
          renderPill={(pill) => (
            <Pill
              withRemoveButton
              removeButtonProps={{ "aria-label": `Remove ${pill.value}`, "aria-hidden": undefined, tabIndex: 0 }}
              onRemove={pill.onRemove}
            >
              {pill.value}
            </Pill>
          )}
          splitChars={["\n", ";", ","]}
          acceptValueOnBlur
          clearable
          clearButtonProps={{ "aria-label": `Clear values of ${label}` }}
        />
      </Stack>
    </Paper>
  )
}

const normalized = (values: readonly string[]) => [
  ...new Set(values.map((value) => value.trim().slice(0, MAX_CHARACTERS)).filter((value) => value !== "")),
]
