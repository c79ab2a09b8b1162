import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PathLink } from '../../components/action/path-link.tsx'
import { Section } from '../../components/surface/page.tsx'
import { RowList } from '../../components/surface/row.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import type { LiveState } from '../../state/session/use-live.ts'
import { FoundRecords } from '../found-records.tsx'
import { useServerContact } from '../server-contact.ts'
import styles from './short-list.module.css'

interface ShortListProps<T> {
  title: string
  /** The screen that shows all of them. */
  all?: { to: string; label: string }
  found: LiveState<readonly T[]>
  onRetry: () => void
  /** A sentence for none. */
  none: string
  children: (shown: readonly T[]) => ReactNode
}

/** A few rows of a list on another screen; offline with the time of the last complete pull. */
export function ShortList<T>({ title, all, found, onRetry, none, children }: ShortListProps<T>) {
  const { t } = useLingui()
  const contact = useServerContact()
  const asOf = contact.kind === 'away' ? contact.asOf : null
  return (
    <Section
      title={title}
      aside={
        <span className={styles.aside}>
          {asOf !== null && <AsOf at={asOf} />}
          {all && <PathLink to={all.to}>{all.label}</PathLink>}
        </span>
      }
    >
      <FoundRecords
        found={found}
        onRetry={onRetry}
        failed={{
          title: t({ id: 'kit.short.failed', message: 'This device’s storage did not answer' }),
          text: t({ id: 'kit.short.failed.text', message: 'Nothing was deleted. Try again, or open the page again.' }),
        }}
        rows={2}
        empty={<p className={styles.none}>{none}</p>}
      >
        {shown => <RowList label={title}>{children(shown)}</RowList>}
      </FoundRecords>
    </Section>
  )
}
