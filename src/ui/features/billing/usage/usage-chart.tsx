import { useLingui } from '@lingui/react/macro'
import { printDate } from '../../../../domain/dates/print-date.ts'
import type { UsageDay } from '../../../../domain/money/usage-days.ts'
import { isLocale, LANGUAGE_TAGS } from '../../../i18n/locale.ts'
import { useMoney } from '../../../i18n/money.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './usage-chart.module.css'

/** With more days than this the bars have no room for their figures. */
const MOST_WORDS = 7
/** Every so many days a long chart names one. */
const NAMED = 5

/** A bar for each day, in proportion to the dearest one; the same is in words for who cannot see it. */
export function UsageChart({ days }: { days: readonly UsageDay[] }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const money = useMoney()
  const dearest = Math.max(...days.map(day => day.cost))
  const isShort = days.length <= MOST_WORDS
  const tag = LANGUAGE_TAGS[isLocale(i18n.locale) ? i18n.locale : 'en']
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short' })
  const inWords = days
    .filter(day => day.cost > 0)
    .map(day => `${printDate(day.at)}: ${money.exact(day.cost)}`)
    .join('; ')
  const label =
    inWords === ''
      ? t({ id: 'billing.chart.none', message: 'Cost by day: none' })
      : t({ id: 'billing.chart', message: `Cost by day: ${inWords}` })
  return (
    <div className={styles.chart} role="img" aria-label={label} data-short={isShort || undefined}>
      {days.map(({ at, cost }, index) => (
        <div key={at} className={styles.day} title={`${printDate(at)}: ${money.exact(cost)}`}>
          {isShort && <span className={styles.cost}>{cost === 0 ? '' : number(cost / 100, 0)}</span>}
          <span
            className={styles.bar}
            data-empty={cost === 0 || undefined}
            style={{ height: cost === 0 ? undefined : `${Math.max(4, (cost / dearest) * 56)}px` }}
          />
          <span className={styles.name}>
            {isShort ? weekday.format(at) : (days.length - 1 - index) % NAMED === 0 ? printDate(at).slice(0, 5) : ''}
          </span>
        </div>
      ))}
    </div>
  )
}
