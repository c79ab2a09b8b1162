/** The elements of an island by `data-part`. Throws for one that the page lacks. */
export function partOf<T extends Element>(island: Element, name: string): T {
  const found = island.querySelector<T>(`[data-part="${name}"]`)
  if (!found) throw new Error(`the page has no part ${name}`)
  return found
}

/** The texts that the build wrote for an island, by `data-word`. */
export function wordsOf(island: Element): (name: string) => string {
  const words = new Map(
    Array.from(
      island.querySelectorAll<HTMLElement>('[data-word]'),
      one => [one.dataset.word, one.textContent] as const,
    ),
  )
  return name => words.get(name) ?? ''
}
