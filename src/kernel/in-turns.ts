/** Rows that take ten to twenty milliseconds; a turn costs another one. */
const ROWS_AT_ONCE = 100

/** The rows of bulk work. Other requests of the isolate, which may be a page's classify call, go on between some of them. */
export async function* inTurns<T>(rows: readonly T[]): AsyncGenerator<T, void> {
  for (const [i, row] of rows.entries()) {
    if (i > 0 && i % ROWS_AT_ONCE === 0) await scheduler.wait(0)
    yield row
  }
}
