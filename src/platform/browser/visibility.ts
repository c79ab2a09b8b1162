import type { Visibility } from '../visibility.ts'

export const browserVisibility: Visibility = {
  visible: () => document.visibilityState === 'visible',
  subscribe(listener) {
    const changed = () => listener(document.visibilityState === 'visible')
    const left = () => listener(false)
    document.addEventListener('visibilitychange', changed)
    addEventListener('pagehide', left)
    return () => {
      document.removeEventListener('visibilitychange', changed)
      removeEventListener('pagehide', left)
    }
  },
}
