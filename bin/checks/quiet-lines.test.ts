import { it } from "vitest"
import { quietLines } from "./quiet-lines.ts"

it("leaves out what the runtime prints about dropped connections, and nothing else", ({ expect }) => {
  let written = ""
  const { take, end } = quietLines((text) => (written += text))
  take("exception = kj/async-io.c++:71: disconnected: stream disconnected prematurely\nstack: /x/bin/work")
  take("erd@5765f33 /x/bin/workerd@54d1313\nuncaught exception; source = Uncaught (in promise); stack = Error: ")
  take("Network connection lost.\nuncaught exception; stack = TypeError: x is not a function\n ✓ a test\n\nFAIL")
  end()
  expect(written).toBe("uncaught exception; stack = TypeError: x is not a function\n ✓ a test\n\nFAIL")
})
