import { useLingui } from '@lingui/react/macro'
import type { RecordingDocument } from '../../../../../db/collections/recordings.ts'
import { parseTimestamp } from '../../../../../domain/dates/timestamp.ts'
import type { ReportPaperInput } from '../../../../../domain/paper/report-paper.ts'
import { mayLeave } from '../../../../../domain/reports/review/may-leave.ts'
import { REVIEW_LISTS } from '../../../../../domain/reports/versions/versions.ts'
import { systemClock } from '../../../../../platform/clock.ts'
import { isLocale } from '../../../../i18n/locale.ts'
import type { ShownReport } from '../use-report.ts'

/** What the PDF of a report is made of, under the same rule as everything that lets one out; null while it may not leave. */
export function useReportPdf(recording: RecordingDocument, report: ShownReport) {
  const { i18n } = useLingui()
  return (head: readonly string[]): ReportPaperInput | null => {
    const { shown, sentences, hindrances } = report
    if (!shown || !mayLeave(hindrances)) return null
    const { review } = shown
    return {
      ...{ locale: isLocale(i18n.locale) ? i18n.locale : 'en', title: recording.name, head: [...head] },
      content: shown.content,
      kept: sentences
        .filter(({ isKept, standing }) => isKept && standing !== 'supported' && standing !== 'manual')
        .map(({ sentence, place }) => ({
          at: sentence.at ?? null,
          text: sentence.text,
          by: review?.kept?.[place]?.by ?? '',
        })),
      ticks: REVIEW_LISTS.flatMap(list => (review?.[list] ? [{ ...review[list], list }] : [])),
      model: shown.model ?? '',
      writtenAt: parseTimestamp(shown.createdAt ?? ''),
      now: systemClock.now(),
    }
  }
}
