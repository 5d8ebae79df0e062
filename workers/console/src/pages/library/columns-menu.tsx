import { Button, Checkbox, Popover, Stack } from "@mantine/core"
import { IconColumns3 } from "@tabler/icons-react"

type ColumnsMenuProps = {
  all: readonly { key: string; header: string }[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

export function ColumnsMenu({ all, shown, onChange }: ColumnsMenuProps) {
  return (
    <Popover position="bottom-end" shadow="md" withRoles trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Checkbox.Group value={[...shown]} onChange={onChange} label="Shown columns">
          <Stack gap={8} mt="xs" mah={360} className="scrolls">
            {all.map(({ key, header }) => (
              <Checkbox key={key} value={key} label={header} size="sm" />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
