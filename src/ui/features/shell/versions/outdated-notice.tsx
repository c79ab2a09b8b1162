import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'

interface OutdatedNoticeProps {
  /**
   * `store`: a newer version took over the store while a screen was open; typed text can be copied, nothing can be
   * stored. `server`: it refuses calls of this version; work is stored here, and nothing is sent or received.
   */
  by: 'store' | 'server'
  onReload: () => void
}

/** Says that this version is outdated and what no longer works. */
export function OutdatedNotice({ by, onReload }: OutdatedNoticeProps) {
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
        {by === 'store'
          ? t({
              id: 'versions.outdated',
              message:
                'A new version is running in another tab, and this tab can no longer store anything. What was saved is safe. Copy what you have typed, then reload.',
            })
          : t({
              id: 'versions.refused',
              message:
                'This version is too old for the server: nothing is sent or received. What you save is kept on this device. Reload to get the new version.',
            })}
      </Banner>
    </div>
  )
}
