/** The same command in a shell that then writes the processor time of the command and all its ended children to file descriptor 3. */
export function measured(command: string, args: readonly string[]): [command: string, args: string[]] {
  return ["sh", ["-c", '"$@" 3>&-; code=$?; times >&3; exit $code', "sh", command, ...args]]
}

/** Seconds, from what that shell wrote: its last line has those of its children, as in `0m4.21s 0m0.35s`. */
export function processorSeconds(times: string): number {
  const line = times.trim().split("\n").at(-1) ?? ""
  return Array.from(line.matchAll(/(\d+)m([\d.]+)s/g)).reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}
