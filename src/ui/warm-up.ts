import { loadDialogs } from './components/overlay/dialog-area.tsx'
import { toasts } from './components/toast/toasts.ts'

/** Loads what the first paint did without, once the page is at rest: a first toast is heard, a first dialog opens at once. */
export function warmUp(): void {
  const rest = () => {
    toasts.prepare()
    void loadDialogs()
    void import('./routes/-frame/keep-up-to-date.ts')
  }
  if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: 3000 })
  else setTimeout(rest, 1000)
}
