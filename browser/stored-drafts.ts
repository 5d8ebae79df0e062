import type { Page } from "playwright-core"

/** Everything that the console keeps of forms in this browser, as one text, with the names of kept files. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open("strata-drafts")
    await new Promise((resolve) => opening.addEventListener("success", resolve))
    const database = opening.result
    const all = async (store: string) => {
      if (!database.objectStoreNames.contains(store)) return []
      const reading = database.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => reading.addEventListener("success", resolve))
      return reading.result as unknown[]
    }
    const text = JSON.stringify([await all("drafts"), (await all("files")).length])
    database.close()
    return text
  })

export const NO_DRAFTS = "[[],0]"

/** Removes what the console keeps of forms, here and in the memory of the page. */
export const removeDrafts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open("strata-drafts")
    await new Promise((resolve) => opening.addEventListener("success", resolve))
    const database = opening.result
    if (database.objectStoreNames.contains("drafts")) {
      const stores = database.transaction(["drafts", "files"], "readwrite")
      const keys = stores.objectStore("drafts").getAllKeys()
      stores.objectStore("drafts").clear()
      stores.objectStore("files").clear()
      await new Promise((resolve) => stores.addEventListener("complete", resolve))
      const tabs = new BroadcastChannel("strata-drafts")
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
      for (const key of keys.result) tabs.postMessage({ key, draft: null })
      tabs.close()
    }
    database.close()
  })
