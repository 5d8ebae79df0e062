import { readdirSync, readFileSync } from "node:fs"

const TICKS_A_SECOND = 100

/** On systems without /proc there is nothing to watch. */
export function childProcesses(): number[] {
  try {
    return readdirSync("/proc/self/task").flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

export const residentMebibytes = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

/** What a process has computed so far, in milliseconds, whatever else the machine had to do. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The name in parentheses may hold blanks; the fields behind it are numbers.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}
