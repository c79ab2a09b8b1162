import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayInstall } from '../../../domain/account/engagement.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { useWaitingWork } from '../../state/sync/use-waiting.ts'
import { useExplainHomeScreen } from './use-install-entry.tsx'

const KEY = 'homeScreenHint'

/** Says once, in a tab of iOS, that what is only here may be deleted: from the second day on, or as soon as work waits. */
export function HomeScreenBanner({ level }: { level: number }) {
  const { t } = useLingui()
  const [seen, setSeen] = useState(() => deviceValues.get(KEY) !== null)
  const waits = (useWaitingWork()?.documents.length ?? 0) > 0
  const explain = useExplainHomeScreen()
  if (seen || !(mayInstall(level) || waits)) return null
  const putAway = () => {
    deviceValues.set(KEY, '1')
    setSeen(true)
  }
  return (
    <section aria-label={t({ id: 'install.homeScreen', message: 'Put Anamnesis on the home screen' })}>
      <Banner
        tone="info"
        icon="info"
        aside={
          <>
            <Button size="sm" onClick={explain}>
              {t({ id: 'install.how', message: 'How to install' })}
            </Button>
            <Button size="sm" variant="quiet" onClick={putAway}>
              {t({ id: 'install.notNow', message: 'Not now' })}
            </Button>
          </>
        }
      >
        {t({
          id: 'install.eviction',
          message:
            'In a tab, Safari deletes what is only on this device after seven days of browsing without a visit here. The installed app keeps it.',
        })}
      </Banner>
    </section>
  )
}
