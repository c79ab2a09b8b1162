import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { RecordingReport } from '../../../../contract/entities/recording-report.ts'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { requestReport } from '../../../../db/commands/reports.ts'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'
import { SYSTEM_REPORT_IDS } from '../../../../domain/reports/system-reports.ts'
import { readReports } from '../../../../domain/reports/versions/report-list.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { store } from '../../../state/session/session.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { readText } from '../text/text-worker.ts'
import { markdownAtom } from './markdown-setting.ts'
import { ReportEditor } from './report-editor.tsx'
import { ReportForm, type Wanted } from './report-form.tsx'
import styles from './report-panel.module.css'
import { LeftOut, ReportStanding } from './report-standing.tsx'
import { ReportText } from './report-text.tsx'
import { ReportToolbar } from './report-toolbar.tsx'
import { ReviewBar } from './review/review-bar.tsx'
import { Undecided } from './review/undecided.tsx'
import { useRemoveSentence } from './review/use-remove-sentence.ts'
import type { SentenceMarks } from './sentence.tsx'
import { useProgress } from './use-progress.ts'
import type { OwnReport, ShownReport } from './use-report.ts'
import type { ReportEdits } from './use-report-edits.ts'
import { useStandingWords } from './use-standing-words.ts'

interface ReportRoomProps {
  recording: RecordingDocument
  report: ShownReport
  own: readonly OwnReport[]
  by: string
  /** The choice between report and chat. */
  parts: ReactNode
  onReport: (id: string) => void
  /** Opens the transcript where it does not stand beside the report. */
  openTranscript: ReactNode
  edits: ReportEdits
  marks: Omit<SentenceMarks, 'wordOf' | 'keptBy'>
}

/** One report: its text, the generate form, or its editor (D §4). */
export function ReportRoom({
  recording,
  report,
  own,
  by,
  parts,
  openTranscript,
  edits,
  onReport,
  marks,
}: ReportRoomProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const wordOf = useStandingWords()
  const removeSentence = useRemoveSentence(report)
  const [asMarkdown] = useAtom(markdownAtom, { store })
  const [isStarting, setStarting] = useState(false)
  const [isPartly, setPartly] = useState(false)
  const { ref, shown, transcript } = report
  const content = shown?.content ?? ''
  const edit = edits.edit?.reportId === ref.id ? edits.edit : null
  const progress = useProgress(isStarting, report)
  const hasTranscript = transcript.trim() !== ''
  const mode = edit ? 'edit' : shown && content.trim() !== '' ? 'view' : hasTranscript ? 'generate' : 'empty'

  const generate = async ({ options, customInstructions }: Wanted) => {
    setStarting(true)
    try {
      const custom = own.find(one => one.id === ref.id)?.systemPrompt ?? ''
      const prompt = [custom, customInstructions].filter(Boolean).join('\n')
      const today = new Date(systemClock.now()).toISOString().slice(0, 10)
      const made = await readText(engine =>
        engine.write({ transcript, reportId: ref.id, prompt, options, today }),
      ).catch(() => null)
      setPartly(made?.isPartly ?? false)
      await requestReport(context, ref, { options, customInstructions }, made)
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'scribe.report.notGenerated', message: 'Generation failed' }) })
    } finally {
      setStarting(false)
    }
  }
  const leaveTo = async (id: string) => {
    if (await edits.cancel()) onReport(id)
  }
  const keptBy = ({ place, isKept }: JudgedSentence) => (isKept && shown?.review?.kept?.[place]?.by) || null
  const remove = (sentence: JudgedSentence) => void removeSentence(sentence)
  return (
    <section className={styles.card} aria-labelledby="report-title">
      <h2 id="report-title" className="spoken">
        {t({ id: 'scribe.report.area', message: 'Report' })}
      </h2>
      <ReportToolbar
        report={report}
        own={own}
        parts={parts}
        openTranscript={openTranscript}
        orphans={orphansOf(recording, own)}
        onReport={id => void leaveTo(id)}
      />
      <div className={styles.body}>
        <ReportStanding report={report} isPartly={isPartly} onRetry={wanted => void generate(wanted)} />
        {mode === 'edit' && edit && (
          <ReportEditor
            report={report}
            edit={edit}
            onChange={text => edits.setEdit({ ...edit, text })}
            onClose={() => edits.setEdit(null)}
          />
        )}
        {mode === 'view' && (
          <ReportText content={content} asMarkdown={asMarkdown} {...marks} wordOf={wordOf} keptBy={keptBy} />
        )}
        {mode === 'view' && <LeftOut report={report} />}
        {mode === 'view' && <Undecided report={report} by={by} onChoose={marks.onChoose} onRemove={remove} />}
        {mode === 'empty' && (
          <EmptyState
            icon="file-text"
            title={t({ id: 'scribe.report.empty', message: 'No report: there is no transcript yet' })}
          >
            {t({
              id: 'scribe.report.empty.text',
              message: 'A report is made from the transcript. It can be typed or pasted in its tab.',
            })}
          </EmptyState>
        )}
      </div>
      {mode === 'view' && (
        <ReviewBar
          recording={recording}
          report={report}
          by={by}
          onChoose={marks.onChoose}
          onEdit={() => edits.setEdit({ reportId: ref.id, text: content, over: content })}
        />
      )}
      {(mode === 'view' || mode === 'generate') && (
        <footer className={styles.foot}>
          <ReportForm
            from={shown?.options ?? null}
            progress={progress}
            isAgain={mode === 'view'}
            disabled={!hasTranscript}
            onGenerate={wanted => void generate(wanted)}
          />
        </footer>
      )}
    </section>
  )
}

function orphansOf({ data }: RecordingDocument, own: readonly OwnReport[]): RecordingReport[] {
  const known = new Set<string>([...SYSTEM_REPORT_IDS, ...own.map(({ id }) => id)])
  return readReports(data).filter(one => !known.has(one.id))
}
