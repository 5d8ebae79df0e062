import { useCallback, useEffect, useState } from "react"

/** What is typed between the key that opens the finder and its field having the focus. Each change of `asked` begins again. */
export function useEarlyText(asked: number): { text: string; end: () => void } {
  const [text, setText] = useState("")
  const [isWaiting, setIsWaiting] = useState(false)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    setText("")
    setIsWaiting(true)
  }
  useEffect(() => {
    if (!isWaiting) return undefined
    const take = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      setText((before) => before + event.key)
    }
    window.addEventListener("keydown", take, { capture: true })
    return () => window.removeEventListener("keydown", take, { capture: true })
  }, [isWaiting])
  return { text, end: useCallback(() => setIsWaiting(false), []) }
}
