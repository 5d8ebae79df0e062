import { useEffect } from "react"
import { useOwner } from "../pages/import/use-owner.ts"

/** Goes on with imports that a reload or a closed tab has interrupted, whatever page is open. */
export function LeftImports() {
  const owner = useOwner()
  useEffect(() => {
    // What is on the page comes first.
    const soon = setTimeout(() => {
      void import("../pages/import/import-runner.ts").then(({ resumeImports }) => resumeImports(owner))
    }, 500)
    return () => clearTimeout(soon)
  }, [owner])
  return null
}
