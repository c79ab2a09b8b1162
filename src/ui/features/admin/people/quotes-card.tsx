import { useLingui } from '@lingui/react/macro'
import type { BusinessQuote } from '../../../../contract/methods/admin.ts'
import { Button } from '../../../components/action/button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import { Moment } from '../../../components/time/moment.tsx'
import { useRemote } from '../../../state/session/use-remote.ts'
import styles from '../admin.module.css'
import { saveCsv } from '../table/csv.ts'
import { type Column, DataTable } from '../table/data-table.tsx'

const PAGE = { limit: 500, offset: 0 }
const STALE_MS = 60_000
const keyOf = ({ id }: BusinessQuote) => String(id)

/** What clinics asked about the business plan; renders nothing if there is no question. */
export function QuotesCard() {
  const { t } = useLingui()
  const columns = useColumns()
  const quotes = useRemote('admin.quotes:list', PAGE, { maxAgeMs: STALE_MS }).value?.quotes ?? []
  if (quotes.length === 0) return null
  const title = t({ id: 'admin.quotes', message: 'Questions about the business plan' })
  return (
    <Card
      flush
      title={title}
      aside={
        <Button size="sm" icon="download" onClick={() => saveCsv('quotes', columns, quotes)}>
          {t({ id: 'admin.csv', message: 'CSV' })}
        </Button>
      }
    >
      <DataTable label={title} rows={quotes} keyOf={keyOf} columns={columns} />
    </Card>
  )
}

function useColumns(): Column<BusinessQuote>[] {
  const { t } = useLingui()
  return [
    {
      id: 'company',
      header: t({ id: 'admin.column.company', message: 'Company' }),
      value: ({ companyName }) => companyName,
      cell: ({ companyName, contactEmail }) => (
        <>
          <bdi className={styles.name}>{companyName}</bdi>
          <a className={styles.mail} href={`mailto:${encodeURIComponent(contactEmail)}`}>
            {contactEmail}
          </a>
        </>
      ),
    },
    {
      id: 'requirements',
      header: t({ id: 'admin.column.requirements', message: 'What they need' }),
      value: ({ requirements }) => requirements ?? '',
      cell: ({ requirements }) => <bdi className={styles.wish}>{requirements ?? '—'}</bdi>,
    },
    {
      id: 'account',
      header: t({ id: 'admin.column.account', message: 'Account' }),
      value: ({ userName }) => userName,
      cell: ({ userName }) => <bdi>{userName}</bdi>,
      wide: true,
    },
    {
      id: 'time',
      header: t({ id: 'admin.column.time', message: 'Time' }),
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={Date.parse(createdAt)} />,
      wide: true,
      figure: true,
    },
  ]
}
