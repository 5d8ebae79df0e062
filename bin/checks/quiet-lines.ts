/**
 * Lines that the runtime and the test runner print for passing tests: workerd reports every connection that a stub drops on purpose, though
 * the code under test handles it, and has no setting to turn that off.
 */
const PRINTED_REGARDLESS = [
  /^exception = .*: disconnected: /,
  /^uncaught exception; .*Network connection lost\.$/,
  /^stack: .*\/workerd@[0-9a-f]+/,
  /^Sourcemap for ".*\/node_modules\/.*" points to missing source files$/,
]

/** Forwards output line by line, without those lines. */
export function quietLines(write: (text: string) => void): { take: (text: string) => void; end: () => void } {
  let rest = ""
  const pass = (lines: readonly string[]) =>
    write(lines.filter((line) => !PRINTED_REGARDLESS.some((pattern) => pattern.test(line.trimEnd()))).join(""))
  return {
    take: (text) => {
      const lines = (rest + text).split(/(?<=\n)/)
      rest = lines.at(-1)?.endsWith("\n") ? "" : (lines.pop() ?? "")
      pass(lines)
    },
    end: () => pass([rest]),
  }
}
