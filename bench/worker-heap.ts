import type { Miniflare } from "miniflare"

const MEBIBYTE = 1024 ** 2

type Usage = { usedSize: number; backingStorageSize: number }

/** Reads the JavaScript heap of a Worker and its objects, over the inspector of a simulator started with `inspect`. */
export async function openHeap(miniflare: Miniflare, worker: string) {
  const inspector = await miniflare.getInspectorURL()
  const listed = await fetch(`http://${inspector.host}/json`)
  const targets = (await listed.json()) as { id: string; webSocketDebuggerUrl: string }[]
  const target = targets.find(({ id }) => id === `core:user:${worker}`)
  if (!target) throw new Error(`The inspector does not list ${worker}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener("open", resolve))
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  let sent = 0
  const send = (method: string) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++sent, resolve)
      socket.send(JSON.stringify({ id: sent, method }))
    })
  await send("HeapProfiler.enable")
  return {
    /** After a garbage collection; without WebAssembly memory. */
    mebibytes: async () => {
      await send("HeapProfiler.collectGarbage")
      const { usedSize, backingStorageSize } = (await send("Runtime.getHeapUsage")) as Usage
      return Number(((usedSize + backingStorageSize) / MEBIBYTE).toFixed(1))
    },
    close: () => socket.close(),
  }
}
