import { Button, Stack, Text, ThemeIcon, Title } from "@mantine/core"
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react"
import { messageOf } from "../api/errors.ts"

type ErrorStateProps = {
  error: unknown
  title?: string
  onRetry?: () => void
  retrying?: boolean
  /** Whether it fills a page outside the shell. */
  fullPage?: boolean
}

export function ErrorState({ error, title = "Failed to load", onRetry, retrying, fullPage }: ErrorStateProps) {
  return (
    <Stack
      align="center"
      justify="center"
      gap="sm"
      py={56}
      px="md"
      ta="center"
      role="alert"
      mih={fullPage ? "100dvh" : 0}
    >
      <ThemeIcon variant="light" color="red" size={56} radius="xl" aria-hidden>
        <IconAlertTriangle size={28} stroke={1.5} />
      </ThemeIcon>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="dimmed" size="sm" maw="34rem">
        {messageOf(error)}
      </Text>
      {onRetry && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={onRetry}
          loading={retrying ?? false}
        >
          Try again
        </Button>
      )}
    </Stack>
  )
}
