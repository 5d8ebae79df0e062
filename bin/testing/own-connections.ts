// Opens a new connection for every request of this process. A server may close an idle connection just when the next
// request is written to it, which then fails: rarely, and mostly on a busy machine. Node's own dispatcher would do it for a header, but
// ends the process when the server closes a connection whose answer is not read yet (nodejs/undici#5360).
import { Agent, setGlobalDispatcher } from "undici"

setGlobalDispatcher(new Agent({ pipelining: 0 }))
