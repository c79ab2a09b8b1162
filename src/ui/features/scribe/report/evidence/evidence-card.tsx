import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import type { RecordingDocument } from '../../../../../db/collections/recordings.ts'
import type { JudgedSentence } from '../../../../../domain/reports/review/may-leave.ts'
import { IconButton } from '../../../../components/action/icon-button.tsx'
import type { AudioPlayer } from '../../playback/audio-player.ts'
import type { Mark } from '../../transcript/marked-parts.ts'
import { scrollTo } from '../../transcript/scroll-to.ts'
import type { SpokenTimes } from '../../transcript/spoken-times.ts'
import { TurnList } from '../../transcript/turn-list.tsx'
import type { Place } from '../../transcript/turns.ts'
import { useChosenWords } from '../../transcript/use-chosen-words.ts'
import { useTurns } from '../../transcript/use-turns.ts'
import styles from './evidence.module.css'
import { EvidencePlayer } from './evidence-player.tsx'
import { EvidenceVerdict } from './evidence-verdict.tsx'

interface EvidenceCardProps {
  recording: RecordingDocument
  /** Null without sound. */
  player: AudioPlayer | null
  /** The chosen sentence; null if words of the transcript, or nothing, were chosen. */
  sentence: JudgedSentence | null
  lit: readonly Place[]
  /** Words were chosen on which no sentence of the report rests. */
  isUnused: boolean
  times: SpokenTimes
  onWords: (words: Place) => void
  /** Null where the card stands beside the report. */
  onClose: (() => void) | null
}

/** The transcript beside a report or a chat, with the words of what was chosen and the sound at them. */
export function EvidenceCard({
  recording,
  player,
  sentence,
  lit,
  isUnused,
  times,
  onWords,
  onClose,
}: EvidenceCardProps) {
  const { t } = useLingui()
  const text = recording.data.transcription?.text ?? ''
  const turns = useTurns(recording)
  const marks = useMemo(() => lit.map((place): Mark => ({ place, kind: 'lit' })), [lit])
  const box = useRef<HTMLElement>(null)
  useChosenWords(box, onWords)
  useEffect(() => (marks.length > 0 && box.current ? scrollTo(box.current, '[data-kind="lit"]') : undefined), [marks])
  const from = lit[0]?.[0]
  const range = times.textsOf(lit.length > 1 ? [lit[0], lit.at(-1)].flatMap(one => (one ? [one] : [])) : lit)
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {sentence
            ? t({ id: 'scribe.report.evidence', message: 'What the sentence rests on' })
            : t({ id: 'scribe.report.transcript', message: 'Transcript' })}
        </h2>
        <span className={styles.at}>{range.join(' – ')}</span>
        {onClose && (
          <IconButton
            icon="x"
            size="sm"
            label={t({ id: 'scribe.report.closeTranscript', message: 'Close the transcript' })}
            onClick={onClose}
          />
        )}
      </header>
      {player && (
        <EvidencePlayer recording={recording} player={player} spoken={from === undefined ? null : times.at(from)} />
      )}
      <section
        ref={box}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        tabIndex={0}
        aria-label={t({ id: 'scribe.report.transcript', message: 'Transcript' })}
      >
        <TurnList
          text={text}
          turns={turns}
          marks={marks}
          timeAt={times.textAt}
          onTime={turn => {
            const place = turns[turn]?.place
            if (place) onWords(place)
          }}
          timeLabel={time => t({ id: 'scribe.report.restsHere', message: `${time}: show what rests on it` })}
        />
      </section>
      <div role="status">
        {sentence && <EvidenceVerdict sentence={sentence} transcript={text} />}
        {isUnused && (
          <p className={styles.verdict}>
            {t({ id: 'scribe.report.unused', message: 'No sentence of the report rests on these words.' })}
          </p>
        )}
      </div>
    </section>
  )
}
