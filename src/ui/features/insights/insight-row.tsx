import { useLingui } from '@lingui/react/macro'
import { deleteDocument, undoDelete } from '../../../db/commands/uploads.ts'
import { type InsightFacts, insightState } from '../../../db/queries/insights.ts'
import { Button } from '../../components/action/button.tsx'
import { PathLink } from '../../components/action/path-link.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { MoreMenu } from '../../components/menu/menu-button.tsx'
import { Row } from '../../components/surface/row.tsx'
import { useInsightWords } from '../../record-kit/insights/use-insight-words.ts'
import { useRetryInsight } from '../../record-kit/insights/use-retry-insight.ts'
import { isUnpaid } from '../../record-kit/money/is-unpaid.ts'
import { TopUpLink } from '../../record-kit/money/top-up-link.tsx'
import { useDeleteWithUndo } from '../../record-kit/use-delete-with-undo.ts'
import { printRecordDate } from '../../record-kit/values/use-day-words.ts'
import { useCommandContext } from '../../state/session/use-session.ts'
import { uploadMode } from '../../state/sync/upload-mode.ts'

/** One insight; it opens when it is finished. */
export function InsightRow({ insight }: { insight: InsightFacts }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const deleteWithUndo = useDeleteWithUndo()
  const retry = useRetryInsight()
  const { clientId, id, name, date, summary } = insight
  const state = insightState(insight)
  const words = useInsightWords().state(state)
  const failed = state.kind === 'failed' || state.kind === 'refused'
  const remove = () =>
    deleteWithUndo({
      question: {
        title: t({ id: 'insights.delete.title', message: `Delete “${name}”?` }),
        text: t({
          id: 'insights.delete.text',
          message: 'The insight will be gone; the records that it rests on stay.',
        }),
      },
      done: t({ id: 'insights.deleted', message: `“${name}” deleted` }),
      remove: () => deleteDocument(context, 'healthRecords', clientId),
      undo: () => undoDelete(context, 'healthRecords', clientId, uploadMode.get()),
    })
  return (
    <Row
      tall={failed}
      leading={<Icon name="sparkle" size={20} />}
      title={state.kind === 'done' ? <PathLink to={`/health-record/view/${id ?? clientId}`}>{name}</PathLink> : name}
      badges={
        words && (
          <Pill tone={words.tone} icon={words.icon}>
            {words.badge}
          </Pill>
        )
      }
      meta={printRecordDate(date)}
      status={words?.sentence}
      text={summary}
      trailing={
        <>
          {state.kind === 'refused' && isUnpaid(state.code) && <TopUpLink />}
          {failed && (
            <Button size="sm" icon="refresh-cw" onClick={() => void retry(clientId, state)}>
              {t({ id: 'insights.retry', message: 'Try again' })}
            </Button>
          )}
          <MoreMenu
            label={t({ id: 'insights.more', message: `More for ${name}` })}
            entries={[
              {
                ...{ kind: 'action', id: 'delete', icon: 'trash-2', tone: 'danger' },
                label: t({ id: 'insights.delete', message: 'Delete' }),
                run: () => void remove(),
              },
            ]}
          />
        </>
      }
    />
  )
}
