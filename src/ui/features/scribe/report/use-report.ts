import { useCallback, useMemo } from 'react'
import type { RecordingReport, ReportVersion } from '../../../../contract/entities/recording-report.ts'
import type { CustomReport } from '../../../../contract/entities/user.ts'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import type { ReportRef } from '../../../../db/commands/reports.ts'
import { ownAccount } from '../../../../db/queries/account.ts'
import { hashText } from '../../../../domain/reports/evidence/hash-text.ts'
import {
  type Hindrances,
  hindrances,
  type JudgedSentence,
  judgedSentences,
} from '../../../../domain/reports/review/may-leave.ts'
import { reportOf } from '../../../../domain/reports/versions/report-list.ts'
import { awaited, offered, shownOf, versionsOf } from '../../../../domain/reports/versions/versions.ts'
import { useLive } from '../../../state/session/use-live.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'

export type OwnReport = CustomReport

const NONE: readonly OwnReport[] = []

/** The account's custom reports and the name that stands beside what its person decides. */
export function useReportAccount(): { own: readonly OwnReport[]; name: string } {
  const { database } = useCommandContext()
  const account = useLive(useCallback(() => ownAccount(database), [database]))
  const found = account.kind === 'ready' ? account.value : null
  return { own: found?.data.ambientScribe?.reports ?? NONE, name: found?.name ?? '' }
}

export interface ShownReport {
  ref: ReportRef
  report: RecordingReport | null
  /** The version on the screen; null while there is none. */
  shown: ReportVersion | null
  versions: readonly ReportVersion[]
  sentences: readonly JudgedSentence[]
  hindrances: Hindrances
  /** The request that the server has not answered. */
  awaited: ReturnType<typeof awaited>
  /** The server's version beside one that a person has worked on. */
  offered: ReportVersion | null
  /** Why the last request failed, as a key; null if it did not, or if another version was shown since. */
  errorKey: string | null
  transcript: string
  /** The report was made from the transcript as it is now. */
  isOfThisText: boolean
}

/** One report of a recording, with everything that follows from it and from the transcript as it is now. */
export function useReport(recording: RecordingDocument, id: string, own: readonly OwnReport[]): ShownReport {
  const { clientId, data } = recording
  const transcript = data.transcription?.text ?? ''
  const hash = useMemo(() => hashText(transcript), [transcript])
  const report = reportOf(data, id)
  const name = own.find(one => one.id === id)?.name
  return useMemo(() => {
    const shown = report && shownOf(report)
    const sentences = shown ? judgedSentences(shown, transcript, hash) : []
    const last = report?.requests?.at(-1)
    return {
      ref: { clientId, id, type: id.startsWith('custom_') ? 'custom' : 'system', ...(name && { name }) },
      report,
      shown,
      versions: report ? versionsOf(report) : [],
      sentences,
      hindrances: shown ? hindrances(shown, sentences) : { unticked: [], undecided: [] },
      awaited: report && awaited(report),
      offered: report && offered(report),
      errorKey:
        last?.outcome === 'failed' && (last.over ?? null) === (shown?.id ?? null) ? (last.errorKey ?? '') : null,
      transcript,
      isOfThisText: !shown?.evidence || shown.evidence.transcriptHash === hash,
    }
  }, [report, transcript, hash, clientId, id, name])
}
