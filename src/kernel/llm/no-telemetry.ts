/**
 * Replaces `@opentelemetry/api`, which the LLM provider's SDK imports but does not use here, since tracing is off. The alias is in
 * bin/build/build-worker.mjs. If a later SDK imports another name, the build fails.
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
