import { useSyncExternalStore } from 'react'

/** Largest width of each class in pixels; beyond is the desktop. Style sheets repeat these values in media queries. */
const LAST_PIXEL = { mobile: 600, tablet: 850, notebook: 1199 } as const
export type WidthClass = keyof typeof LAST_PIXEL | 'desktop'

const queries = Object.entries(LAST_PIXEL).map(
  ([name, pixel]) => [name as keyof typeof LAST_PIXEL, matchMedia(`(width <= ${pixel}px)`)] as const,
)

const current = (): WidthClass => queries.find(([, query]) => query.matches)?.[0] ?? 'desktop'

function subscribe(changed: () => void): () => void {
  for (const [, query] of queries) query.addEventListener('change', changed)
  return () => {
    for (const [, query] of queries) query.removeEventListener('change', changed)
  }
}

/** For markup that depends on the width; mere styling belongs in a media query. */
export const useWidthClass = (): WidthClass => useSyncExternalStore(subscribe, current)
