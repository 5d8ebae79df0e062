import type { Page } from "playwright-core"

/**
 * What an accessibility check of the screen depends on: elements with their states, and whether they have text, not which. Identical children count once, so that a list of ten topics has the same structure as one of a hundred.
 */
export const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const REFERENCES = new Set(["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers"])
    const KEPT = new Set(["class", "role", "type", "lang", "scope", "tabindex"])
    const counts = new Map<string, number>()
    for (const { id } of document.querySelectorAll("[id]")) counts.set(id, (counts.get(id) ?? 0) + 1)

    const kindOf = (value: string) => (value.trim() === "" ? "" : /^[-\d.]+$/.test(value) ? "0" : "text")
    const stateOf = ({ name, value }: Attr): string => {
      if (name === "id") return counts.get(value) === 1 ? "id" : "id twice"
      if (REFERENCES.has(name)) return `${name} ${value.split(" ").every((id) => counts.has(id))}`
      // Words such as "true", "page" or "open" are states; colors decide on the contrast.
      if (KEPT.has(name) || /^[a-z-]*$/.test(value) || /color|background|opacity|fill/.test(value))
        return `${name} ${value}`
      return `${name} ${kindOf(value)}`
    }

    const structure = (element: Element): string => {
      const states = [...element.attributes].map(stateOf)
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) states.push("hidden")
      if (element.matches(":hover, :focus")) states.push("in use")
      if (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
        states.push("scrolls")
      const children = new Set<string>()
      for (const node of element.childNodes) {
        if (node instanceof Element) children.add(structure(node))
        else if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "") children.add("text")
      }
      return `<${element.tagName} ${states.join(",")}>${[...children].join("")}</>`
    }

    const isDark = matchMedia("(prefers-color-scheme: dark)").matches
    return `${innerWidth} ${isDark ? "dark" : "light"} ${document.title === ""} ${structure(document.documentElement)}`
  })
