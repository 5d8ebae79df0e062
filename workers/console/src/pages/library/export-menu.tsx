import { Button, Menu } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { urlOf } from "../../api/call.ts"
import type { TopicFilters } from "../../api/types.ts"
import { useSession } from "../../session/session.ts"

/** Links to the export route, which streams the file; the browser never holds it in memory. */
export function ExportMenu({ filters }: { filters: TopicFilters }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const exportUrl = (format: "csv" | "json", full?: boolean) =>
    urlOf("GET /api/export", { query: { ...filters, format, ...(full && { full }) } })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Matching topics</Menu.Label>
        <Menu.Item component="a" href={exportUrl("csv")} download>
          CSV, core fields and layers
        </Menu.Item>
        <Menu.Item component="a" href={exportUrl("json")} download>
          JSON, full records
        </Menu.Item>
        {may("export:full") && (
          <Menu.Item component="a" href={exportUrl("csv", true)} download>
            CSV, all fields
          </Menu.Item>
        )}
        {may("activate") && (
          <>
            <Menu.Label>Platforms</Menu.Label>
            <Menu.Item onClick={() => navigate("/activations/push", { state: { filters } })}>
              Push all matching…
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
