/** Computes a value on first use, to keep startup free of work that few requests need. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
