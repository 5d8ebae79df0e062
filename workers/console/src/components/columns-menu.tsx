import { ActionIcon, Button, Checkbox, Group, Popover, Stack, Text } from "@mantine/core"
import { IconArrowDown, IconArrowUp, IconColumns3, IconPin, IconPinFilled } from "@tabler/icons-react"
import type { Column } from "./table-column.ts"
import { type Layout, moved, pinned, toggled } from "./table-layout.ts"

type ColumnsMenuProps = {
  all: readonly Pick<Column<never>, "key" | "header">[]
  layout: Layout
  onChange: (layout: Layout) => void
  onReset: () => void
}

/** Chooses, orders and pins the columns of a table. The first column of `all` is always visible. */
export function ColumnsMenu({ all, layout, onChange, onReset }: ColumnsMenuProps) {
  const headers = new Map(all.map(({ key, header }) => [key, header]))
  const visible = layout.columns.filter(({ key }) => headers.has(key))
  const hidden = all.filter(({ key }) => !visible.some((column) => column.key === key))
  return (
    <Popover position="bottom-end" shadow="md" withRoles trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns{hidden.length > 0 && `, ${hidden.length} hidden`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Group justify="space-between" mb="xs">
          <Text size="sm" fw={600}>
            Columns
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={onReset}>
            Reset
          </Button>
        </Group>
        <Stack
          gap={6}
          mah="min(24rem, 60dvh)"
          className="scrolls"
          tabIndex={0}
          role="group"
          aria-label="Visible columns"
        >
          {visible.map(({ key, pinned: isPinned }, i) => (
            <Group key={key} gap={4} wrap="nowrap" justify="space-between">
              <Checkbox
                size="sm"
                label={headers.get(key)}
                checked
                disabled={key === all[0]?.key}
                onChange={() => onChange(toggled(layout, key, false))}
              />
              <Group gap={2} wrap="nowrap">
                <SmallButton
                  label={`Move ${headers.get(key)} up`}
                  icon={IconArrowUp}
                  disabled={i === 0}
                  onClick={() => onChange(moved(layout, key, -1))}
                />
                <SmallButton
                  label={`Move ${headers.get(key)} down`}
                  icon={IconArrowDown}
                  disabled={i === visible.length - 1}
                  onClick={() => onChange(moved(layout, key, 1))}
                />
                <SmallButton
                  label={`Pin ${headers.get(key)}`}
                  icon={isPinned ? IconPinFilled : IconPin}
                  pressed={isPinned === true}
                  onClick={() => onChange(pinned(layout, key, isPinned !== true))}
                />
              </Group>
            </Group>
          ))}
          {hidden.map(({ key, header }) => (
            <Checkbox
              key={key}
              size="sm"
              label={header}
              checked={false}
              onChange={() => onChange(toggled(layout, key, true))}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

type SmallButtonProps = {
  label: string
  icon: typeof IconPin
  pressed?: boolean
  disabled?: boolean
  onClick: () => void
}

function SmallButton({ label, icon: Icon, pressed, disabled = false, onClick }: SmallButtonProps) {
  return (
    <ActionIcon
      size="sm"
      variant="subtle"
      color="gray"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  )
}
