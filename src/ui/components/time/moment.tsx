import { useLingui } from '@lingui/react/macro'
import { systemClock } from '../../../platform/clock.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { type MomentStyle, useMomentText } from './moment-text.ts'

interface MomentProps {
  /** Milliseconds since the epoch. */
  at: number
  now?: number
}

/** "Today 13:58", "Yesterday 16:31", "18.11.2026, 09:05"; the full date in words in the tooltip. */
export function Moment({ at, now = systemClock.now(), style = 'day' }: MomentProps & { style?: MomentStyle }) {
  const { fullDate } = useFormat()
  const text = useMomentText(style)
  return (
    <time dateTime={new Date(at).toISOString()} title={fullDate(at)}>
      {text(at, now)}
    </time>
  )
}

/** "as of 14:05": the time of the shown data. */
export function AsOf({ at, now = systemClock.now() }: MomentProps) {
  const { t } = useLingui()
  const { fullDate } = useFormat()
  const time = useMomentText('clock')(at, now)
  return (
    <time dateTime={new Date(at).toISOString()} title={fullDate(at)}>
      {t({ id: 'moment.asOf', message: `as of ${time}` })}
    </time>
  )
}
