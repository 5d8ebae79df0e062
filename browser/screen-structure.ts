import type { Page } from "playwright-core"

/** Where a page keeps its elements by signature between two steps of an examination. */
export type Examined = { signatures?: Map<Element, string> }

/**
 * What the rules of accessibility depend on, per element: its states, whether it has text or a label, not which, what kinds of children it
 * has, and all of that is around it. A list of ten topics has the same signatures as one of a hundred.
 */
export const signaturesOf = (page: Page, withPointer = false): Promise<string[]> =>
  page.evaluate((isPointerSeen) => {
    const REFERENCES = new Set(["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers"])
    const KEPT = new Set(["class", "role", "type", "lang", "scope", "tabindex"])
    const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]"
    const counts = new Map<string, number>()
    for (const { id } of document.querySelectorAll("[id]")) counts.set(id, (counts.get(id) ?? 0) + 1)

    const hashOf = (text: string) => {
      let [a, b] = [0xdeadbeef, 0x41c6ce57]
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i)
        a = Math.imul(a ^ code, 2_654_435_761)
        b = Math.imul(b ^ code, 1_597_334_677)
      }
      return (a >>> 0).toString(36) + (b >>> 0).toString(36)
    }
    const kindOf = (value: string) => (value.trim() === "" ? "" : /^[-\d.]+$/.test(value) ? "0" : "text")
    const stateOf = ({ name, value }: Attr): string => {
      if (name === "id") return counts.get(value) === 1 ? "id" : "id twice"
      if (REFERENCES.has(name)) return `${name} ${value.split(" ").every((id) => counts.has(id))}`
      // Words such as "true", "page" or "open" are states; colors decide on the contrast.
      if (KEPT.has(name) || /^[a-z-]*$/.test(value) || /color|background|opacity|fill/.test(value))
        return `${name} ${value}`
      return `${name} ${kindOf(value)}`
    }
    /** What also counts for all that is inside. */
    const statesOf = (element: Element): string[] => {
      const states = [...element.attributes].filter(({ name }) => name !== "id").map(stateOf)
      return isPointerSeen && element.matches(":hover, :focus") ? [...states, "in use"] : states
    }
    const ownStatesOf = (element: Element): string[] => {
      const states = [...element.attributes].filter(({ name }) => name === "id").map(stateOf)
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) states.push("hidden")
      if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
        states.push(`scrolls ${element.querySelector(FOCUSABLE) !== null}`)
      if ("labels" in element) states.push(`labelled ${(element.labels as NodeList | null)?.length ?? 0}`)
      return states
    }
    const contentOf = (element: Element) => {
      const kinds = new Set<string>()
      for (const node of element.childNodes) {
        if (node instanceof Element) kinds.add(`${node.tagName} ${node.getAttribute("role")}`)
        else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "") kinds.add("text")
      }
      return [...kinds].toSorted().join() + (element.textContent?.trim() === "")
    }

    const signatures = new Map<Element, string>()
    const walk = (element: Element, around: string) => {
      const inside = hashOf([around, element.tagName, ...statesOf(element)].join("|"))
      signatures.set(element, hashOf([inside, ...ownStatesOf(element), contentOf(element)].join("|")))
      // An image is examined as a whole.
      if (element.tagName !== "svg") for (const child of element.children) walk(child, inside)
    }
    walk(document.documentElement, String(document.title === ""))
    Object.assign(globalThis, { signatures } satisfies Examined)
    return [...new Set(signatures.values())].toSorted()
  }, withPointer)
