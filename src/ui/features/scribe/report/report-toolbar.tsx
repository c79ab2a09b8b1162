import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { RecordingReport } from '../../../../contract/entities/recording-report.ts'
import { deleteReport, restoreReport } from '../../../../db/commands/reports.ts'
import { printDateTime } from '../../../../domain/dates/print-date.ts'
import { Select } from '../../../components/form/select.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { dialogs } from '../../../components/overlay/dialogs.ts'
import { Moment } from '../../../components/time/moment.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useUndoNotice } from '../../../record-kit/undo/use-undo-notice.ts'
import { store } from '../../../state/session/session.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { useCustomReports } from './custom/use-custom-reports.tsx'
import { markdownAtom } from './markdown-setting.ts'
import styles from './report-panel.module.css'
import type { OwnReport, ShownReport } from './use-report.ts'
import { useCompare, useShowVersion, useVersionNames, useVersionWords } from './versions/versions-card.tsx'

interface ReportToolbarProps {
  report: ShownReport
  own: readonly OwnReport[]
  parts: ReactNode
  openTranscript: ReactNode
  /** Reports in the recording whose custom report was deleted. */
  orphans: readonly RecordingReport[]
  onReport: (id: string) => void
}

/** Which report is open, and what can be done with it. */
export function ReportToolbar({ report, own, parts, openTranscript, orphans, onReport }: ReportToolbarProps) {
  const { t } = useLingui()
  const custom = useCustomReports()
  const remove = useDeleteReport(report)
  const versions = useVersionEntries(report)
  const [asMarkdown, setAsMarkdown] = useAtom(markdownAtom, { store })
  const { ref, shown } = report
  const chosen = own.find(one => one.id === ref.id)
  const entries: MenuEntry[] = [
    ...versions,
    {
      kind: 'choice',
      id: 'markdown',
      label: t({ id: 'scribe.report.markdown', message: 'Markdown' }),
      value: asMarkdown ? 'on' : 'off',
      options: [
        { value: 'on', label: t({ id: 'scribe.report.markdown.on', message: 'As formatted text' }) },
        { value: 'off', label: t({ id: 'scribe.report.markdown.off', message: 'As it is written' }) },
      ],
      choose: value => setAsMarkdown(value === 'on'),
    },
    { kind: 'separator', id: 'custom' },
    {
      kind: 'action',
      id: 'create',
      icon: 'plus',
      label: t({ id: 'scribe.custom.new', message: 'Create a custom report' }),
      run: () => void custom.create().then(id => id && onReport(id)),
    },
    ...(chosen
      ? ([
          {
            kind: 'action',
            id: 'edit-custom',
            icon: 'pencil',
            label: t({ id: 'scribe.custom.change', message: 'Edit this custom report' }),
            run: () => void custom.edit(chosen),
          },
          {
            kind: 'action',
            id: 'delete-custom',
            icon: 'trash-2',
            tone: 'danger',
            label: t({ id: 'scribe.custom.remove', message: 'Delete this custom report' }),
            run: () => void custom.remove(chosen).then(done => done && onReport('medical-history')),
          },
        ] as const)
      : []),
    ...(shown
      ? ([
          { kind: 'separator', id: 'danger' },
          {
            kind: 'action',
            id: 'delete',
            icon: 'trash-2',
            tone: 'danger',
            label: t({ id: 'scribe.report.delete', message: 'Delete the report' }),
            run: () => void remove(),
          },
        ] as const)
      : []),
  ]
  return (
    <header className={styles.toolbar}>
      <div className={styles.parts}>{parts}</div>
      <div className={styles.chooser}>
        <Select
          label={t({ id: 'scribe.report.which', message: 'Report' })}
          options={[
            { value: 'medical-history', label: t({ id: 'scribe.report.history', message: 'Medical history' }) },
            { value: 'summary', label: t({ id: 'scribe.report.summary', message: 'Summary' }) },
            ...own.map(one => ({ value: one.id, label: one.name })),
            ...orphans.map(one => ({ value: one.id, label: one.name ?? one.id })),
          ]}
          value={ref.id}
          onChange={onReport}
        />
      </div>
      {openTranscript}
      <span className={styles.made}>{shown && <Made report={report} />}</span>
      <div className={styles.menu}>
        <MoreMenu label={t({ id: 'scribe.report.more', message: 'More for the report' })} entries={entries} />
      </div>
    </header>
  )
}

/** "edited by hand · 14:06" */
function Made({ report: { shown } }: { report: ShownReport }) {
  const words = useVersionWords()
  if (!shown) return null
  return (
    <>
      {words(shown)}
      {shown.createdAt && (
        <>
          {' · '}
          <Moment at={Date.parse(shown.createdAt)} style="amid" />
        </>
      )}
    </>
  )
}

/** On narrow screens the versions stand in the menu. */
function useVersionEntries(report: ShownReport): MenuEntry[] {
  const { t } = useLingui()
  const nameOf = useVersionNames(report)
  const show = useShowVersion(report)
  const compare = useCompare(report)
  const isWide = useWidthClass() === 'desktop'
  const { versions, shown } = report
  const other = versions.find(one => one.id !== shown?.id)
  if (isWide || !shown || !other) return []
  return [
    {
      kind: 'choice',
      id: 'versions',
      label: t({ id: 'scribe.versions', message: 'Versions' }),
      value: shown.id,
      options: versions.map(one => ({
        value: one.id,
        label: nameOf(one),
        ...(one.createdAt && { hint: printDateTime(Date.parse(one.createdAt)) }),
      })),
      choose: id => void show(id),
    },
    {
      kind: 'action',
      id: 'compare',
      icon: 'files',
      label: t({ id: 'scribe.version.compare', message: 'Compare versions' }),
      run: () => compare(other),
    },
  ]
}

/** Asks, deletes the report with its versions, and offers to undo it. */
function useDeleteReport({ ref }: ShownReport): () => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  return async () => {
    const sure = await dialogs.confirm({
      title: t({ id: 'scribe.report.delete.title', message: 'Delete this report?' }),
      text: t({
        id: 'scribe.report.delete.text',
        message: 'All its versions will be gone, on all devices. The recording stays.',
      }),
      confirm: t({ id: 'scribe.report.delete.confirm', message: 'Delete' }),
      tone: 'danger',
    })
    if (!sure) return
    try {
      const removed = await deleteReport(context, ref)
      const done = t({ id: 'scribe.report.deleted', message: 'Report deleted' })
      showUndo(done, () => void (removed && restoreReport(context, ref, removed)))
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.deleteFailed', message: 'Deleting failed' }) })
    }
  }
}
