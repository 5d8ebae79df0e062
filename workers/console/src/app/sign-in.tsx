import { Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core"
import { IconLogin2 } from "@tabler/icons-react"
import { useEffect } from "react"
import { Core } from "../components/core.tsx"
import { Logo } from "./logo.tsx"
import classes from "./sign-in.module.css"

/** Where to come back to: the page that was asked for. */
const here = () => window.location.pathname + window.location.search

export function SignIn() {
  useEffect(() => {
    document.title = "Sign in · Strata"
  }, [])
  return (
    <main className={classes["page"]}>
      <Paper className={classes["card"]} withBorder shadow="sm">
        <Stack gap="lg">
          <Logo />
          <Stack gap="xs">
            <Title order={1} size="h2">
              Audiences, layer by layer
            </Title>
            <Text c="dimmed">
              Describe an audience in words. Strata classifies it in seven layers, names it for every platform and
              activates it where it is bought.
            </Text>
          </Stack>
          <Core className={classes["core"]} />
          <Button
            component="a"
            href={`/auth/login?returnTo=${encodeURIComponent(here())}`}
            size="md"
            leftSection={<IconLogin2 size={18} aria-hidden />}
          >
            Sign in
          </Button>
          <Text size="sm" c="dimmed">
            Developers: the <Anchor href="/docs">API reference</Anchor> is open to everyone.
          </Text>
        </Stack>
      </Paper>
    </main>
  )
}
