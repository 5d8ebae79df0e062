import { Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core"
import { IconLogin2 } from "@tabler/icons-react"
import { useEffect } from "react"
import { LayerBands } from "../components/layer-bands.tsx"
import { Logo } from "./logo.tsx"
import classes from "./sign-in.module.css"

/** Sign-in returns to the requested page. */
export const signInUrl = (returnTo = window.location.pathname + window.location.search) =>
  `/auth/login?returnTo=${encodeURIComponent(returnTo)}`

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
              Classify and activate audiences
            </Title>
            <Text c="dimmed">
              Describe an audience in plain text. Strata classifies it in seven layers, generates a segment name for
              each platform and activates it there.
            </Text>
          </Stack>
          <LayerBands className={classes["bands"]} />
          <Button component="a" href={signInUrl()} size="md" leftSection={<IconLogin2 size={18} aria-hidden />}>
            Sign in
          </Button>
          <Text size="sm" c="dimmed">
            For developers: <Anchor href="/docs">documentation</Anchor> and{" "}
            <Anchor href="/docs/api">API reference</Anchor>
          </Text>
        </Stack>
      </Paper>
    </main>
  )
}
