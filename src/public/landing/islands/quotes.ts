/** A sentence of the example report lights its words in the example transcript. */
export function quotes(): void {
  const island = document.querySelector('[data-island="quotes"]')
  if (!island) return
  const sentences = Array.from(island.querySelectorAll<HTMLButtonElement>('[data-quotes]'))
  const sources = Array.from(island.querySelectorAll<HTMLElement>('[data-source]'))
  for (const sentence of sentences) {
    sentence.addEventListener('click', () => {
      for (const one of sentences) one.setAttribute('aria-pressed', String(one === sentence))
      for (const one of sources) one.toggleAttribute('data-lit', one.dataset.source === sentence.dataset.quotes)
    })
  }
}
