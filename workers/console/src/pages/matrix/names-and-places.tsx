import { Button, Group, Paper, Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { SEGMENT_TYPES } from "../../../../../src/knowledge/taxonomy/classification.ts"
import { GROUPS } from "../../../../../src/knowledge/taxonomy/groups.ts"
import { type Draft, examplesOf, withPlaceholder } from "./draft.ts"

type NamesAndPlacesProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void }

const CATEGORIES = GROUPS.map(({ name, categories }) => ({ group: name, items: categories.map((one) => one.name) }))

/** What the topics are called, and where they belong when the rules should not decide. */
export function NamesAndPlaces({ draft, onChange }: NamesAndPlacesProps) {
  const { dimensions, template } = draft
  const examples = examplesOf(draft)
  const named = dimensions.filter(({ name }) => name.trim() !== "")
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <TextInput
          label="Name template"
          description="Empty joins the values with spaces."
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
              For example
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
            placeholder="By the rules"
            data={[...SEGMENT_TYPES]}
            value={draft.segmentType}
            onChange={(segmentType) => onChange({ segmentType })}
            clearable
            clearButtonProps={{ "aria-label": "Clear the segment type" }}
          />
          <Select
            label="Category"
            placeholder="By the rules"
            data={CATEGORIES}
            searchable
            value={draft.parentCategory}
            onChange={(parentCategory) => onChange({ parentCategory })}
            clearable
            clearButtonProps={{ "aria-label": "Clear the category" }}
          />
          <Select
            label="Group"
            placeholder={draft.parentCategory ? "The category's" : "By the rules"}
            data={GROUPS.map(({ name }) => name)}
            searchable
            value={draft.taxonomyType}
            onChange={(taxonomyType) => onChange({ taxonomyType })}
            clearable
            clearButtonProps={{ "aria-label": "Clear the group" }}
          />
        </SimpleGrid>
      </Stack>
    </Paper>
  )
}
