import { Radio, SimpleGrid, Stack } from "@mantine/core"
import { useState } from "react"
import { useLocation } from "wouter"
import type { Direction, Platform } from "../../api/routes/connections.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { useCreateConnection } from "./change-connections.ts"
import { ConnectionForm } from "./connection-form.tsx"
import type { Kind } from "./sections.ts"

const DIRECTIONS: readonly { value: Direction; label: string; description: string }[] = [
  { value: "outbound", label: "Send segments out", description: "Topics are pushed to a platform." },
  { value: "inbound", label: "Bring topics in", description: "Topics are read from a source, by hand or on schedule." },
  { value: "bidirectional", label: "Both ways", description: "One system that is read from and pushed to." },
]

const PLATFORMS: readonly { value: Platform; label: string; description: string }[] = [
  { value: "marketplace", label: "Data marketplace", description: "OAuth2 with username and password." },
  { value: "dspapi", label: "DSP API", description: "A demand-side platform with an API key." },
  { value: "exchange", label: "Ad exchange", description: "Files by SFTP or S3." },
  { value: "custom_api", label: "Custom API", description: "Any other system that speaks JSON." },
]

export function NewConnection() {
  const [, navigate] = useLocation()
  const [kind, setKind] = useState<Kind>({ platform: "marketplace", direction: "outbound" })
  const create = useCreateConnection()
  return (
    <>
      <BackLink href="/connections">All connections</BackLink>
      <PageHeader title="New connection" lead="What it connects to decides what has to be filled in." />
      <Stack gap="md" maw="62rem">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <Radio.Group
            label="Direction"
            value={kind.direction}
            onChange={(direction) => setKind({ ...kind, direction })}
          >
            <Choices of={DIRECTIONS} />
          </Radio.Group>
          <Radio.Group label="Platform" value={kind.platform} onChange={(platform) => setKind({ ...kind, platform })}>
            <Choices of={PLATFORMS} />
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
          onCancel={() => navigate("/connections")}
        />
      </Stack>
    </>
  )
}

function Choices({ of }: { of: readonly { value: string; label: string; description: string }[] }) {
  return (
    <Stack gap={8} mt={6}>
      {of.map((one) => (
        <Radio key={one.value} {...one} />
      ))}
    </Stack>
  )
}
