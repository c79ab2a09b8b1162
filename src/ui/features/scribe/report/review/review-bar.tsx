import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RecordingDocument } from '../../../../../db/collections/recordings.ts'
import { mayLeave } from '../../../../../domain/reports/review/may-leave.ts'
import { REVIEW_LISTS } from '../../../../../domain/reports/versions/versions.ts'
import { Button } from '../../../../components/action/button.tsx'
import { Switch } from '../../../../components/form/switch.tsx'
import styles from '../report-panel.module.css'
import type { ShownReport } from '../use-report.ts'
import { Paper } from './paper.tsx'
import { ReviewLists } from './review-lists.tsx'
import { useLeaveReport } from './use-leave-report.ts'

interface ReviewBarProps {
  recording: RecordingDocument
  report: ShownReport
  by: string
  onChoose: (place: number) => void
  onEdit: () => void
}

/** The review, and the ways out of the product that it opens. */
export function ReviewBar({ recording, report, by, onChoose, onEdit }: ReviewBarProps) {
  const { t } = useLingui()
  const { copy, share, print, savePdf, isSaving, paper, head, isNamed, setNamed } = useLeaveReport(recording, report)
  const { unticked, undecided } = report.hindrances
  const isOpen = mayLeave(report.hindrances)
  const left = unticked.length
  const all = REVIEW_LISTS.length
  const hindered = [
    left > 0 &&
      t({ id: 'scribe.review.left', message: plural(left, { one: `# of ${all} left`, other: `# of ${all} left` }) }),
    undecided.length > 0 &&
      t({
        id: 'scribe.review.undecided',
        message: plural(undecided.length, { one: '# sentence to decide', other: '# sentences to decide' }),
      }),
  ]
  const missing = hindered.filter(Boolean).join(' · ')
  const refusal = t({ id: 'scribe.review.notPrinted', message: `This report was not checked yet: ${missing}.` })
  return (
    <div className={styles.leave}>
      <Paper ref={paper} head={head} content={report.shown?.content ?? ''} refusal={isOpen ? null : refusal} />
      <ReviewLists report={report} by={by} onChoose={onChoose} />
      <div className={styles.leaveRow}>
        <p className={styles.left} role="status">
          {missing}
        </p>
        <div className={styles.acts}>
          <Button icon="pencil" onClick={onEdit}>
            {t({ id: 'scribe.report.edit', message: 'Edit' })}
          </Button>
          <Button icon="printer" disabled={!isOpen} onClick={print}>
            {t({ id: 'scribe.report.print', message: 'Print' })}
          </Button>
          <Button icon="download" disabled={!isOpen} busy={isSaving} onClick={() => void savePdf()}>
            {t({ id: 'scribe.report.savePdf', message: 'Save as PDF' })}
          </Button>
          <Button icon="share" disabled={!isOpen} onClick={() => void share()}>
            {t({ id: 'scribe.report.share', message: 'Share' })}
          </Button>
          <Button icon="copy" variant={isOpen ? 'primary' : 'secondary'} disabled={!isOpen} onClick={() => void copy()}>
            {t({ id: 'scribe.report.copy', message: 'Copy' })}
          </Button>
        </div>
      </div>
      <Switch
        label={t({ id: 'scribe.report.named', message: 'Patient’s name and date above what leaves' })}
        hint={head.join(' · ')}
        checked={isNamed}
        onChange={setNamed}
      />
    </div>
  )
}
