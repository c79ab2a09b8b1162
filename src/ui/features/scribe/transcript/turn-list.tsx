import { memo, useMemo } from 'react'
import { type Mark, partsOf } from './marked-parts.ts'
import styles from './turn-list.module.css'
import type { Turn } from './turns.ts'

interface TurnListProps {
  text: string
  turns: readonly Turn[]
  marks: readonly Mark[]
  /** When the words at an offset were said, as text; null without sound. */
  timeAt: ((offset: number) => string | null) | null
  /** Called with the number of a turn when its time is pressed. */
  onTime?: (turn: number) => void
  /** What pressing a time does, for screen readers. */
  timeLabel?: (time: string) => string
}

const NO_MARKS: readonly Mark[] = []

/** A transcript in turns. Every text node's parent has `data-at`: the offset of its first letter. */
export function TurnList({ text, turns, marks, timeAt, onTime, timeLabel }: TurnListProps) {
  const times = useMemo(
    () => turns.map(({ place, isFirst }) => (isFirst ? (timeAt?.(place[0]) ?? null) : null)),
    [turns, timeAt],
  )
  const isTimed = times.some(time => time !== null)
  const isTold = turns.some(({ label }) => label !== null) || isTimed
  if (!isTold || turns.filter(({ isFirst }) => isFirst).length < 2) {
    return (
      <div className={`reading ${styles.text}`}>
        {turns.map(turn => (
          <TurnWords key={turn.place[0]} text={text} turn={turn} marks={marksIn(turn, marks)} />
        ))}
      </div>
    )
  }
  return (
    <ol className={`reading ${styles.turns}`} data-timed={isTimed || undefined}>
      {turns.map((turn, index) => {
        const time = times[index] ?? null
        return (
          <li
            key={turn.place[0]}
            className={styles.turn}
            data-speaker={turn.speaker === null ? undefined : turn.speaker % 2}
          >
            {time !== null && onTime && timeLabel ? (
              <button type="button" className={styles.time} aria-label={timeLabel(time)} onClick={() => onTime(index)}>
                {time}
              </button>
            ) : (
              isTimed && <span className={styles.time}>{time}</span>
            )}
            <div>
              {turn.label !== null && <span className={styles.label}>{turn.label}</span>}
              <TurnWords text={text} turn={turn} marks={marksIn(turn, marks)} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function marksIn({ place: [start, end] }: Turn, marks: readonly Mark[]): readonly Mark[] {
  const within = marks.filter(({ place }) => place[0] < end && place[1] > start)
  return within.length > 0 ? within : NO_MARKS
}

/** Rendered again only if its own marks change. */
const TurnWords = memo(function TurnWords({ text, turn, marks }: { text: string; turn: Turn; marks: readonly Mark[] }) {
  const [start, end] = turn.place
  if (marks.length === 0) {
    return (
      <p className={styles.words} data-at={start}>
        {text.slice(start, end)}
      </p>
    )
  }
  return (
    <p className={styles.words}>
      {partsOf(turn.place, marks).map(({ start: from, end: to, kind }) =>
        kind === null ? (
          <span key={from} data-at={from}>
            {text.slice(from, to)}
          </span>
        ) : (
          <mark key={from} data-at={from} data-kind={kind} className={styles.mark}>
            {text.slice(from, to)}
          </mark>
        ),
      )}
    </p>
  )
})
