import { Alert, Button, Group } from "@mantine/core"
import { messageOf } from "../api/errors.ts"
import { isConflict } from "./drafts/conflict-dialog.tsx"

type FormEndProps = {
  /** The label of the button that submits. */
  action: string
  change: { error: unknown; isPending: boolean }
  onCancel: () => void
}

/** The end of a dialog's form: what went wrong, and its buttons. */
export function FormEnd({ action, change: { error, isPending }, onCancel }: FormEndProps) {
  return (
    <>
      {error !== null && !isConflict(error) && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
      </Group>
    </>
  )
}
