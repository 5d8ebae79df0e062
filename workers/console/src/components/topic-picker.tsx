import { Combobox, Loader, Pill, PillsInput, Text, useCombobox } from "@mantine/core"
import { useDebouncedValue } from "@mantine/hooks"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../api/call.ts"
import type { TopicRecord } from "../api/types.ts"

export type PickedTopic = Pick<TopicRecord, "id" | "topic_name">

type TopicPickerProps = {
  label: string
  description?: string
  value: readonly PickedTopic[]
  onChange: (topics: PickedTopic[]) => void
  max?: number
}

/** Selects library topics by name. */
export function TopicPicker({ label, description, value, onChange, max = 500 }: TopicPickerProps) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [typed, setTyped] = useState("")
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data, isFetching } = useQuery({
    queryKey: ["topics", "pick", search],
    queryFn: ({ signal }) =>
      call("GET /api/topics", { query: { search, pageSize: 20, sortBy: "topic_name", sortOrder: "asc" }, signal }),
    placeholderData: keepPreviousData,
  })
  const selected = new Set(value.map(({ id }) => id))
  const options = (data?.data ?? []).filter(({ id }) => !selected.has(id))
  const pick = (id: string) => {
    const topic = options.find((one) => one.id === id)
    if (!topic || value.length >= max) return
    onChange([...value, { id: topic.id, topic_name: topic.topic_name }])
    setTyped("")
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={label}
          description={description}
          rightSection={isFetching ? <Loader size="xs" /> : null}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((topic) => (
              <Pill
                key={topic.id}
                withRemoveButton
                removeButtonProps={{ "aria-label": `Remove ${topic.topic_name}` }}
                onRemove={() => onChange(value.filter(({ id }) => id !== topic.id))}
              >
                {topic.topic_name}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                value={typed}
                placeholder="Search by name"
                onFocus={() => combobox.openDropdown()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  setTyped(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                onKeyDown={(event) => {
                  if (event.key === "Backspace" && typed === "") onChange(value.slice(0, -1))
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} className="scrolls" aria-label={label}>
          {options.map((topic) => (
            <Combobox.Option key={topic.id} value={topic.id}>
              <Text size="sm">{topic.topic_name}</Text>
              <Text size="xs" c="dimmed">
                {topic.parent_category} · {topic.segment_type}
              </Text>
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{isFetching ? "Searching…" : "No matching topics"}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
