import { createClient, StrataError } from "../sdk/strata.js"

const key = document.querySelector("#key")
const status = document.querySelector("#status")
const response = document.querySelector("#response")
const cancel = document.querySelector("#cancel")

const CALLS = {
  classify: (strata, fields, signal) =>
    strata.classify(fields.get("topic"), { engine: fields.get("engine"), explain: fields.has("explain"), signal }),
  duplicate: (strata, fields, signal) => strata.checkDuplicate(fields.get("name"), { signal }),
  mappings: (strata, fields, signal) => strata.mappings({ platform: fields.get("platform") || undefined }, { signal }),
  brief: (strata, fields, signal) => strata.analyzeBrief(fields.get("file"), { signal }),
}

for (const [id, call] of Object.entries(CALLS)) {
  document.querySelector(`#${id}`).addEventListener("submit", (event) => {
    event.preventDefault()
    if (key.reportValidity()) void show(call, new FormData(event.target))
  })
}

let controller = new AbortController()
cancel.addEventListener("click", () => controller.abort())

async function show(call, fields) {
  controller = new AbortController()
  const { signal } = controller
  cancel.hidden = false
  status.textContent = "Loading…"
  response.textContent = ""
  const startedAt = performance.now()
  try {
    const strata = createClient({ key: key.value.trim(), baseUrl: location.origin })
    response.textContent = JSON.stringify(await call(strata, fields, signal), null, 2)
    status.textContent = `Completed in ${Math.round(performance.now() - startedAt)} ms.`
  } catch (error) {
    if (signal.aborted) status.textContent = "Cancelled."
    else if (error instanceof StrataError) {
      status.textContent = `Error${error.status ? ` ${error.status}` : ""}: ${error.message}`
      response.textContent = error.body === undefined ? "" : JSON.stringify(error.body, null, 2)
    } else throw error
  } finally {
    cancel.hidden = true
  }
}
