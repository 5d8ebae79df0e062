import { Grid, Group, List, Paper, Radio, SimpleGrid, Stack, Text, Title } from "@mantine/core"
import { useLocation } from "wouter"
import { PLATFORM_NAMES, PLATFORMS } from "../../../../../src/knowledge/platforms/platforms.ts"
import { isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Direction, Platform } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { useCreateConnection } from "./change-connections.ts"
import classes from "./connections.module.css"
import { ConnectionForm } from "./connection-form.tsx"
import type { Kind } from "./sections.ts"

const DIRECTIONS: readonly { value: Direction; label: string; description: string }[] = [
  { value: "outbound", label: "Outbound", description: "Push topics to a platform." },
  { value: "inbound", label: "Inbound", description: "Sync topics from a source, manually or on a schedule." },
  { value: "bidirectional", label: "Inbound and outbound", description: "Sync from and push to the same system." },
]

/** The platforms that a connection of this direction can have. */
const platformsFor = (direction: Direction) =>
  PLATFORM_NAMES.filter((platform) => direction === "outbound" || !PLATFORMS[platform].outboundOnly)

export function NewConnection() {
  const [, navigate] = useLocation()
  const { values: kind, set: setKind } = useDraft<Kind>("kind of connection", {
    platform: PLATFORM_NAMES[0],
    direction: "outbound",
  })
  const create = useCreateConnection()
  return (
    <>
      <BackLink href="/connections">All connections</BackLink>
      <PageHeader title="New connection" lead="Connect a source or a platform." />
      <Stack gap="md" maw="78rem">
        <Stack gap="md">
          <Radio.Group
            label="Direction"
            value={kind.direction}
            onChange={(direction) =>
              setKind({
                direction,
                platform: platformsFor(direction).includes(kind.platform) ? kind.platform : PLATFORM_NAMES[0],
              })
            }
          >
            <RadioOptions options={DIRECTIONS} />
          </Radio.Group>
          <Radio.Group label="Platform" value={kind.platform} onChange={(platform) => setKind({ platform })}>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} mt={6}>
              {platformsFor(kind.direction).map((platform) => (
                <PlatformCard key={platform} platform={platform} />
              ))}
            </SimpleGrid>
          </Radio.Group>
        </Stack>
        <Grid gap="lg">
          {isOutbound(kind.direction) && (
            <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
              <Setup platform={kind.platform} />
            </Grid.Col>
          )}
          <Grid.Col span={{ base: 12, md: isOutbound(kind.direction) ? 8 : 12 }} order={{ base: 2, md: 1 }}>
            <ConnectionForm
              kind={kind}
              form="connection"
              name=""
              stored={null}
              action="Create"
              pending={create.isPending}
              error={create.error}
              onSubmit={(filled, _version, done) =>
                create.mutate(
                  { ...filled, ...kind },
                  {
                    onSuccess: ({ id }) => {
                      done()
                      navigate(`/connections/${id}`)
                    },
                  },
                )
              }
              toTest={({ config, credentials }) => ({ ...kind, config, credentials })}
              onCancel={() => navigate("/connections")}
            />
          </Grid.Col>
        </Grid>
      </Stack>
    </>
  )
}

/** A platform in the gallery, with its initials as a face. */
function PlatformCard({ platform }: { platform: Platform }) {
  const { label, summary } = PLATFORMS[platform]
  return (
    <Radio.Card value={platform} p="sm" className={classes["platform"]}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <span className={classes["face"]} aria-hidden>
          {label
            .split(" ")
            .map(([initial]) => initial)
            .join("")
            .slice(0, 2)}
        </span>
        <div>
          <Text size="sm" fw={600}>
            {label}
          </Text>
          <Text size="xs" c="dimmed">
            {summary}
          </Text>
        </div>
      </Group>
    </Radio.Card>
  )
}

function Setup({ platform }: { platform: Platform }) {
  const { label, setup } = PLATFORMS[platform]
  return (
    <Paper withBorder p="md" component="section" aria-label={`Set up ${label}`}>
      <Title order={2} size="h5" mb="xs">
        Set up {label}
      </Title>
      <List type="ordered" size="sm" spacing={4}>
        {setup.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </Paper>
  )
}

function RadioOptions({ options }: { options: readonly { value: string; label: string; description: string }[] }) {
  return (
    <Stack gap={8} mt={6}>
      {options.map((option) => (
        <Radio key={option.value} {...option} />
      ))}
    </Stack>
  )
}
