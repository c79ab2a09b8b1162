import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../platform/browser/app/install.ts'
import { browserLanguages } from '../platform/browser/languages.ts'
import { deviceValues } from '../platform/browser/storage.ts'
import { systemClock } from '../platform/clock.ts'
import { endSplash, failSplash } from './features/shell/frame/splash.ts'
import { activate } from './i18n/activate.ts'
import { LOCALE_KEY } from './i18n/change-locale.ts'
import { chooseLocale, LOCALE_NAMES } from './i18n/locale.ts'
import { router } from './router.tsx'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/splash.css'
import { followAppearance } from './styles/appearance.ts'
import { warmUp } from './warm-up.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const PATIENCE_MS = 10_000

async function start(place: HTMLElement) {
  followAppearance(deviceValues)
  const locale = chooseLocale(deviceValues.get(LOCALE_KEY), browserLanguages())
  // Loads the font of the language beside its texts, so that the layout does not shift when the font arrives.
  document.fonts.load('1em "Inter Variable"', LOCALE_NAMES[locale]).catch(() => undefined)
  await activate(locale)
  const rendered = new Promise<void>(resolve => {
    const leave = router.subscribe('onRendered', () => {
      leave()
      resolve()
    })
    // The splash ends after this time even if the first screen fails to render.
    systemClock.after(PATIENCE_MS, resolve)
  })
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  )
  warmUp()
  await rendered
  endSplash(systemClock)
}

start(root).catch(error => {
  failSplash()
  reportError(error)
})
