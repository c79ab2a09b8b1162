/** Who clicks into an overlay before it moves the focus keeps the focus where it is. */
export function focusedIn(overlay: HTMLElement | null): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && overlay?.contains(activeElement) ? activeElement : null
}
