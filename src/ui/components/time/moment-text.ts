import { useLingui } from '@lingui/react/macro'
import { printDateTime, printTime, relativeDay } from '../../../domain/dates/print-date.ts'

/**
 * `day`: at the beginning of a line ("Today 13:58"). `amid`: after other words ("today 13:58"). `clock`: like `amid`,
 * but without "today" ("14:02", "yesterday 16:31"), for recent moments.
 */
export type MomentStyle = 'day' | 'amid' | 'clock'

/** Formats a moment as text, for sentences. */
export function useMomentText(style: MomentStyle = 'day'): (at: number, now: number) => string {
  const { t } = useLingui()
  return (at, now) => {
    const time = printTime(at)
    switch (relativeDay(at, now)) {
      case 'today':
        if (style === 'clock') return time
        return style === 'amid'
          ? t({ id: 'moment.amid.today', message: `today ${time}` })
          : t({ id: 'moment.today', message: `Today ${time}` })
      case 'yesterday':
        return style === 'day'
          ? t({ id: 'moment.yesterday', message: `Yesterday ${time}` })
          : t({ id: 'moment.amid.yesterday', message: `yesterday ${time}` })
      case 'other':
        return printDateTime(at)
    }
  }
}
