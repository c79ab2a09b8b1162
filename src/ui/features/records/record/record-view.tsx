import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { retryParked } from '../../../../db/commands/context.ts'
import { biomarkersOf, reportOf, textOf } from '../../../../domain/records/report.ts'
import { Button, LinkButton } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { isUnpaid } from '../../../record-kit/money/is-unpaid.ts'
import { TopUpLink } from '../../../record-kit/money/top-up-link.tsx'
import { OfflineBanner } from '../../../record-kit/offline-banner.tsx'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { useMinute } from '../../../record-kit/use-minute.ts'
import { useRefreshed } from '../../../record-kit/use-refreshed.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { listedRecord } from '../list/listed-record.ts'
import { isOnDevice } from '../list/record-state.ts'
import { checkPath, editPath } from '../words/record-address.ts'
import { useBackToList } from '../words/use-back-to-list.ts'
import { RecordMeta, RecordTitle } from './record-header.tsx'
import { RecordSections } from './record-sections.tsx'
import { RecordStanding } from './record-standing.tsx'
import { SaveInsight } from './save-insight.tsx'
import { useDeleteRecord } from './use-delete-record.ts'

/** A record to be read (H §2). `actions` are those of other features, for a record that is ready. */
export function RecordView({ record, actions }: { record: HealthRecordDocument; actions?: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const now = useMinute()
  const back = useBackToList(record.recordType)
  const askDelete = useDeleteRecord()
  const [refreshed, refreshing] = useRefreshed()
  const { clientId, name, status, data } = record
  const ready = status === 'processed'
  const isLabs = ready && data.sourceType === 'file' && biomarkersOf(reportOf(data)).length > 0
  return (
    <Page
      title={<RecordTitle record={record} editable={ready} />}
      back={back}
      actions={
        <>
          {isLabs && (
            <LinkButton to={checkPath(record)} icon="circle-check">
              {t({ id: 'records.action.check', message: 'Check what was read' })}
            </LinkButton>
          )}
          {ready && record.recordType === 'insight' && <SaveInsight record={record} />}
          {ready && actions}
          {ready && (
            <LinkButton to={editPath(record)} icon="pencil" variant="primary">
              {t({ id: 'records.action.edit', message: 'Edit' })}
            </LinkButton>
          )}
          <MoreMenu
            label={t({ id: 'records.more', message: `More for ${name}` })}
            entries={[
              {
                kind: 'action',
                id: 'refresh',
                icon: 'refresh-cw',
                label: t({ id: 'records.refresh', message: 'Refresh' }),
                disabled: refreshing,
                run: () => void refreshed(),
              },
              { kind: 'separator', id: 'before-delete' },
              {
                kind: 'action',
                id: 'delete',
                icon: 'trash-2',
                tone: 'danger',
                label: t({ id: 'records.action.delete', message: 'Delete' }),
                run: () =>
                  void askDelete({ clientId, name, onlyHere: isOnDevice(listedRecord(record)) }, () =>
                    navigate({ href: back.to }),
                  ),
              },
            ]}
          />
        </>
      }
    >
      <RecordMeta record={record} editable={ready} />
      <OfflineBanner />
      <Refusal record={record} />
      <RecordStanding record={record} now={now} />
      {ready ? <RecordSections record={record} /> : <Typed record={record} />}
    </Page>
  )
}

/** What the server did not accept; it is kept here. */
function Refusal({ record: { clientId, sync } }: { record: HealthRecordDocument }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const refusalWords = useRefusalWords()
  if (!sync.parked) return null
  const kept = t({ id: 'records.refused.kept', message: 'Your change is kept on this device.' })
  return (
    <Banner
      tone="danger"
      icon="circle-alert"
      aside={
        <>
          {isUnpaid(sync.parked.code) && <TopUpLink />}
          <Button size="sm" onClick={() => void retryParked(context, 'healthRecords', clientId)}>
            {t({ id: 'records.sendAgain', message: 'Send again' })}
          </Button>
        </>
      }
    >
      {`${refusalWords(sync.parked)}. ${kept}`}
    </Banner>
  )
}

/** The text of a quick note, which is there before the server has put it in order. */
function Typed({ record: { data } }: { record: HealthRecordDocument }) {
  const text = textOf((data.sourceData as { text?: unknown } | undefined)?.text)
  return text === '' ? null : <p className="reading">{text}</p>
}
