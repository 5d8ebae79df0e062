/** Data vendors and platforms that prefix a segment name ("Acxiom > Auto > SUV Intenders"), not part of its topic. */
export { default as PROVIDERS } from "../../../dist/tables/qualifiers/providers.ts"

/** Terms for how a segment was built. Dropped only if they fill a whole path step: "mobile" can also be a topic. */
export { default as STRUCTURAL } from "../../../dist/tables/qualifiers/structural.ts"
