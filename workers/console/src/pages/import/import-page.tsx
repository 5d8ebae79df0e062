import { useEffect } from "react"
import { useRoute } from "wouter"
import { ImportDetail } from "./import-detail.tsx"
import { resumeImports } from "./import-runner.ts"
import { NewImport } from "./new-import.tsx"
import { useOwner } from "./use-imports.ts"

export function Page() {
  const owner = useOwner()
  const [, params] = useRoute("/import/:batchId")
  useEffect(() => void resumeImports(owner), [owner])
  return params ? <ImportDetail key={params.batchId} batchId={params.batchId} /> : <NewImport />
}
