import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Stats } from '../../../../contract/methods/admin.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from '../admin.module.css'
import { Spark } from '../plots/spark.tsx'

/** What stands above the people: the numbers of today. */
export function StatsStrip({ stats }: { stats: Stats }) {
  const { t } = useLingui()
  const { number, percent } = useFormat()
  const { people, active, recordings, records, queues } = stats
  const waiting = queues.reduce((sum, one) => sum + one.waiting + one.active, 0)
  const oldest = Math.ceil(Math.max(0, ...queues.map(one => one.oldestSeconds)) / 60)
  const share = people.total === 0 ? 0 : active.today / people.total
  const made = recordings.series.map((one, day) => one + (records.series[day] ?? 0))
  return (
    <dl className={styles.strip}>
      <Cell
        name={t({ id: 'admin.stats.people', message: 'People' })}
        value={number(people.total)}
        hint={t({ id: 'admin.stats.week', message: `+${number(people.lastWeek)} this week` })}
        plot={<Spark values={people.series} />}
      />
      <Cell
        name={t({ id: 'admin.stats.active', message: 'Active today' })}
        value={number(active.today)}
        hint={t({ id: 'admin.stats.of', message: `of ${number(people.total)}, ${percent(share)}` })}
        plot={<Spark values={active.series} />}
      />
      <Cell
        name={t({ id: 'admin.stats.records', message: 'Records today' })}
        value={number(recordings.today + records.today)}
        hint={t({
          id: 'admin.stats.failed',
          message: plural(records.failed, { one: '# could not be read', other: '# could not be read' }),
        })}
        plot={<Spark values={made} />}
      />
      <Cell
        name={t({ id: 'admin.stats.waiting', message: 'Jobs that wait' })}
        value={number(waiting)}
        hint={
          oldest > 0
            ? t({ id: 'admin.stats.oldest', message: `oldest ${number(oldest)} min` })
            : t({ id: 'admin.stats.none', message: 'none is late' })
        }
        plot={<Spark values={stats.failedJobs.series} />}
      />
    </dl>
  )
}

function Cell({ name, value, hint, plot }: { name: string; value: string; hint: string; plot: ReactNode }) {
  return (
    <div className={styles.cell}>
      <dt>{name}</dt>
      <dd className={styles.big}>{value}</dd>
      <dd className={styles.hint}>{hint}</dd>
      <dd className={styles.spark}>{plot}</dd>
    </div>
  )
}
