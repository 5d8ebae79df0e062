/** Something that would break a deployment or that its owner should know, and what to do about it. */
export type Problem = { what: string; remedy: string }

export const lines = (problems: readonly Problem[]) =>
  problems.flatMap(({ what, remedy }) => [`  - ${what}`, `    ${remedy}`])
