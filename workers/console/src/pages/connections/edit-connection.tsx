import { Box } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { useLocation } from "wouter"
import type { ConnectionRecord } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { DIRECTION_LABELS, PLATFORM_LABELS } from "../../components/connection-names.ts"
import { PageHeader } from "../../components/page-header.tsx"
import { useUpdateConnection } from "./change-connections.ts"
import { ConnectionForm } from "./connection-form.tsx"
import type { Filled } from "./use-connection-form.ts"

export function EditConnection({ connection }: { connection: ConnectionRecord }) {
  const { id, name, platform, direction } = connection
  const [, navigate] = useLocation()
  const update = useUpdateConnection(id)
  const done = () => navigate(`/connections/${id}`)
  const save = (filled: Filled, version: string, saved: () => void) => {
    const changes = {
      ...(filled.name !== name && { name: filled.name }),
      ...(Object.keys(filled.config).length > 0 && { config: filled.config }),
      ...(filled.credentials && { credentials: filled.credentials }),
    }
    if (Object.keys(changes).length === 0) {
      saved()
      done()
      return
    }
    update.mutate(
      { changes, version },
      {
        onSuccess: () => {
          saved()
          notifications.show({ color: "petrol", title: "Connection saved", message: name })
          done()
        },
      },
    )
  }
  return (
    <>
      <BackLink href={`/connections/${id}`}>{name}</BackLink>
      <PageHeader
        title={`Edit ${name}`}
        lead={`${PLATFORM_LABELS[platform]} · ${DIRECTION_LABELS[direction]}. Platform and direction cannot be changed.`}
      />
      <Box maw="62rem">
        <ConnectionForm
          kind={{ platform, direction }}
          form={`connection ${id}`}
          version={connection.updatedAt}
          name={name}
          stored={connection.config}
          action="Save"
          pending={update.isPending}
          error={update.error}
          onSubmit={save}
          toTest={({ config, credentials }) => ({ connectionId: id, config, credentials })}
          onCancel={done}
        />
      </Box>
    </>
  )
}
