/** Scrolls only `box`, so that the first match of `selector` stands in its upper half. Returns what stops it. */
export function scrollTo(box: HTMLElement, selector: string): () => void {
  const place = () => {
    const target = box.querySelector(selector)?.getBoundingClientRect()
    if (!target) return
    const { top, height } = box.getBoundingClientRect()
    if (target.top < top || target.bottom > top + height) box.scrollTop += target.top - top - height / 3
  }
  place()
  // Pieces that were not laid out before have another height than estimated.
  const next = requestAnimationFrame(place)
  return () => cancelAnimationFrame(next)
}
