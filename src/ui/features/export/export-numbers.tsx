import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { exportFacts, looseRecords } from '../../../db/queries/export.ts'
import { EXPORT_GROUPS, EXPORTED_TYPES, type ExportGroup } from '../../../domain/records/export-kinds.ts'
import { ErrorState } from '../../components/feedback/error-state.tsx'
import { Skeleton } from '../../components/feedback/skeleton.tsx'
import { AsOf } from '../../components/time/moment.tsx'
import { useServerContact } from '../../record-kit/server-contact.ts'
import { useRetryableLive } from '../../record-kit/use-retryable-live.ts'
import { useLive } from '../../state/session/use-live.ts'
import { useDatabase, useSyncStatus } from '../../state/session/use-session.ts'
import styles from './export.module.css'

/** What this device has of a patient, or of the account for null: how much, how much of it is not sent, how old it is. */
export function ExportNumbers({ patientClientId }: { patientClientId: string | null }) {
  const { t } = useLingui()
  const database = useDatabase()
  const [facts, askAgain] = useRetryableLive(
    useCallback(() => exportFacts(database, patientClientId, EXPORTED_TYPES), [database, patientClientId]),
  )
  const loose = useLive(useCallback(() => looseRecords(database), [database]))
  if (facts.kind === 'failed') {
    return (
      <ErrorState title={t({ id: 'export.unread', message: 'The records could not be read' })} onRetry={askAgain}>
        {t({ id: 'export.unread.text', message: 'This device’s storage did not answer. Nothing was deleted.' })}
      </ErrorState>
    )
  }
  if (facts.kind === 'loading') return facts.slow ? <Skeleton shape="rows" count={1} /> : null
  const { byType, total, unsent } = facts.value
  const without = patientClientId !== null && loose.kind === 'ready' ? loose.value : 0
  return (
    <div className={styles.numbers}>
      <p className={styles.total}>
        {total === 0
          ? t({ id: 'export.noRecords', message: 'No records on this device: the file has only the profile.' })
          : t({ id: 'export.records', message: plural(total, { one: '# record', other: '# records' }) })}
      </p>
      {byType && <Groups byType={byType} />}
      {unsent > 0 && (
        <p>
          {t({
            id: 'export.unsent',
            message: plural(unsent, {
              one: '# of them is not sent yet; it is in the file.',
              other: '# of them are not sent yet; they are in the file.',
            }),
          })}
        </p>
      )}
      {without > 0 && (
        <p>
          {t({
            id: 'export.loose',
            message: plural(without, {
              one: '# record belongs to no patient and is not in this file.',
              other: '# records belong to no patient and are not in this file.',
            }),
          })}
        </p>
      )}
      <Age />
    </div>
  )
}

function Groups({ byType }: { byType: ReadonlyMap<string, number> }) {
  const { t } = useLingui()
  const words: Record<ExportGroup, string> = {
    labs: t({ id: 'export.labs', message: 'Lab results' }),
    studies: t({ id: 'export.studies', message: 'Studies and documents' }),
    treatment: t({ id: 'export.treatment', message: 'Treatment' }),
    healthLog: t({ id: 'export.healthLog', message: 'Health log' }),
    triage: t({ id: 'export.triage', message: 'Triage' }),
    visits: t({ id: 'export.visits', message: 'Recorded visits' }),
    insights: t({ id: 'export.insights', message: 'Insights' }),
  }
  const groups = (Object.keys(EXPORT_GROUPS) as ExportGroup[]).map(group => ({
    group,
    count: EXPORT_GROUPS[group].reduce((sum, type) => sum + (byType.get(type) ?? 0), 0),
  }))
  const filled = groups.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <dl className={styles.groups}>
      {filled.map(({ group, count }) => (
        <div key={group}>
          <dt>{words[group]}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How complete this device's data can be. */
function Age() {
  const { t } = useLingui()
  const contact = useServerContact()
  const asOf = useSyncStatus()?.lastComplete ?? null
  if (contact.kind === 'asking')
    return <p>{t({ id: 'export.asking', message: 'This device is still receiving your records.' })}</p>
  return asOf === null ? null : (
    <p>
      {t({ id: 'export.age', message: 'Everything that the server had' })} <AsOf at={asOf} />
    </p>
  )
}
