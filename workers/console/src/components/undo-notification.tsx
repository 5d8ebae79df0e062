import { Anchor, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"

type Undoable = { title: string; message: string; undo: () => Promise<void> }

/** Long enough to notice a mistake. */
const SHOWN_MS = 15_000

/** Reports an action, with a button that undoes it. */
export function showUndoable({ title, message, undo }: Undoable): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    color: "petrol",
    title,
    autoClose: SHOWN_MS,
    message: (
      <Text size="sm" component="span">
        {message}{" "}
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => {
            notifications.hide(id)
            void undo()
          }}
        >
          Undo
        </Anchor>
      </Text>
    ),
  })
}
