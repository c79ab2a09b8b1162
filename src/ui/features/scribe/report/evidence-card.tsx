import { useLingui } from '@lingui/react/macro'
import type { JudgedSentence } from '../../../../domain/reports/review/may-leave.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Card } from '../../../components/surface/card.tsx'
import styles from './evidence.module.css'
import { LitTranscript, type Span } from './lit-transcript.tsx'

interface EvidenceCardProps {
  transcript: string
  /** The chosen sentence; null if words of the transcript, or nothing, were chosen. */
  sentence: JudgedSentence | null
  lit: readonly Span[]
  /** "0:31", or "≈ 0:31"; null without sound. */
  time: string | null
  onPlay: (() => void) | null
  onWords: (words: Span) => void
}

/** The transcript beside a report or a chat, with the words of what was chosen. */
export function EvidenceCard({ transcript, sentence, lit, time, onPlay, onWords }: EvidenceCardProps) {
  const { t } = useLingui()
  const changed = sentence?.standing === 'changed'
  return (
    <Card
      flush
      title={
        <span className={styles.title}>
          {onPlay && (
            <IconButton
              icon="play"
              variant="accent"
              label={t({ id: 'scribe.report.playHere', message: 'Play from here' })}
              onClick={onPlay}
            />
          )}
          {sentence
            ? t({ id: 'scribe.report.evidence', message: 'What the sentence rests on' })
            : t({ id: 'scribe.report.transcript', message: 'Transcript' })}
        </span>
      }
      aside={time && <span className={styles.at}>{time}</span>}
    >
      {changed && (
        <p className={styles.differs}>
          {t({ id: 'scribe.report.differs', message: 'It was said differently:' })}{' '}
          <q>{lit.map(([start, end]) => transcript.slice(start, end)).join(' … ')}</q>
        </p>
      )}
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        tabIndex={0}
        aria-label={t({ id: 'scribe.report.transcript', message: 'Transcript' })}
      >
        <LitTranscript text={transcript} lit={lit} onWords={onWords} />
      </section>
    </Card>
  )
}
