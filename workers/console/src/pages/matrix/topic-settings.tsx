import { Button, Group, Paper, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { type Draft, examplesOf, withPlaceholder } from "./draft.ts"

type TopicSettingsProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void }

const CATEGORIES = GROUPS.map(({ name, categories }) => ({ group: name, items: categories.map((one) => one.name) }))

/** The name template, and classification values that override the rules. */
export function TopicSettings({ draft, onChange }: TopicSettingsProps) {
  const { dimensions, template } = draft
  const examples = examplesOf(draft)
  const named = dimensions.filter(({ name }) => name.trim() !== "")
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <TextInput
          label="Name template"
          description="By default, the values are joined with spaces."
          placeholder={named.map(({ name }) => `{${name}}`).join(" ")}
          maxLength={500}
          value={template}
          onChange={(event) => onChange({ template: event.currentTarget.value })}
        />
        {named.length > 0 && (
          <Group gap={6}>
            {named.map(({ id, name }) => (
              <Button
                key={id}
                size="compact-xs"
                variant="light"
                aria-label={`Insert {${name}}`}
                onClick={() => onChange({ template: withPlaceholder(template, name) })}
              >{`{${name}}`}</Button>
            ))}
          </Group>
        )}
        {examples.length > 0 && (
          <div>
            <Text size="xs" c="dimmed" id="matrix-examples">
              Examples
            </Text>
            <ul aria-labelledby="matrix-examples" style={{ margin: 0, paddingLeft: "1.1rem" }}>
              {examples.map((name) => (
                <Text key={name} component="li" size="sm" style={{ overflowWrap: "anywhere" }}>
                  {name}
                </Text>
              ))}
            </ul>
          </div>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <Select
            label="Segment type"
            placeholder="Automatic"
            data={[...SEGMENT_TYPES]}
            value={draft.segmentType}
            onChange={(segmentType) => onChange({ segmentType })}
            clearable
            clearButtonProps={{ "aria-label": "Clear segment type" }}
          />
          <Select
            label="Category"
            placeholder="Automatic"
            data={CATEGORIES}
            searchable
            value={draft.parentCategory}
            onChange={(parentCategory) => onChange({ parentCategory })}
            clearable
            clearButtonProps={{ "aria-label": "Clear category" }}
          />
          <Select
            label="Group"
            placeholder={draft.parentCategory ? "From the category" : "Automatic"}
            data={GROUPS.map(({ name }) => name)}
            searchable
            value={draft.taxonomyType}
            onChange={(taxonomyType) => onChange({ taxonomyType })}
            clearable
            clearButtonProps={{ "aria-label": "Clear group" }}
          />
        </SimpleGrid>
      </Stack>
    </Paper>
  )
}
