/** Businesses between a maker and the end users of its products. */
export { default as INTERMEDIARIES } from "../../../dist/tables/cues/intermediaries.ts"

/** The people at the end of the chain, after a preposition: "advisors booking cruises for clients". */
export { default as END_CUSTOMERS } from "../../../dist/tables/cues/end-customers.ts"
