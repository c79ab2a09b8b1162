import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { writeReport } from '../../../../db/commands/reports.ts'
import { editedEvidence, unjudged } from '../../../../domain/reports/evidence/edited-evidence.ts'
import { Button } from '../../../components/action/button.tsx'
import { LongTextArea } from '../../../components/form/long-text-area.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { readText } from '../text/text-worker.ts'
import styles from './report-panel.module.css'
import type { ShownReport } from './use-report.ts'
import type { ReportEdit } from './use-report-edits.ts'

interface ReportEditorProps {
  report: ShownReport
  edit: ReportEdit
  onChange: (text: string) => void
  onClose: () => void
}

/** The report's text as markdown. Saving makes a new version, and what was ticked has to be ticked again. */
export function ReportEditor({ report, edit: { text, over }, onChange, onClose }: ReportEditorProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const [saving, setSaving] = useState(false)
  const { ref, shown, transcript } = report
  const isChanged = text.trim() !== over.trim()
  const save = async () => {
    if (!isChanged) return onClose()
    setSaving(true)
    try {
      const content = text.trim()
      // A text that cannot be compared with the transcript now is kept all the same, without evidence of its own.
      const judged = await readText(engine => engine.judge(transcript, content)).catch(() => null)
      const evidence = judged ? editedEvidence(shown?.evidence, judged.evidence) : unjudged(shown?.evidence, content)
      await writeReport(context, ref, { content, evidence })
      toasts.show({ kind: 'success', title: t({ id: 'scribe.report.saved', message: 'Report saved' }) })
      onClose()
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'errors.savingFailed', message: 'Saving failed' }),
        text: t({ id: 'scribe.report.kept', message: 'Your text is still here.' }),
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className={styles.editor}>
      <LongTextArea
        label={t({ id: 'scribe.report.text', message: 'Text of the report' })}
        hint={t({
          id: 'scribe.report.editHint',
          message: 'Your own sentences are kept as yours. The ticks below have to be set again.',
        })}
        value={text}
        onChange={onChange}
      />
      <div className={styles.end}>
        <Button onClick={onClose}>{t({ id: 'scribe.report.cancel', message: 'Cancel' })}</Button>
        <Button variant="primary" icon="save" busy={saving} disabled={text.trim() === ''} onClick={() => void save()}>
          {t({ id: 'scribe.report.save', message: 'Save' })}
        </Button>
      </div>
    </div>
  )
}
