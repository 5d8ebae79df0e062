import { Alert, Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core"
import { IconLogin2 } from "@tabler/icons-react"
import { useMutation, useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { call } from "../api/call.ts"
import { messageOf } from "../api/errors.ts"
import { Logo } from "./logo.tsx"
import classes from "./sign-in.module.css"

const REFUSALS: Record<string, string> = {
  invitation:
    "The invitation has expired, was used already, or is for another e-mail address than the one you signed in with.",
  uninvited: "You are not a member of any organization. Ask an owner of one to invite you.",
}

/** The page of an invitation link. It needs no session: accepting the invitation is a sign-in. */
export default function Invitation() {
  useEffect(() => {
    document.title = "Invitation · Strata"
  }, [])
  // The token is in the fragment, which is not sent to the server with the page's address.
  const [token] = useState(() => window.location.hash.slice(1))
  const refused = new URLSearchParams(window.location.search).get("refused")
  return (
    <main className={classes["page"]}>
      <Paper className={classes["card"]} withBorder shadow="sm">
        <Stack gap="lg">
          <Logo />
          {refused === null ? (
            <Offer token={token} />
          ) : (
            <Refusal>{REFUSALS[refused] ?? "Sign-in was refused."}</Refusal>
          )}
        </Stack>
      </Paper>
    </main>
  )
}

function Offer({ token }: { token: string }) {
  const offer = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call("POST /auth/invitation", { body: { token } }),
    enabled: token !== "",
    retry: false,
  })
  const accept = useMutation({
    mutationFn: () => call("POST /auth/invitation/accept", { body: { token } }),
    meta: { quiet: true },
    onSuccess: ({ location }) => window.location.assign(location),
  })
  if (token === "") return <Refusal>The link is not complete.</Refusal>
  if (offer.error) return <Refusal>{messageOf(offer.error)}. Ask for a new one.</Refusal>
  if (!offer.data) return <Text aria-busy>Loading the invitation</Text>
  const { organization, role, email } = offer.data
  return (
    <>
      <Stack gap="xs">
        <Title order={1} size="h2">
          Join {organization}
        </Title>
        <Text c="dimmed">
          You are invited as {role}. Sign in as {email} to accept.
        </Text>
      </Stack>
      {accept.error && (
        <Alert color="red" role="alert">
          {messageOf(accept.error)}
        </Alert>
      )}
      <Button
        size="md"
        leftSection={<IconLogin2 size={18} aria-hidden />}
        loading={accept.isPending || accept.isSuccess}
        onClick={() => accept.mutate()}
      >
        Accept and sign in
      </Button>
    </>
  )
}

function Refusal({ children }: { children: ReactNode }) {
  return (
    <>
      <Title order={1} size="h2">
        You cannot join with this link
      </Title>
      <Alert color="orange" role="alert">
        {children}
      </Alert>
      <Text size="sm">
        <Anchor href="/">Sign in with another account</Anchor>
      </Text>
    </>
  )
}
