import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Stats } from '../../../../contract/methods/admin.ts'
import { Card } from '../../../components/surface/card.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { shareOf } from '../plots/day-scale.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import styles from './jobs.module.css'

type Queue = Stats['queues'][number]
const keyOf = ({ queue }: Queue) => queue

/** Every queue, with the age of the oldest job that waits in it. */
export function QueuesCard({ queues }: { queues: Stats['queues'] }) {
  const { t } = useLingui()
  const { number, duration } = useFormat()
  const longest = useMemo(() => Math.max(1, ...queues.map(({ oldestSeconds }) => oldestSeconds)), [queues])
  const columns: Column<Queue>[] = [
    {
      id: 'queue',
      header: t({ id: 'admin.column.queue', message: 'Queue' }),
      value: ({ queue }) => queue,
      cell: ({ queue }) => <span className={styles.mono}>{queue}</span>,
    },
    {
      id: 'waiting',
      header: t({ id: 'admin.column.waiting', message: 'Waiting' }),
      value: one => one.waiting,
      figure: true,
    },
    {
      id: 'active',
      header: t({ id: 'admin.column.active', message: 'Running' }),
      value: one => one.active,
      figure: true,
    },
    {
      id: 'failed',
      header: t({ id: 'admin.column.failed', message: 'Failed' }),
      value: one => one.failed,
      figure: true,
    },
    {
      id: 'oldest',
      header: t({ id: 'admin.column.oldest', message: 'The oldest waits' }),
      value: ({ oldestSeconds }) => oldestSeconds,
      cell: ({ oldestSeconds }) => (
        <span className={styles.age}>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: `${shareOf(oldestSeconds, longest)}%` }} />
          </span>
          {oldestSeconds === 0 ? number(0) : duration(oldestSeconds)}
        </span>
      ),
      wide: true,
      figure: true,
    },
  ]
  return (
    <Card flush title={t({ id: 'admin.queues', message: 'Queues' })}>
      <DataTable label={t({ id: 'admin.queues', message: 'Queues' })} rows={queues} keyOf={keyOf} columns={columns} />
    </Card>
  )
}
