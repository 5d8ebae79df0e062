import { Radio, SimpleGrid, Stack } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
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

const PLATFORMS: readonly { value: Platform; label: string; description: string }[] = [
  { value: "marketplace", label: "Data marketplace", description: "OAuth 2.0 with username and password." },
  { value: "dspapi", label: "DSP API", description: "Demand-side platform with an API key." },
  { value: "exchange", label: "Ad exchange", description: "File upload by SFTP or S3." },
  { value: "custom_api", label: "Custom API", description: "Any other JSON API." },
  { value: "sandbox", label: "Sandbox", description: "Built in, to try things out. Keeps segments, reaches nobody." },
]

export function NewConnection() {
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<Kind>({ platform: "marketplace", direction: "outbound" })
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
                platform: kind.platform === "sandbox" && direction !== "outbound" ? "marketplace" : kind.platform,
              })
            }
          >
            <RadioOptions options={DIRECTIONS} />
          </Radio.Group>
          <Radio.Group label="Platform" value={kind.platform} onChange={(platform) => setKind({ ...kind, platform })}>
            <RadioOptions
              options={PLATFORMS.filter(({ value }) => value !== "sandbox" || kind.direction === "outbound")}
            />
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
