import { useRoute } from "wouter"
import { ImportDetail } from "./import-detail.tsx"
import { NewImport } from "./new-import.tsx"

export function Page() {
  const [, params] = useRoute("/import/:batchId")
  return params ? <ImportDetail key={params.batchId} batchId={params.batchId} /> : <NewImport />
}
