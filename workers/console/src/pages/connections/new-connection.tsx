import { Radio, Stack } from "@mantine/core"
import { useLocation } from "wouter"
import { PLATFORM_NAMES, PLATFORMS } from "../../../../../src/knowledge/platforms/platforms.ts"
import { isOutbound } from "../../../../../src/organizations/connections/kinds.ts"
import type { Direction, Platform } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { useCreateConnection } from "./change-connections.ts"
import { ConnectionForm } from "./connection-form.tsx"
import { Gallery } from "./gallery.tsx"
import type { Kind } from "./sections.ts"

const DIRECTIONS: readonly { value: Direction; label: string; description: string }[] = [
  { value: "outbound", label: "Outbound", description: "Push topics to a platform." },
  { value: "inbound", label: "Inbound", description: "Sync topics from a source, manually or on a schedule." },
  { value: "bidirectional", label: "Inbound and outbound", description: "Sync from and push to the same system." },
]

/** A source is chosen by its type in the form: which platform it belongs to says nothing about it. */
const SOURCE_ONLY: Platform = "custom_api"

/** The platforms that a connection of this direction can have. */
const platformsFor = (direction: Direction): readonly Platform[] =>
  direction === "inbound"
    ? [SOURCE_ONLY]
    : PLATFORM_NAMES.filter((platform) => direction === "outbound" || !PLATFORMS[platform].outboundOnly)

const optionOf = (value: Platform) => ({ value, label: PLATFORMS[value].label, summary: PLATFORMS[value].summary })

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
                platform: platformsFor(direction).includes(kind.platform)
                  ? kind.platform
                  : (platformsFor(direction)[0] ?? SOURCE_ONLY),
              })
            }
          >
            <RadioOptions options={DIRECTIONS} />
          </Radio.Group>
          {isOutbound(kind.direction) && (
            <Gallery
              label="Platform"
              options={platformsFor(kind.direction).map(optionOf)}
              value={kind.platform}
              onChange={(platform) => setKind({ platform: platform as Platform })}
            />
          )}
        </Stack>
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
      </Stack>
    </>
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
