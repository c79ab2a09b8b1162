import { useLingui } from '@lingui/react/macro'
import { printDateTime, printTime, relativeDay } from '../../../domain/dates/print-date.ts'

/**
 * The words of a moment, for sentences. `day` names today and yesterday; `clock` leaves today out ("14:02", "yesterday
 * 16:31" stays), for places that speak of now.
 */
export function useMomentText(style: 'day' | 'clock' = 'day'): (at: number, now: number) => string {
  const { t } = useLingui()
  return (at, now) => {
    const time = printTime(at)
    switch (relativeDay(at, now)) {
      case 'today':
        return style === 'clock' ? time : t({ id: 'moment.today', message: `Today ${time}` })
      case 'yesterday':
        return t({ id: 'moment.yesterday', message: `Yesterday ${time}` })
      case 'other':
        return printDateTime(at)
    }
  }
}
