import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { spokenAt, type TimedSegment } from '../../../../domain/reports/evidence/times.ts'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { deviceAtom } from '../../../state/session/preferences.ts'
import { store } from '../../../state/session/session.ts'
import { useWidthClass } from '../../../styles/width.ts'
import { RecordingChat } from '../chat/recording-chat.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import type { Span } from './lit-transcript.tsx'
import styles from './report-panel.module.css'
import { ReportRoom } from './report-room.tsx'
import { useReport, useReportAccount } from './use-report.ts'
import { VersionsCard } from './versions-card.tsx'

/** The report that was open last, on this device (default: medical-history). */
const chosenAtom = deviceAtom<string>('scribe.report.chosen', 'medical-history')

type Part = 'report' | 'chat'

interface ReportPanelProps {
  recording: RecordingDocument
  /** Plays the recording from a moment, in seconds; null without sound. */
  onPlay: ((seconds: number) => void) | null
  /** Moves the player to a moment without playing. */
  onSeek: (seconds: number) => void
}

/** Structured reports and the chat of a recording, with the transcript beside them. */
export function ReportPanel({ recording, onPlay, onSeek }: ReportPanelProps) {
  const { t } = useLingui()
  const { own, name } = useReportAccount()
  const [chosenId, choose] = useAtom(chosenAtom, { store })
  const id = chosenId === 'summary' || own.some(one => one.id === chosenId) ? chosenId : 'medical-history'
  const report = useReport(recording, id, own)
  const [part, setPart] = useState<Part>('report')
  const [place, setPlace] = useState<number | null>(null)
  const [words, setWords] = useState<Span | null>(null)
  const isWide = useWidthClass() === 'desktop'
  const { transcript } = report
  const { segments, duration } = timing(recording)

  const sentence = place === null ? null : (report.sentences[place] ?? null)
  const lit: readonly Span[] = sentence ? sentence.spans : words ? [words] : []
  const at = lit[0] ? spokenAt(transcript, lit[0][0], segments, duration) : null
  const timeText = (offset: number) => {
    const spoken = spokenAt(transcript, offset, segments, duration)
    return spoken && `${spoken.isApproximate ? '≈\u00a0' : ''}${printPosition(spoken.seconds)}`
  }
  const show = (next: number | null) => {
    setWords(null)
    setPlace(next === place ? null : next)
    const first = next === null ? undefined : report.sentences[next]?.spans[0]
    const spoken = first && spokenAt(transcript, first[0], segments, duration)
    if (spoken) onSeek(spoken.seconds)
  }
  const chooseWords = (chosen: Span | null) => {
    setPlace(null)
    setWords(chosen)
    const spoken = chosen && spokenAt(transcript, chosen[0], segments, duration)
    if (spoken) onSeek(spoken.seconds)
  }
  const litSentences = sentence
    ? [sentence.place]
    : words
      ? report.sentences
          .filter(one => one.spans.some(span => span[0] < words[1] && span[1] > words[0]))
          .map(one => one.place)
      : []
  const parts = (
    <SegmentedChoice<Part>
      label={t({ id: 'scribe.report.part', message: 'Report or chat' })}
      options={[
        { value: 'report', label: t({ id: 'scribe.report.part.report', message: 'Report' }) },
        { value: 'chat', label: t({ id: 'scribe.report.part.chat', message: 'Chat' }) },
      ]}
      value={part}
      onChange={next => {
        setPart(next)
        setPlace(null)
        setWords(null)
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the chosen sentence, wherever the focus is
    <div className={styles.panel} onKeyDown={event => event.key === 'Escape' && lit.length > 0 && show(null)}>
      <div className={styles.main}>
        {part === 'report' ? (
          <ReportRoom
            key={id}
            recording={recording}
            report={report}
            own={own}
            by={name}
            parts={parts}
            onReport={next => {
              setPlace(null)
              choose(next)
            }}
            marks={{
              sentences: report.sentences,
              lit: litSentences,
              timeOf: one => (one.spans[0] ? timeText(one.spans[0][0]) : null),
              onChoose: show,
            }}
          />
        ) : (
          <section className={styles.card}>
            <header className={styles.toolbar}>{parts}</header>
            <div className={styles.body}>
              <RecordingChat recording={recording} timeAt={timeText} chosen={words} onChoose={chooseWords} />
            </div>
          </section>
        )}
      </div>
      {transcript.trim() !== '' && (
        <aside className={styles.side} data-lit={lit.length > 0 || undefined}>
          <EvidenceCard
            transcript={transcript}
            sentence={sentence}
            lit={lit}
            time={lit[0] ? timeText(lit[0][0]) : null}
            onPlay={onPlay && at ? () => onPlay(at.seconds) : null}
            onWords={chooseWords}
          />
          {isWide && part === 'report' && <VersionsCard report={report} />}
        </aside>
      )}
    </div>
  )
}

function timing({ data }: RecordingDocument): { segments: TimedSegment[] | null; duration: number | null } {
  const given = (data.transcription as { segments?: unknown } | null | undefined)?.segments
  const isTimed = (one: unknown): one is TimedSegment =>
    typeof (one as TimedSegment)?.start === 'number' && typeof (one as TimedSegment)?.text === 'string'
  return { segments: Array.isArray(given) ? given.filter(isTimed) : null, duration: data.duration ?? null }
}
