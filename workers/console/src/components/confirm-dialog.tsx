import { Alert, Button, Group, Stack, Text } from "@mantine/core"
import type { ReactNode } from "react"
import { Dialog } from "./dialog.tsx"
import { messageOf } from "../api/errors.ts"

type ConfirmDialogProps = {
  opened: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  /** The label of the button, such as "Delete 12 topics". */
  action: string
  danger?: boolean
  pending?: boolean
  /** Disables the confirm button. */
  disabled?: boolean
  error?: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of an action that cannot be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    title,
    children,
    action,
    danger,
    pending = false,
    disabled = false,
    error,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeOnClickOutside={!pending} closeOnEscape={!pending}>
      <Stack gap="md">
        <Text size="sm" component="div">
          {children}
        </Text>
        {error !== undefined && error !== null && (
          <Alert color="red" role="alert">
            {messageOf(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
            Cancel
          </Button>
          <Button color={danger ? "red.8" : "petrol"} onClick={onConfirm} loading={pending} disabled={disabled}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
