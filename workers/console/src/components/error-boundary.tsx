import { Component, type ReactNode } from "react"
import { ErrorState } from "./error-state.tsx"

type Props = { children: ReactNode }

/** Keeps one page's mistake from taking the console down. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Something went wrong") }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const gone = isMissingCode(error)
    return (
      <ErrorState
        title={gone ? "A newer console is out" : "This page stopped working"}
        error={gone ? "Reload to get the parts that changed. What you typed here is lost." : error}
        onRetry={() => (gone ? window.location.reload() : this.setState({ error: undefined }))}
      />
    )
  }
}

/** After a deployment the files of the version before are gone. */
const isMissingCode = (error: unknown) =>
  error instanceof Error && /dynamically imported module|preload CSS|module script failed/i.test(error.message)
