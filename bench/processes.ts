import { readdirSync, readFileSync } from "node:fs"

const TICKS_PER_SECOND = 100

/** Runs `start` and returns the id of the process it created; undefined on systems without /proc. */
export async function startProcess<T extends object>(
  start: () => Promise<T>,
): Promise<T & { pid: number | undefined }> {
  const others = new Set(childProcesses())
  const started = await start()
  return { ...started, pid: childProcesses().find((pid) => !others.has(pid)) }
}

function childProcesses(): number[] {
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

/** The CPU time of a process so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  // The name in parentheses may contain spaces; the fields after it are numbers.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}
