import { Anchor, Badge, Button, Group, Table } from "@mantine/core"
import { IconPlus, IconTemplate } from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { Link, useLocation, useRoute } from "wouter"
import { call } from "../../api/call.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { TemplateEditor } from "./template-editor.tsx"

export function Page() {
  const [, navigate] = useLocation()
  const [, edited] = useRoute("/templates/:id")
  const { data, error, refetch } = useQuery({
    queryKey: ["templates"],
    queryFn: ({ signal }) => call("GET /api/admin/output-templates", { signal }),
  })
  const template = data?.find(({ id }) => id === edited?.id)
  if (edited && data && !template && edited.id !== "new") {
    return (
      <EmptyState
        title="Template not found"
        icon={IconTemplate}
        actions={
          <Button component={Link} href="/templates">
            All templates
          </Button>
        }
      >
        It may have been deleted.
      </EmptyState>
    )
  }
  if (edited && (template || edited.id === "new")) {
    return <TemplateEditor key={edited.id} template={template ?? null} onClose={() => navigate("/templates")} />
  }
  return (
    <>
      <PageHeader
        title="Templates"
        lead="Templates generate the names and descriptions of segments for each platform."
        help="Changes apply from the next push and make activations stale. Names stored with topics are updated when the topics are reclassified."
        actions={
          <Button component={Link} href="/templates/new" leftSection={<IconPlus size={16} aria-hidden />}>
            New template
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : data.length === 0 ? (
        <EmptyState
          title="No templates yet"
          icon={IconTemplate}
          actions={
            <Button component={Link} href="/templates/new">
              New template
            </Button>
          }
        >
          A template defines the segment names for a platform.
        </EmptyState>
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
              {data.map(({ id, displayName, platformKey, descCharLimit, isActive, builtIn }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Anchor component={Link} href={`/templates/${id}`} size="sm">
                      {displayName}
                    </Anchor>
                  </Table.Td>
                  <Table.Td ff="monospace">{platformKey}</Table.Td>
                  <Table.Td>{descCharLimit ?? "None"}</Table.Td>
                  <Table.Td>
                    <Group gap={6}>
                      <Badge variant="light" tt="none" color={isActive ? "teal" : "gray"}>
                        {isActive ? "Active" : "Inactive"}
                      </Badge>
                      {builtIn && (
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
