/** Messages between the tabs of this browser. */
export function openTabs<T>(name: string) {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    tell: (message: T) => channel.postMessage(message),
    listen: (listener: (message: T) => void) => {
      const onMessage = ({ data }: MessageEvent<T>) => listener(data)
      channel.addEventListener("message", onMessage)
      return () => channel.removeEventListener("message", onMessage)
    },
  }
}
