// Runs in the measured page. Each step acts as a user would and returns the milliseconds until the table has drawn the result.
const ROW_HEIGHT = 44
const table = () => document.querySelector('[role="grid"]')
const cells = (row) => [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent)
const rows = () => [...table().querySelectorAll("[data-index]")]
const rowAt = (index) => table().querySelector(`[data-index="${index}"]`)
const isIdle = () => table() !== null && table().getAttribute("aria-busy") !== "true"
const hasRows = () => isIdle() && rows().length > 0 && rows().every((row) => cells(row)[1] !== "")

async function until(condition) {
  const began = performance.now()
  while (!condition()) {
    if (performance.now() - began > 20_000) throw new Error(`Timed out waiting for ${condition}`)
    await new Promise((next) => requestAnimationFrame(next))
  }
  // React's changes are visible with the next frame.
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
}

async function timed(act, condition) {
  const began = performance.now()
  act()
  await until(condition)
  return performance.now() - began
}

window.tableSteps = {
  scroll: (part) => {
    const index = Math.floor(part * (Number(table().getAttribute("aria-rowcount")) - 1))
    return timed(
      () => (table().scrollTop = index * ROW_HEIGHT),
      () => hasRows() && rowAt(index) !== null,
    )
  },

  sort: (header) => {
    const column = [...table().querySelectorAll('[role="columnheader"]')].find((one) => one.textContent === header)
    const before = column.getAttribute("aria-sort")
    return timed(
      () => column.querySelector("button").click(),
      () => column.getAttribute("aria-sort") !== before && hasRows(),
    )
  },

  async filter(category) {
    const input = document.querySelector('input[aria-label="Category"]')
    const option = () => [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent === category)
    input.click()
    await until(() => option() !== undefined)
    return timed(
      () => option().click(),
      () => hasRows() && rows().every((row) => cells(row)[2] === category),
    )
  },

  search: (word) => {
    const input = document.querySelector('input[type="search"]')
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
    return timed(
      () => {
        property.set.call(input, word)
        input.dispatchEvent(new Event("input", { bubbles: true }))
      },
      () => hasRows() && rows().every((row) => cells(row)[1].toLowerCase().includes(word)),
    )
  },
}
