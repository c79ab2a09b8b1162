import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { oneDocument } from '../../../../db/queries/documents.ts'
import { sectionsOf } from '../../../../domain/records/record-sections.ts'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { useRetryableLive } from '../../../record-kit/use-retryable-live.ts'
import { useShownWithin } from '../../../state/session/menu.ts'
import { useDatabase } from '../../../state/session/use-session.ts'
import { loadCatalogue } from '../labs-table/use-catalogue.ts'
import { useBackToList } from '../words/use-back-to-list.ts'
import { RecordFailed, RecordMissing, UnknownType } from './record-problems.tsx'
import { useNumericAddress } from './use-numeric-address.ts'

const isAt = ({ clientId, id }: HealthRecordDocument, address: string) => clientId === address || String(id) === address

interface RecordScreenProps {
  /** The server's number or the clientId, from the address. */
  id: string
  room: 'view' | 'edit' | 'check'
  /**
   * Keeps a record on the screen that another device deletes meanwhile, so that what was typed is not lost; `gone` is
   * true then.
   */
  keep?: boolean
  children: (record: HealthRecordDocument, gone: boolean) => ReactNode
}

/** One record of this device by its address, or why it is not shown. */
export function RecordScreen({ id, room, keep = false, children }: RecordScreenProps) {
  const database = useDatabase()
  // Under way while the record is read: names that come later would move the rows of its table.
  useEffect(() => void loadCatalogue().catch(() => undefined), [])
  const [found, askAgain] = useRetryableLive(
    useCallback(() => oneDocument(database, 'healthRecords', id), [database, id]),
  )
  const stored = found.kind === 'ready' ? found.value : null
  const [last, setLast] = useState(stored)
  if (stored && stored !== last) setLast(stored)
  // Also while it is asked for under its number, which it got meanwhile: what is open on the screen stays.
  const isKept = found.kind === 'loading' || (keep && found.kind === 'ready')
  const record = stored ?? (isKept && last && isAt(last, id) ? last : null)
  const back = useBackToList(record?.recordType ?? null)
  useNumericAddress(room, id, stored)
  useShownWithin(back.to)
  const shown = (one: HealthRecordDocument, gone: boolean) =>
    sectionsOf(one.recordType) ? children(one, gone) : <UnknownType back={back} />
  switch (found.kind) {
    case 'loading':
      if (record) return shown(record, false)
      return (
        <Page title={'\u00a0'} back={back}>
          {found.slow && <Skeleton shape="card" count={2} />}
        </Page>
      )
    case 'failed':
      return <RecordFailed onRetry={askAgain} />
    case 'ready':
      return record ? shown(record, !stored) : <RecordMissing />
  }
}
