export type LexiconTable = {
  category: string
  nodes: readonly { path: string; iab: string; terms: string }[]
}

export type BrandTable = {
  category: string
  nodes: readonly { path: string; market: "B2C" | "B2B" | "B2B2C"; names: string }[]
}
