import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'

/** A newer version has taken the store over while a screen stood here: what was typed can be copied, nothing can be stored. */
export function OutdatedNotice({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  return (
    <div role="alert">
      <Banner
        tone="danger"
        icon="refresh-cw"
        aside={
          <Button size="sm" onClick={onReload}>
            {t({ id: 'versions.reload', message: 'Reload' })}
          </Button>
        }
      >
        {t({
          id: 'versions.outdated',
          message:
            'A new version is running in another tab, and this tab can no longer store anything. What was saved is safe. Copy what you have typed, then reload.',
        })}
      </Banner>
    </div>
  )
}
