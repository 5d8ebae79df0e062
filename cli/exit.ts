/** Exit codes, documented in docs/cli.md. */
export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3, rejected: 4, differs: 5 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends the command with a message for the user. */
export class CliError extends Error {
  readonly code: ExitCode
  /** The service's answer, shown with `--json`. */
  readonly answer: { status?: number; requestId?: string }

  constructor(message: string, code: ExitCode = EXIT.failed, answer: CliError["answer"] = {}) {
    super(message)
    this.code = code
    this.answer = answer
  }
}

export const usageError = (message: string) => new CliError(message, EXIT.usage)
