import { useEffect } from "react"
import { useOwner } from "../pages/import/use-owner.ts"

/** Resumes imports that a reload or a closed tab interrupted, on whichever page is open. */
export function ResumeImports() {
  const owner = useOwner()
  useEffect(() => {
    // Let the page load first.
    const timer = setTimeout(() => {
      void import("../pages/import/import-runner.ts").then(({ resumeImports }) => resumeImports(owner))
    }, 500)
    return () => clearTimeout(timer)
  }, [owner])
  return null
}
