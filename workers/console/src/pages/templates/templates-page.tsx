import { Badge, Button, Group, Table, UnstyledButton } from "@mantine/core"
import { IconPlus, IconTemplate } from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { call } from "../../api/call.ts"
import type { StoredTemplate } from "../../api/routes/templates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { TemplateEditor } from "./template-editor.tsx"

export function Page() {
  const [editing, setEditing] = useState<StoredTemplate | "new" | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ["templates"],
    queryFn: ({ signal }) => call("GET /api/admin/output-templates", { signal }),
  })
  if (editing) {
    return <TemplateEditor template={editing === "new" ? null : editing} onClose={() => setEditing(null)} />
  }
  return (
    <>
      <PageHeader
        title="Templates"
        lead="Templates generate the names and descriptions of segments for each platform."
        help="Changes apply from the next push and make activations stale. Names stored with topics are updated when the topics are reclassified."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing("new")}>
            New template
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : data.length === 0 ? (
        <EmptyState title="No templates yet" icon={IconTemplate} />
      ) : (
        <Table.ScrollContainer minWidth={560} type="native" tabIndex={0} role="group" aria-label="Templates">
          <Table aria-label="Templates" verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Template</Table.Th>
                <Table.Th>Key</Table.Th>
                <Table.Th>Description limit</Table.Th>
                <Table.Th>Status</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((template) => (
                <Table.Tr key={template.id}>
                  <Table.Td>
                    <UnstyledButton fz="sm" td="underline" onClick={() => setEditing(template)}>
                      {template.displayName}
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td ff="monospace">{template.platformKey}</Table.Td>
                  <Table.Td>{template.descCharLimit ?? "None"}</Table.Td>
                  <Table.Td>
                    <Group gap={6}>
                      <Badge variant="light" tt="none" color={template.isActive ? "teal" : "gray"}>
                        {template.isActive ? "Active" : "Inactive"}
                      </Badge>
                      {template.builtIn && (
                        <Badge variant="light" tt="none" color="indigo">
                          Built-in
                        </Badge>
                      )}
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  )
}
