import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { mayInstall } from '../../../domain/account/engagement.ts'
import { installOffer, installsByHand } from '../../../platform/browser/app/install.ts'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { useEngagementLevel } from '../../state/install/engagement.ts'
import { installEntryAtom } from '../../state/install/install-entry.ts'
import { store } from '../../state/session/session.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'

/** Adds "Install the app" to the menu from the second day of use on, where it can be installed. Returns the level. */
export function useInstallEntry(): number {
  const level = useEngagementLevel()
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.exists)
  const explain = useExplainHomeScreen()
  useEffect(() => {
    const run = offered ? installOffer.show : installsByHand() ? explain : null
    store.set(installEntryAtom, run && mayInstall(level) ? { run } : null)
    return () => store.set(installEntryAtom, null)
  }, [level, offered, explain])
  return level
}

/** Shows how the app is put on the home screen of iOS. */
export function useExplainHomeScreen(): () => void {
  const { t } = useLingui()
  return useCallback(() => {
    void dialogs.form<never>({
      title: t({ id: 'install.homeScreen', message: 'Put Anamnesis on the home screen' }),
      text: t({
        id: 'install.homeScreen.why',
        message:
          'Safari deletes what a site stored on this device after seven days of browsing without a visit to it. An app on the home screen is not affected.',
      }),
      render: ({ cancel }) => <HomeScreenSteps onClose={cancel} />,
    })
  }, [t])
}
