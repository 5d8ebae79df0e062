import { Radio, SimpleGrid, Stack } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import { PLATFORM_NAMES, PLATFORMS } from "../../../../../src/knowledge/platforms/platforms.ts"
import type { Direction, Platform } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useCreateConnection } from "./change-connections.ts"
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

const optionOf = (platform: Platform) => ({
  value: platform,
  label: PLATFORMS[platform].label,
  description: PLATFORMS[platform].summary,
})

export function NewConnection() {
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<Kind>({ platform: PLATFORM_NAMES[0], direction: "outbound" })
  const create = useCreateConnection()
  return (
    <>
      <BackLink href="/connections">All connections</BackLink>
      <PageHeader title="New connection" lead="Connect a source or a platform." />
      <Stack gap="md" maw="62rem">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
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
          <Radio.Group label="Platform" value={kind.platform} onChange={(platform) => setKind({ ...kind, platform })}>
            <RadioOptions options={platformsFor(kind.direction).map(optionOf)} />
          </Radio.Group>
        </SimpleGrid>
        <ConnectionForm
          kind={kind}
          name=""
          stored={null}
          action="Create"
          pending={create.isPending}
          error={create.error}
          onSubmit={(filled) =>
            create.mutate({ ...filled, ...kind }, { onSuccess: ({ id }) => navigate(`/connections/${id}`) })
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
