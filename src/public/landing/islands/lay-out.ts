const FIRST_USE = ['pointerdown', 'keydown', 'click', 'scroll'] as const

/**
 * The parts below the window are laid out at the first use of the page: before that a slow phone need not, after it the
 * way to a section must not change its length.
 */
export function layOut(): void {
  const layOutAll = () => {
    document.documentElement.dataset.laidOut = ''
    for (const type of FIRST_USE) removeEventListener(type, layOutAll, true)
  }
  for (const type of FIRST_USE) addEventListener(type, layOutAll, { capture: true, passive: true })
  if (location.hash) layOutAll()
}
