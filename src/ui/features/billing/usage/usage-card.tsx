import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { UsageRecord } from '../../../../contract/entities/money.ts'
import { parseTimestamp } from '../../../../domain/dates/timestamp.ts'
import { costOf, spent, usageDays } from '../../../../domain/money/usage-days.ts'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useMoney } from '../../../i18n/money.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import styles from '../billing.module.css'
import { RemoteStanding } from '../remote-standing.tsx'
import { useShownRemote } from '../use-shown-remote.ts'
import { UsageChart } from './usage-chart.tsx'
import { useUsageWords } from './use-usage-words.ts'

/** P §2.11. */
const PERIODS = { '3': 3, '7': 7, '30': 30 } as const
type Period = keyof typeof PERIODS
const PERIOD_LIST = ['3', '7', '30'] as const satisfies readonly Period[]

/** What was used in the last days and what it cost: a bar for each day, and each use. */
export function UsageCard() {
  const { t } = useLingui()
  const money = useMoney()
  const now = useMinute()
  const [period, setPeriod] = useState<Period>('7')
  const days = PERIODS[period]
  const remote = useShownRemote(
    'billing.usage:list',
    useMemo(() => ({ days }), [days]),
  )
  const usage = remote.value?.usage ?? []
  const sum = money.exact(spent(usage))
  const words: Record<Period, string> = {
    '3': t({ id: 'billing.usage.3', message: '3 days' }),
    '7': t({ id: 'billing.usage.7', message: '7 days' }),
    '30': t({ id: 'billing.usage.30', message: '30 days' }),
  }
  const time = words[period]
  return (
    <section className={styles.sheet}>
      <header className={styles.sheetHead}>
        <div className={styles.sheetTitles}>
          <h2 className={styles.sheetTitle}>{t({ id: 'billing.usage', message: 'Usage' })}</h2>
          {remote.value && (
            <span className={styles.hint}>{t({ id: 'billing.usage.sum', message: `${sum} in ${time}` })}</span>
          )}
        </div>
        <SegmentedChoice<Period>
          label={t({ id: 'billing.usage.period', message: 'Period' })}
          options={PERIOD_LIST.map(value => ({ value, label: words[value] }))}
          value={period}
          onChange={setPeriod}
        />
      </header>
      {remote.value && <UsageChart days={usageDays(usage, now, days)} />}
      {remote.value && usage.length === 0 && (
        <p className={styles.nothing}>{t({ id: 'billing.usage.none', message: 'Nothing was used in these days.' })}</p>
      )}
      {usage.length > 0 && <UsageTable usage={usage} now={now} />}
      <div className={styles.sheetNote}>
        <RemoteStanding remote={remote} shape="rows" />
      </div>
    </section>
  )
}

function UsageTable({ usage, now }: { usage: readonly UsageRecord[]; now: number }) {
  const { t } = useLingui()
  const money = useMoney()
  const words = useUsageWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its place is scrolled by keyboard too.
    <section className={styles.scroller} aria-label={t({ id: 'billing.usage.list', message: 'Each use' })} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'billing.usage.when', message: 'When' })}</th>
            <th scope="col">{t({ id: 'billing.usage.what', message: 'What for' })}</th>
            <th scope="col">{t({ id: 'billing.usage.cost', message: 'Cost, ₽' })}</th>
            <th scope="col">{t({ id: 'billing.usage.left', message: 'Left, ₽' })}</th>
          </tr>
        </thead>
        <tbody>
          {usage.map(use => (
            <tr key={use.id}>
              <td>
                <Moment at={parseTimestamp(use.createdAt) ?? now} now={now} />
              </td>
              <td className={styles.what}>{words(use.usageType)}</td>
              <td>
                {use.givenBackAt ? (
                  <span className={styles.back}>{t({ id: 'billing.usage.back', message: 'given back' })}</span>
                ) : use.cost === 0 ? (
                  <span className={styles.back}>{t({ id: 'billing.usage.included', message: 'in the plan' })}</span>
                ) : (
                  money.bare(-costOf(use))
                )}
              </td>
              <td>{money.bare(use.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
