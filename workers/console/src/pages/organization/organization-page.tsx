import { Stack } from "@mantine/core"
import { PageHeader } from "../../components/page-header.tsx"
import { EraseOrganization } from "./erase-organization.tsx"
import { ExportOrganization } from "./export-organization.tsx"

export function Page() {
  return (
    <>
      <PageHeader title="Data" lead="Export or erase your organization’s data." />
      <Stack gap="xl">
        <ExportOrganization />
        <EraseOrganization />
      </Stack>
    </>
  )
}
