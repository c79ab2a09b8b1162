/** What is scrolled to is laid out only then, and may have another height than was estimated. */
const FRAMES = 10

/** Scrolls only `box`, so that the first match of `selector` stands in its upper half. Returns what stops it. */
export function scrollTo(box: HTMLElement, selector: string): () => void {
  let frame = 0
  let left = FRAMES
  const place = () => {
    const target = box.querySelector(selector)?.getBoundingClientRect()
    if (!target) return
    const { top, height } = box.getBoundingClientRect()
    if (target.top < top || target.bottom > top + height) box.scrollTop += target.top - top - height / 3
    left -= 1
    if (left > 0) frame = requestAnimationFrame(place)
  }
  place()
  return () => cancelAnimationFrame(frame)
}
