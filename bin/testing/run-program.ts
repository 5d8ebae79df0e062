import { spawn } from "node:child_process"
import path from "node:path"
import { text } from "node:stream/consumers"
import { ROOT } from "../system/paths.ts"

/**
 * Runs a program of node_modules/.bin on this Node, and returns its output. Tests check the output, not the exit code. `onOutput` gets
 * what the program has said so far.
 */
export async function runProgram(
  name: string,
  args: readonly string[],
  onOutput: (output: string) => void = () => {},
): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, "node_modules/.bin", name), ...args], {
    cwd: ROOT,
    env: { ...process.env, ADCP_SKIP_VERSION_CHECK: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  child.stdout.on("data", (chunk) => onOutput((said += String(chunk))))
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return out + errors
}
