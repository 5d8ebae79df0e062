import { Stack, Text, Title } from "@mantine/core"
import { useEffect } from "react"
import { announceSignIn } from "../session/session-end.ts"

/** Where the window ends in which a person signs in again. The page that opened it goes on. */
export default function SignedIn() {
  useEffect(() => {
    document.title = "Signed in · Strata"
    announceSignIn()
    window.close()
  }, [])
  return (
    <Stack component="main" align="center" justify="center" mih="100dvh" gap="xs" p="md" ta="center">
      <Title order={1} size="h3">
        You are signed in
      </Title>
      <Text c="dimmed">Close this window to continue where you were.</Text>
    </Stack>
  )
}
