import { Button, Checkbox, Popover, Stack } from "@mantine/core"
import { IconColumns3 } from "@tabler/icons-react"

type ColumnsMenuProps = {
  all: readonly { key: string; header: string }[]
  visible: readonly string[]
  onChange: (visible: string[]) => void
}

export function ColumnsMenu({ all, visible, onChange }: ColumnsMenuProps) {
  return (
    <Popover position="bottom-end" shadow="md" withRoles trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Checkbox.Group value={[...visible]} onChange={onChange} label="Visible columns">
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
