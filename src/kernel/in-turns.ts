/** Rows that take twenty milliseconds to classify. A turn costs more than one, since no timer is shorter. */
const ROWS_AT_ONCE = 250

/**
 * The rows of bulk work, some at a time. Other requests of the isolate, which may be a page's classify call, go on between them.
 *
 * A step should be taken for all rows of a turn before the next one: the processor's cache holds the code of one step, not of all. Row by
 * row, a chunk of an import takes a twelfth longer.
 */
export async function* inTurns<T>(rows: readonly T[]): AsyncGenerator<readonly T[], void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    if (start > 0) await scheduler.wait(0)
    yield rows.slice(start, start + ROWS_AT_ONCE)
  }
}
