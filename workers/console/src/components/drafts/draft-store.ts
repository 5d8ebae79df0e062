import { committed, openDatabase, resultOf } from "../../api/browser-database.ts"
import { openTabs } from "../../api/tabs.ts"

/** What a person has typed into a form and not saved. */
export type StoredDraft = {
  /** Person, organization and form. */
  key: string
  /** When it was last changed. */
  at: number
  /** The version of the record that the changes were made from; empty for a new one. */
  version: string
  changes: object
  /** What that version had in the changed fields. */
  from?: object
}

const STORES = ["drafts", "files"] as const
type News = { key: string; draft: StoredDraft | null } | { ended: string }

/** The drafts of the signed-in person, so that forms open with them. Other tabs report theirs. */
const known = new Map<string, StoredDraft>()
/** People who have signed out: tabs that are still open keep nothing for them. */
const ended = new Set<string>()
const others = openTabs<News>("strata-drafts")
/** Undefined while the drafts are not loaded, and where the browser stores nothing: then they last as long as the tab. */
let database: IDBDatabase | undefined
const loading = new Map<string, Promise<void>>()
const loadedOwners = new Set<string>()

const personOf = (key: string) => key.split(" ", 1)[0] ?? ""
const ownedBy = (owner: string) => IDBKeyRange.bound(`${owner} `, `${owner} \uffff`)

async function open(): Promise<IDBDatabase> {
  if (database) return database
  const opened = await openDatabase("strata-drafts", 1, (created) => {
    created.createObjectStore("drafts", { keyPath: "key" })
    created.createObjectStore("files")
  })
  // The browser closes it when the person clears the site's data.
  opened.addEventListener("close", () => (database = undefined))
  return (database = opened)
}

/** Reads the drafts of a person in an organization, once. A browser without storage has none. */
export function loadDrafts(owner: string): Promise<void> {
  const load = async () => {
    const store = (await open()).transaction("drafts").objectStore("drafts")
    const found = await resultOf(store.getAll(ownedBy(owner)) as IDBRequest<StoredDraft[]>)
    for (const draft of found) if (!known.has(draft.key)) known.set(draft.key, draft)
  }
  const loaded =
    loading.get(owner) ??
    load()
      .catch(() => {})
      .then(() => void loadedOwners.add(owner))
  loading.set(owner, loaded)
  return loaded
}

export const areDraftsLoaded = (owner: string): boolean => loadedOwners.has(owner)

export const findDraft = (key: string): StoredDraft | undefined => known.get(key)

/** Keeps a draft, or removes it. */
export function keepDraft(key: string, draft: Omit<StoredDraft, "key"> | null): void {
  if (ended.has(personOf(key)) || (draft === null && !known.has(key))) return
  const news = { key, draft: draft && { key, ...draft } }
  note(news)
  others.tell(news)
  if (database) write(database, news)
}

/** Writes at once and waits for nothing: what was typed is kept when the tab is killed in the next moment. */
function write(stored: IDBDatabase, { key, draft }: { key: string; draft: StoredDraft | null }): void {
  const transaction = stored.transaction(STORES, "readwrite")
  if (draft) transaction.objectStore("drafts").put(draft)
  else for (const name of STORES) transaction.objectStore(name).delete(key)
  // Otherwise the browser waits for this tab to say that nothing follows, which a killed tab never says.
  transaction.commit()
}

/** Keeps the file that a draft is about. The draft itself follows when the file is stored. */
export async function keepFile(key: string, file: Blob): Promise<void> {
  const transaction = (await open()).transaction("files", "readwrite")
  transaction.objectStore("files").put(file, key)
  const stored = committed(transaction)
  transaction.commit()
  await stored
}

export async function keptFile(key: string): Promise<Blob | undefined> {
  const store = (await open()).transaction("files").objectStore("files")
  return resultOf(store.get(key) as IDBRequest<Blob | undefined>)
}

/** For a person who has signed in again in this tab. */
export const resumeDrafts = (person: string) => void ended.delete(person)

/** Removes all drafts of a person, in every organization and tab. */
export async function endDrafts(person: string): Promise<void> {
  const news = { ended: person }
  note(news)
  others.tell(news)
  try {
    const transaction = (await open()).transaction(STORES, "readwrite")
    for (const name of STORES) transaction.objectStore(name).delete(ownedBy(person))
    await committed(transaction)
  } catch {
    // Nothing was stored.
  }
}

function note(news: News): void {
  if ("ended" in news) {
    ended.add(news.ended)
    for (const key of known.keys()) if (personOf(key) === news.ended) known.delete(key)
  } else if (news.draft) known.set(news.key, news.draft)
  else known.delete(news.key)
}

others.listen(note)
