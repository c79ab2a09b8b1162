import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import type { RecordingDocument } from '../../../../../db/collections/recordings.ts'
import { printDateTime } from '../../../../../domain/dates/print-date.ts'
import { parseTimestamp } from '../../../../../domain/dates/timestamp.ts'
import { copyText } from '../../../../../platform/browser/clipboard.ts'
import { printPage } from '../../../../../platform/browser/print-page.ts'
import { shareText } from '../../../../../platform/browser/share.ts'
import { toasts } from '../../../../components/toast/toasts.ts'
import { useSavePdf } from '../../../../record-kit/pdf/use-save-pdf.ts'
import { usePatientNames } from '../../../../state/session/current-patient.ts'
import { deviceAtom } from '../../../../state/session/preferences.ts'
import { store } from '../../../../state/session/session.ts'
import type { ShownReport } from '../use-report.ts'
import { textOf } from './paper-text.ts'
import { useReportPdf } from './use-report-pdf.ts'

/** The patient's name and the recording's date stand above what is copied: it may be pasted into another's file. */
const namedAtom = deviceAtom<boolean>('scribe.report.named', true)

/** Ways out of the product. Call them only where the rule of may-leave.ts allows it. */
export function useLeaveReport(recording: RecordingDocument, report: ShownReport) {
  const { shown } = report
  const { t } = useLingui()
  const pdf = useSavePdf()
  const input = useReportPdf(recording, report)
  const [isNamed, setNamed] = useAtom(namedAtom, { store })
  const patients = usePatientNames()
  /** What is printed and copied; see paper.tsx. */
  const paper = useRef<HTMLElement>(null)
  const patient = patients?.get(recording.patientClientId)
  const at = parseTimestamp(recording.data.date ?? recording.createdAt)
  const head = [
    ...(isNamed
      ? [
          [
            patient ?? t({ id: 'scribe.report.noPatient', message: 'Patient not named' }),
            ...(at === null ? [] : [printDateTime(at)]),
          ].join(', '),
        ]
      : []),
    ...(shown?.provisional
      ? [t({ id: 'scribe.report.provisionalStamp', message: 'Provisional: made on the device' })]
      : []),
  ]
  /** The text without its head: marks alone are no text. */
  const body = () => (paper.current ? textOf(paper.current).split('\n').slice(head.length).join('\n').trim() : '')
  const couldNot = () =>
    toasts.show({ kind: 'error', title: t({ id: 'scribe.report.clipboard', message: 'Clipboard error' }) })

  const copy = async () => {
    if (!paper.current || body() === '') {
      toasts.show({ kind: 'warning', title: t({ id: 'scribe.report.nothingToCopy', message: 'Nothing to copy' }) })
      return
    }
    try {
      await copyText(textOf(paper.current), paper.current.innerHTML)
      toasts.show({ kind: 'success', title: t({ id: 'scribe.report.copied', message: 'Report copied' }) })
    } catch {
      couldNot()
    }
  }
  const share = async () => {
    if (!paper.current || body() === '') {
      toasts.show({ kind: 'warning', title: t({ id: 'scribe.report.nothingToShare', message: 'Nothing to share' }) })
      return
    }
    try {
      if ((await shareText(textOf(paper.current))) !== 'copied') return
      toasts.show({ kind: 'success', title: t({ id: 'scribe.report.copied', message: 'Report copied' }) })
    } catch {
      couldNot()
    }
  }
  const savePdf = async () => {
    const made = input(head)
    if (made) await pdf.save(made.title, maker => maker.report(made))
  }
  return { copy, share, print: printPage, savePdf, isSaving: pdf.isBusy, paper, head, isNamed, setNamed }
}
