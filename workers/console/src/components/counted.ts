/** A count with its noun, such as "1 topic" or "1,200 topics". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
