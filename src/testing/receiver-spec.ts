export type ReceiverSpec = {
  /** Each must verify; the second is the one before a rotation. */
  secrets: string[]
  /** Status per delivery, in order; 204 after the last one. */
  answers?: (number | "hang" | "large")[]
  headers?: Record<string, string>
}
export type SeenDelivery = {
  body: string
  headers: Record<string, string>
  /** Why the delivery was refused; null if it was as documented. */
  problem: string | null
  answered: number | string
}
