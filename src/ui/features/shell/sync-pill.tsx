import { useLingui } from '@lingui/react/macro'
import { systemClock } from '../../../platform/clock.ts'
import { PillButton } from '../../components/feedback/pill.tsx'
import { useWidthClass } from '../../styles/width.ts'
import { type SyncStatus, useSyncWords } from './sync-status.ts'

interface SyncPillProps {
  status: SyncStatus
  onOpen: () => void
  now?: number
}

/** Always in sight: how the work on this device stands. Opens the sync centre. */
export function SyncPill({ status, onOpen, now = systemClock.now() }: SyncPillProps) {
  const { t } = useLingui()
  const { tone, icon, text, short, spoken } = useSyncWords()(status, now)
  const brief = useWidthClass() === 'mobile'
  return (
    <>
      <PillButton
        tone={tone}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={t({ id: 'shell.sync.open', message: `${text}. Open the list.` })}
        onClick={onOpen}
      >
        {brief ? short : text}
      </PillButton>
      <span className="spoken" role="status">
        {spoken}
      </span>
    </>
  )
}
