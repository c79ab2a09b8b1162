import { loadMenus } from './components/menu/use-menu.tsx'
import { loadDialogs } from './components/overlay/dialog-area.tsx'
import { toasts } from './components/toast/toasts.ts'
import { loadAllTexts } from './i18n/activate.ts'

/**
 * Loads the code that the first paint does not need once the page is idle, so that the first toast is announced, the
 * first dialog opens at once, and the frame works offline.
 */
export function warmUp(): void {
  const load = () => {
    toasts.prepare()
    void Promise.allSettled([
      loadAllTexts(),
      loadDialogs(),
      loadMenus(),
      import('./routes/-frame/sync-centre-panel.tsx'),
      import('./features/shell/navigation/mobile-drawer.tsx'),
      import('./features/shell/versions/keep-up-to-date.ts'),
      import('./state/session/sign-out.ts'),
      import('./state/account/first-touch.ts').then(({ followFirstTouch }) => void followFirstTouch()),
    ])
  }
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 1000)
}
