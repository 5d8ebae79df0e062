import { Anchor, Button, Stack, Text } from "@mantine/core"
import { IconLogin2 } from "@tabler/icons-react"
import type { MouseEvent } from "react"
import { Dialog } from "../components/dialog.tsx"
import { SIGNED_IN_PATH } from "../navigation/page-paths.ts"
import { signInUrl } from "./sign-in.tsx"

/** Over the page whose session has ended. It closes when someone signs in, in whichever window. */
export default function SessionEnded() {
  const openWindow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Without the permission to open windows, the link opens a tab.
    if (window.open(event.currentTarget.href, "_blank", "popup,width=520,height=680")) event.preventDefault()
  }
  return (
    <Dialog
      opened
      onClose={() => {}}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title="Your session has ended"
      // Over any other dialog.
      zIndex={350}
    >
      <Stack gap="md">
        <Text size="sm">
          Sign in again to continue. Nothing on this page is lost, and requests that were under way resume.
        </Text>
        <Button
          component="a"
          href={signInUrl(SIGNED_IN_PATH)}
          target="_blank"
          onClick={openWindow}
          leftSection={<IconLogin2 size={18} aria-hidden />}
          data-autofocus
        >
          Sign in
        </Button>
        <Text size="xs" c="dimmed">
          Or <Anchor href={signInUrl()}>sign in in this tab</Anchor>: the page loads again, with your drafts.
        </Text>
      </Stack>
    </Dialog>
  )
}
