import { Button, Group, Stack } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { PageHeader } from "../../components/page-header.tsx"
import { useSession } from "../../session/session.ts"
import { ApiKeys } from "./api-keys.tsx"
import { ConnectedApps } from "./connected-apps.tsx"
import { KeyHolders } from "./key-holders-section.tsx"
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
        lead="Use API keys in your backend and SDK keys in web pages."
        help="A key is shown once, when you create it; only a hash is stored. Revoking takes effect immediately and cannot be undone. SDK keys are visible to visitors of your pages, so they only give access to classification and mappings, and can be limited to origins and request rates."
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
        <ApiKeys onCreate={() => setCreating("api")} />
        <SdkKeys onCreate={() => setCreating("sdk")} />
        <KeyHolders />
        <ConnectedApps />
      </Stack>
      {creating && <NewKeyDialog kind={creating} onClose={() => setCreating(null)} />}
    </>
  )
}
