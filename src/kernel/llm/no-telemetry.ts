/**
 * Stands in for `@opentelemetry/api`, which the LLM provider's SDK brings along and never uses here: its tracing is off. The alias
 * is in wrangler.toml; a name that a later SDK should need and this lacks fails the build.
 */
export const context = { active: () => undefined, with: <T>(_context: unknown, run: () => T): T => run() }
export const trace = {
  getTracerProvider: () => ({ getTracer: () => undefined }),
  isSpanContextValid: () => false,
  setSpan: () => undefined,
}
export const propagation = { fields: (): string[] => [], inject: () => {} }
export const SpanKind = { CLIENT: 2 }
export const SpanStatusCode = { OK: 1, ERROR: 2 }
