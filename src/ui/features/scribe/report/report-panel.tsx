import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { Button } from '../../../components/action/button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { useWidthClass } from '../../../styles/width.ts'
import type { AudioPlayer } from '../playback/audio-player.ts'
import { useSpokenTimes } from '../transcript/spoken-times.ts'
import type { Place } from '../transcript/turns.ts'
import { EvidenceCard } from './evidence/evidence-card.tsx'
import styles from './report-panel.module.css'
import { ReportRoom } from './report-room.tsx'
import { useChosenReport } from './use-chosen-report.ts'
import { useReport, useReportAccount } from './use-report.ts'
import type { ReportEdits } from './use-report-edits.ts'
import { VersionsCard } from './versions/versions-card.tsx'

type Part = 'report' | 'chat'

/** How the chat lights its quotations in the transcript beside it. */
export interface QuoteMarks {
  /** When the words at an offset were said, as text; null without sound. */
  timeAt: (offset: number) => string | null
  chosen: Place | null
  onChoose: (place: Place | null) => void
}

type Chosen = { kind: 'sentence'; place: number } | { kind: 'words'; words: Place }

interface ReportPanelProps {
  recording: RecordingDocument
  /** Null without sound. */
  player: AudioPlayer | null
  edits: ReportEdits
  /** What stands behind "Chat". */
  chat: (quotes: QuoteMarks) => ReactNode
}

/** Structured reports and the chat of a recording, with the transcript beside them. */
export function ReportPanel({ recording, player, edits, chat }: ReportPanelProps) {
  const { t } = useLingui()
  const { own, name } = useReportAccount()
  const [id, choose] = useChosenReport(recording, own, edits)
  const report = useReport(recording, id, own)
  const [part, setPart] = useState<Part>('report')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  /** On a narrow screen the transcript is a sheet, opened by a choice or by itself. */
  const [isOpened, setOpened] = useState(false)
  const isWide = useWidthClass() === 'desktop'
  const main = useRef<HTMLDivElement>(null)
  const { transcript, sentences } = report
  const times = useSpokenTimes(recording)

  const sentence = chosen?.kind === 'sentence' ? (sentences[chosen.place] ?? null) : null
  const words = chosen?.kind === 'words' ? chosen.words : null
  const lit = useMemo((): readonly Place[] => sentence?.spans ?? (words ? [words] : []), [sentence, words])
  const litSentences = useMemo(() => {
    if (sentence) return [sentence.place]
    if (!words) return []
    const rests = sentences.filter(one => one.spans.some(span => span[0] < words[1] && span[1] > words[0]))
    return rests.map(one => one.place)
  }, [sentence, words, sentences])
  const first = lit[0]?.[0] ?? null
  const seconds = first === null ? null : (times.at(first)?.seconds ?? null)
  // The player stands ready at the words; the sound is fetched when it is played.
  useEffect(() => {
    if (seconds !== null && player?.get().kind !== 'playing') player?.cue(seconds)
  }, [player, seconds])

  const leave = () => {
    setChosen(null)
    setOpened(false)
  }
  const isChosen = chosen !== null
  useEffect(() => {
    if (!isChosen) return
    const onKey = (event: KeyboardEvent) => {
      const within = event.target instanceof Element && event.target.closest('[role$=dialog], [role=menu], textarea')
      if (event.key === 'Escape' && !within) setChosen(null)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isChosen])
  const lastLit = litSentences[0]
  useEffect(() => {
    if (lastLit === undefined) return
    main.current?.querySelector(`[data-sentence="${lastLit}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [lastLit])

  const show = (place: number) =>
    setChosen(now => (now?.kind === 'sentence' && now.place === place ? null : { kind: 'sentence', place }))
  const chooseWords = (next: Place | null) => setChosen(next && { kind: 'words', words: next })
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
        leave()
      }}
    />
  )
  const openTranscript = !isWide && transcript.trim() !== '' && (
    <Button size="sm" icon="file-text" onClick={() => setOpened(true)}>
      {t({ id: 'scribe.report.transcript', message: 'Transcript' })}
    </Button>
  )
  return (
    <div className={styles.panel}>
      <div ref={main} className={styles.main}>
        {part === 'report' ? (
          <ReportRoom
            key={id}
            recording={recording}
            report={report}
            own={own}
            by={name}
            parts={parts}
            openTranscript={openTranscript}
            edits={edits}
            onReport={next => {
              leave()
              choose(next)
            }}
            marks={{
              sentences,
              lit: litSentences,
              timesOf: one => times.textsOf(one.spans),
              onChoose: show,
            }}
          />
        ) : (
          <section className={styles.card}>
            <header className={styles.toolbar}>
              {parts}
              {openTranscript}
            </header>
            <div className={styles.body}>{chat({ timeAt: times.textAt, chosen: words, onChoose: chooseWords })}</div>
          </section>
        )}
      </div>
      {transcript.trim() !== '' && (
        <aside className={styles.side} data-open={isOpened || isChosen || undefined}>
          <EvidenceCard
            recording={recording}
            player={player}
            sentence={sentence}
            lit={lit}
            isUnused={words !== null && part === 'report' && litSentences.length === 0}
            times={times}
            onWords={chooseWords}
            onClose={isWide ? null : leave}
          />
          {isWide && part === 'report' && <VersionsCard report={report} />}
        </aside>
      )}
    </div>
  )
}
