import { useLingui } from '@lingui/react/macro'
import type { Stats } from '../../../../contract/methods/admin.ts'
import { Card } from '../../../components/surface/card.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from '../admin.module.css'
import { DayPlot } from '../plots/day-plot.tsx'

/** The last 30 days. */
export function NumbersCard({ stats }: { stats: Stats }) {
  const { t } = useLingui()
  const { number, storageSize } = useFormat()
  const { days, people, active, recordings, records, failedJobs, storage } = stats
  const figure = (value: number) => number(value, 0)
  const plots = [
    {
      id: 'people',
      title: t({ id: 'admin.plot.people', message: 'Accounts' }),
      now: people.total,
      values: people.series,
    },
    {
      id: 'active',
      title: t({ id: 'admin.plot.active', message: 'Active accounts' }),
      now: active.today,
      values: active.series,
    },
    {
      id: 'recordings',
      title: t({ id: 'admin.plot.recordings', message: 'Recordings a day' }),
      ...{ now: recordings.today, values: recordings.series },
    },
    {
      id: 'records',
      title: t({ id: 'admin.plot.records', message: 'Other records a day' }),
      ...{ now: records.today, values: records.series },
    },
    {
      id: 'failed',
      title: t({ id: 'admin.plot.failed', message: 'Failed jobs a day' }),
      ...{ now: failedJobs.total, values: failedJobs.series },
    },
  ]
  return (
    <Card title={t({ id: 'admin.numbers', message: 'The last 30 days' })}>
      <div className={styles.plots}>
        {plots.map(({ id, title, now, values }) => (
          <DayPlot key={id} title={title} now={figure(now)} days={days} values={values} format={figure} />
        ))}
        <DayPlot
          title={t({ id: 'admin.plot.storage', message: 'Stored files' })}
          now={storageSize(storage.bytes)}
          days={days}
          values={storage.series}
          format={storageSize}
        />
      </div>
    </Card>
  )
}
