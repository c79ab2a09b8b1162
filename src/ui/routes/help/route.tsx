import { useLingui } from '@lingui/react/macro'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { AppFrame } from '../../features/shell/frame/app-frame.tsx'
import { PublicShell } from '../../features/shell/frame/public-shell.tsx'
import { loadTexts } from '../../i18n/activate.ts'
import { changeLocale } from '../../i18n/change-locale.ts'
import { chooseLocale } from '../../i18n/locale.ts'
import { resumed } from '../../state/session/session.ts'
import { useSessionState } from '../../state/session/use-session.ts'
import { FRAME_FEATURES } from '../-frame/frame-features.ts'

/** Help is for everybody: it needs neither a sign-in nor a consent (P §6). */
export const Route = createFileRoute('/help')({
  async beforeLoad() {
    await resumed
  },
  loader: () => loadTexts('help'),
  component: Help,
})

/** Within the frame of a signed-in user the address is shown by the frame's own outlet. */
function Help() {
  const { i18n } = useLingui()
  const { kind } = useSessionState()
  if (kind === 'signed-in') return <AppFrame features={FRAME_FEATURES} />
  return (
    <PublicShell
      locale={chooseLocale(i18n.locale, [])}
      onLocale={locale => changeLocale(locale, deviceValues, () => window.location.reload())}
      signInTo="/login?from=/help"
    >
      <Outlet />
    </PublicShell>
  )
}
