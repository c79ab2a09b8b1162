import { useLingui } from '@lingui/react/macro'
import { systemClock } from '../../../../platform/clock.ts'
import { PillButton } from '../../../components/feedback/pill.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import type { PillState } from '../../../state/sync/pill.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { useSyncWords } from './sync-words.ts'

interface SyncPillProps {
  status: PillState
  onOpen: () => void
  now?: number
}

/** Always visible: shows the state of sync and opens the sync centre. */
export function SyncPill({ status, onOpen, now = systemClock.now() }: SyncPillProps) {
  const { t } = useLingui()
  const { tone, icon, text: connection, short, spoken, needsYou } = useSyncWords()(status, now)
  const brief = useWidthClass() === 'mobile'
  const text = needsYou ? `${connection} · ${needsYou.text}` : connection
  return (
    <>
      <PillButton
        tone={tone}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={t({ id: 'shell.sync.open', message: `${text}. Open the list.` })}
        onClick={onOpen}
      >
        {brief && needsYou ? (
          <>
            <Icon name="circle-alert" size={14} /> {needsYou.count}
          </>
        ) : brief ? (
          short
        ) : (
          text
        )}
      </PillButton>
      <span className="spoken" role="status">
        {spoken}
      </span>
    </>
  )
}
