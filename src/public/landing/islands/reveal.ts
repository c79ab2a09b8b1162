/** Share of a block that must be in the window (decision 113). */
const THRESHOLD = 0.1

/**
 * Fades in what is scrolled to. Only blocks outside the window are hidden first, so that nothing that was seen
 * disappears; with reduced motion, and without a script, nothing is ever hidden.
 */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const watch = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
        // A block of ten windows never shows a tenth of itself.
        const fills = intersectionRect.height > (rootBounds?.height ?? 0) / 2
        if (isIntersecting && (intersectionRatio >= THRESHOLD || fills)) {
          target.setAttribute('data-reveal', 'seen')
          watch.unobserve(target)
        } else if (target.getAttribute('data-reveal') === '') target.setAttribute('data-reveal', 'waiting')
      }
    },
    { threshold: [0, THRESHOLD] },
  )
  for (const block of document.querySelectorAll('[data-reveal]')) watch.observe(block)
  // What is printed is not scrolled to.
  addEventListener('beforeprint', () => {
    for (const block of document.querySelectorAll('[data-reveal]')) block.setAttribute('data-reveal', 'seen')
  })
}
