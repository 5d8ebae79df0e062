import { Checkbox, Group } from "@mantine/core"
import { useState } from "react"

type SheetPickerProps = {
  sheets: readonly string[]
  read: readonly string[]
  onRead: (sheets: readonly string[]) => void
}

/** The sheets of a workbook. At least one is read. */
export function SheetPicker({ sheets, read, onRead }: SheetPickerProps) {
  // Ahead of what is read: a large sheet takes a moment.
  const [chosen, setChosen] = useState(read)
  return (
    <Checkbox.Group
      label="Sheets"
      description="Rows of several sheets are imported together."
      value={[...chosen]}
      onChange={(names) => {
        const next = sheets.filter((name) => names.includes(name))
        if (next.length === 0) return
        setChosen(next)
        onRead(next)
      }}
    >
      <Group gap="md" mt="xs" mah={160} className="scrolls">
        {[...new Set(sheets)].map((name) => (
          <Checkbox key={name} value={name} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
