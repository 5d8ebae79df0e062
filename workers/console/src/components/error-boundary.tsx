import { Component, type ReactNode } from "react"
import { ErrorState } from "./error-state.tsx"

type Props = { children: ReactNode }

/** Limits an error to one page, so that the rest of the console keeps working. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Something went wrong") }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const outdated = isMissingCode(error)
    return (
      <ErrorState
        title={outdated ? "A new version is available" : "Something went wrong on this page"}
        error={outdated ? "Reload to update. Unsaved changes on this page will be lost." : error}
        onRetry={() => (outdated ? window.location.reload() : this.setState({ error: undefined }))}
      />
    )
  }
}

/** A deployment removes the files of the previous version. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|preload CSS|module script failed/i.test(error.message)
