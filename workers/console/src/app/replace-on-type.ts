import type { InputEvent, KeyboardEvent, MouseEvent } from "react"

/** The last text that a person typed into each select. Any other text is the label of its value. */
const typed = new WeakMap<EventTarget, string>()

const selectLabel = (input: EventTarget & HTMLInputElement) => {
  if (!input.readOnly && input.value !== typed.get(input)) input.select()
}

/** Typing into a select that shows its value searches anew, instead of adding letters to the value's label. */
export const REPLACE_ON_TYPE = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => selectLabel(currentTarget),
  onKeyDown: ({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key.length === 1 && !ctrlKey && !metaKey && !altKey) selectLabel(currentTarget)
  },
  onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => void typed.set(currentTarget, currentTarget.value),
}
