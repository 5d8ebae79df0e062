import { Button, Group, Stack } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { ApiKeys } from "./api-keys.tsx"
import { NewKeyDialog } from "./new-key-dialog.tsx"
import { SdkKeys } from "./sdk-keys.tsx"
import type { KeyKind } from "./use-keys.ts"

export function Page() {
  const { may } = useSession()
  const [creating, setCreating] = useState<KeyKind | null>(null)
  return (
    <>
      <PageHeader
        title="Keys"
        lead="API keys are for your systems, SDK keys for web pages."
        help="A key is shown once, when it is made; only a fingerprint of it is kept. Revoking takes effect at once and cannot be undone. SDK keys can be seen by everybody who visits the page they are on: they reach classification and mappings, and nothing else."
        actions={
          may("api_keys:manage") && (
            <Group gap="xs">
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating("api")}>
                New API key
              </Button>
              <Button variant="default" onClick={() => setCreating("sdk")}>
                New SDK key
              </Button>
            </Group>
          )
        }
      />
      <Stack gap="xl">
        <ApiKeys />
        <SdkKeys />
      </Stack>
      {creating && <NewKeyDialog kind={creating} onClose={() => setCreating(null)} />}
    </>
  )
}
