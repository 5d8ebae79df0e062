import { Group, Stack, Text, ThemeIcon, Title } from "@mantine/core"
import { IconStack2 } from "@tabler/icons-react"
import type { ComponentType, ReactNode } from "react"

type EmptyStateProps = {
  title: string
  children?: ReactNode
  icon?: ComponentType<{ size?: number; stroke?: number }>
  /** Buttons for the next step. */
  actions?: ReactNode
}

/** Shown for an empty list or a filter without matches: why it is empty and what to do next. */
export function EmptyState({ title, children, icon: Icon = IconStack2, actions }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center">
      <ThemeIcon variant="light" color="ochre" size={56} radius="xl" aria-hidden>
        <Icon size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" size="sm" maw="30rem" component="div">
          {children}
        </Text>
      )}
      {actions && (
        <Group gap="xs" mt="xs" justify="center">
          {actions}
        </Group>
      )}
    </Stack>
  )
}
