import { Alert, Anchor, Button, Checkbox, Group, Paper, Select, Stack, Text, TextInput, Title } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useState } from "react"
import { OAUTH_SCOPES, type OAuthScope } from "../../../../src/kernel/access/oauth-scopes.ts"
import { call } from "../api/call.ts"
import { ApiError, messageOf } from "../api/errors.ts"
import type { ConsentRequest } from "../api/types.ts"
import { APP_SCOPES } from "../components/app-scopes.ts"
import { sentenceCase } from "../components/sentence-case.ts"
import { useSession } from "../session/session.ts"
import { Logo } from "./logo.tsx"
import classes from "./sign-in.module.css"

const query = () => window.location.search

/** Asks a person whether an app may act for them. Everything that the app says of itself may be wrong. */
export default function Consent() {
  useEffect(() => {
    document.title = "Connect an app · Strata"
  }, [])
  const { data, error } = useQuery({
    queryKey: ["consent", query()],
    queryFn: () => call("POST /auth/consent", { body: { query: query() } }),
    staleTime: Infinity,
    retry: false,
  })
  return (
    <main className={classes["page"]}>
      <Paper className={classes["card"]} withBorder shadow="sm">
        <Stack gap="lg">
          <Logo />
          {error ? (
            <Refusal error={error} />
          ) : data ? (
            <Question {...data} />
          ) : (
            <Text aria-busy>Loading the request</Text>
          )}
        </Stack>
      </Paper>
    </main>
  )
}

function Question({ app, requested, organizations }: ConsentRequest) {
  const { user } = useSession()
  const [organizationId, setOrganizationId] = useState(organizations[0]?.id ?? "")
  const [chosen, setChosen] = useState<readonly OAuthScope[]>(requested.length > 0 ? requested : ["read"])
  const [workspace, setWorkspace] = useState("")
  const organization = organizations.find(({ id }) => id === organizationId)
  const scopes = OAUTH_SCOPES.filter((scope) => chosen.includes(scope) && organization?.scopes.includes(scope))
  const decide = useMutation({
    mutationFn: (allow: boolean) =>
      call("POST /auth/consent/decision", {
        body: allow ? { query: query(), allow, organizationId, workspace, scopes } : { query: query(), allow },
      }),
    meta: { quiet: true },
    onSuccess: ({ location }) => window.location.assign(location),
  })
  const isBusy = decide.isPending || decide.isSuccess
  const toggle = (scope: OAuthScope) =>
    setChosen(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope])
  return (
    <>
      <Stack gap="xs">
        <Title order={1} size="h2" style={{ overflowWrap: "anywhere" }}>
          {app.name} wants to {listOf(scopes.map((scope) => APP_SCOPES[scope]))} in {organization?.name}
        </Title>
        <Text c="dimmed">
          {app.domain === null ? (
            "The app registered itself: its name is not verified. "
          ) : (
            <>
              Published by <strong>{app.domain}</strong>.{" "}
            </>
          )}
          Access is sent to <strong>{app.redirectHost}</strong>. You are signed in as {user.email}.
        </Text>
      </Stack>
      {app.local && (
        <Alert color="orange">
          Access is sent to a program on your computer. Continue only if you just started to connect from there.
        </Alert>
      )}
      {organizations.length > 1 && (
        <Select
          label="Organization"
          data={organizations.map(({ id, name }) => ({ value: id, label: name }))}
          value={organizationId}
          onChange={(id) => id !== null && setOrganizationId(id)}
          allowDeselect={false}
        />
      )}
      <Checkbox.Group label="The app may" value={[...scopes]}>
        <Stack gap="xs" mt="xs">
          {OAUTH_SCOPES.map((scope) => {
            const isAllowed = organization?.scopes.includes(scope) ?? false
            return (
              <Checkbox
                key={scope}
                value={scope}
                label={sentenceCase(APP_SCOPES[scope])}
                description={isAllowed ? undefined : `Your role, ${organization?.role}, does not allow it`}
                disabled={!isAllowed}
                onChange={() => toggle(scope)}
              />
            )
          })}
        </Stack>
      </Checkbox.Group>
      <TextInput
        label="Workspace"
        description="Leave it empty to let the app see all workspaces"
        value={workspace}
        onChange={(event) => setWorkspace(event.currentTarget.value)}
      />
      {decide.error && (
        <Alert color="red" role="alert">
          {messageOf(decide.error)}
        </Alert>
      )}
      <Text size="sm" c="dimmed">
        The app never gets more than your role allows. You can disconnect it on the Keys page at any time.
      </Text>
      <Group grow>
        <Button variant="default" disabled={isBusy} onClick={() => decide.mutate(false)}>
          Cancel
        </Button>
        <Button disabled={scopes.length === 0} loading={isBusy} onClick={() => decide.mutate(true)}>
          Allow
        </Button>
      </Group>
    </>
  )
}

const listOf = (words: readonly string[]): ReactNode =>
  words.length === 0 ? "connect" : new Intl.ListFormat("en").format(words)

function Refusal({ error }: { error: Error }) {
  const back = error instanceof ApiError ? error.details["location"] : undefined
  return (
    <>
      <Title order={1} size="h2">
        The app cannot be connected
      </Title>
      <Alert color="orange" role="alert">
        {messageOf(error)}. Start again from the app.
      </Alert>
      {typeof back === "string" && (
        <Text size="sm">
          <Anchor href={back}>Back to the app</Anchor>
        </Text>
      )}
    </>
  )
}
