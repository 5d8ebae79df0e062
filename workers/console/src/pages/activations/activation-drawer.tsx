import { Alert, Anchor, Button, Group, Stack, Text, Title } from "@mantine/core"
import { IconBroadcastOff, IconRefresh } from "@tabler/icons-react"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { SidePanel } from "../../components/dialog.tsx"
import type { Activation, ConnectionRecord } from "../../api/types.ts"
import { ACTIVATION_COLORS } from "../../components/activation-badges.tsx"
import { PLATFORM_LABELS } from "../../components/connection-names.ts"
import { CopyButton } from "../../components/copy-button.tsx"
import { When } from "../../components/when.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { Tag } from "../../components/tag.tsx"
import { useSession } from "../../session/session.ts"
import { nameOf } from "./activation-rows.ts"
import classes from "./activations.module.css"
import { type Change, changeable } from "./change-many.ts"
import { DiffText } from "./diff-text.tsx"
import { matchKeyOf, MembersPanel } from "./members-panel.tsx"

type ActivationDrawerProps = {
  activation: Activation | null
  connections: readonly ConnectionRecord[]
  onClose: () => void
  onChange: (change: Change, id: string) => void
}

export function ActivationDrawer({ activation, connections, onClose, onChange }: ActivationDrawerProps) {
  const connection = connections.find(({ id }) => id === activation?.connectionId)
  return (
    <SidePanel opened={activation !== null} onClose={onClose} size="lg" title={activation ? nameOf(activation) : ""}>
      {activation && <Details activation={activation} connection={connection} onChange={onChange} />}
    </SidePanel>
  )
}

const STALE_REASONS = {
  topic: "The topic has changed since the push.",
  settings: "The template or the connection has changed since the push.",
  wording: "Only the wording of Strata has changed. The segment keeps its ID until you refresh it here.",
}

type DetailsProps = Pick<ActivationDrawerProps, "onChange"> & {
  activation: Activation
  connection: ConnectionRecord | undefined
}

function Details({ activation, connection, onChange }: DetailsProps) {
  const { may } = useSession()
  const can = (change: Change) => may("activate") && changeable(change, [activation]).length > 0
  const matchKey = connection && matchKeyOf(connection)
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <Tag color={ACTIVATION_COLORS[activation.status] ?? "gray"}>{sentenceCase(activation.status)}</Tag>
        {activation.stale && <Tag color="orange">Stale</Tag>}
        {activation.staleReason && <Text size="sm">{STALE_REASONS[activation.staleReason]}</Text>}
      </Group>
      {activation.error && (
        <Alert color="red" title="Error">
          {activation.error}
        </Alert>
      )}
      {activation.status === "pending" && activation.platformSegmentId && (
        <Alert color="ochre">
          The files are queued for delivery. The segment becomes active once they are delivered.
        </Alert>
      )}
      {(can("refresh") || can("deactivate")) && (
        <Group gap="xs">
          {can("refresh") && (
            <Button
              size="xs"
              variant={activation.stale ? "filled" : "default"}
              leftSection={<IconRefresh size={14} aria-hidden />}
              onClick={() => onChange("refresh", activation.id)}
            >
              Refresh
            </Button>
          )}
          {can("deactivate") && (
            <Button
              size="xs"
              variant="light"
              color="red"
              leftSection={<IconBroadcastOff size={14} aria-hidden />}
              onClick={() => onChange("deactivate", activation.id)}
            >
              Deactivate
            </Button>
          )}
        </Group>
      )}
      <Names activation={activation} />
      <dl className={classes["facts"]}>
        {factsOf(activation, connection).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {matchKey && <MembersPanel topicId={activation.orgTopicId} matchKey={matchKey} />}
    </Stack>
  )
}

/** The pushed name and description, and for a stale activation what a refresh would change. */
function Names({ activation }: { activation: Activation }) {
  const { stale, pushedName, pushedDescription, currentPlatformName, currentPlatformDesc } = activation
  const parts: [string, string | null, string | null][] = [
    ["Name", pushedName, currentPlatformName],
    ["Description", pushedDescription, currentPlatformDesc],
    ["Engine version", activation.engineVersionAtPush, activation.currentEngineVersion],
  ]
  return (
    <section aria-labelledby="activation-names">
      <Title order={2} size="h5" mb="xs" id="activation-names">
        {stale ? "Changes on refresh" : pushedName === null ? "Not pushed yet" : "On the platform"}
      </Title>
      <dl className={classes["facts"]}>
        {parts.map(([name, pushed, current]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{stale ? <DiffText before={pushed ?? ""} after={current ?? ""} /> : (pushed ?? current)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function factsOf(activation: Activation, connection: ConnectionRecord | undefined): [string, ReactNode][] {
  const { orgTopicId, connectionId, platform, platformSegmentId, runId } = activation
  const facts: [string, ReactNode][] = [
    ["Topic", <InlineLink href={`/library/${orgTopicId}`}>View in library</InlineLink>],
    [
      "Connection",
      connection ? <InlineLink href={`/connections/${connectionId}`}>{connection.name}</InlineLink> : "Deleted",
    ],
    ["Platform", PLATFORM_LABELS[platform]],
    [
      "Segment ID",
      platformSegmentId && (
        <>
          {platformSegmentId} <CopyButton text={platformSegmentId} label="Copy segment ID" />
        </>
      ),
    ],
    ["Activated", activation.activatedAt && <When at={activation.activatedAt} />],
    ["Deactivated", activation.deactivatedAt && <When at={activation.deactivatedAt} />],
    ["Push run", runId && connection ? <InlineLink href={`/runs/push/${runId}`}>View run</InlineLink> : null],
  ]
  return facts.filter(([, value]) => value !== null && value !== undefined)
}

function InlineLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor component={Link} href={href} inherit>
      {children}
    </Anchor>
  )
}
