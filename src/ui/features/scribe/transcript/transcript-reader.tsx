import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { SearchField } from '../../../components/form/search-field.tsx'
import type { AudioPlayer } from '../playback/audio-player.ts'
import { findWords, MOST_FOUND } from './find-words.ts'
import type { Mark } from './marked-parts.ts'
import { useSpokenTimes } from './spoken-times.ts'
import styles from './transcript-reader.module.css'
import { TurnList } from './turn-list.tsx'
import { useTurns } from './use-turns.ts'

interface TranscriptReaderProps {
  recording: RecordingDocument
  /** Plays from a turn; null without sound. */
  player: AudioPlayer | null
}

/** The transcript in turns, with a search within it. */
export function TranscriptReader({ recording, player }: TranscriptReaderProps) {
  const { t } = useLingui()
  const text = recording.data.transcription?.text ?? ''
  const turns = useTurns(recording)
  const times = useSpokenTimes(recording)
  const [sought, setSought] = useState('')
  const [step, setStep] = useState(0)
  const found = useMemo(() => findWords(text, sought), [text, sought])
  const current = found.length > 0 ? step % found.length : 0
  const marks = useMemo(
    () => found.map((place, index): Mark => ({ place, kind: index === current ? 'current' : 'found' })),
    [found, current],
  )
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marks.length > 0) box.current?.querySelector('[data-kind="current"]')?.scrollIntoView({ block: 'center' })
  }, [marks])
  const turn = (by: number) => setStep(now => (now + by + found.length) % Math.max(1, found.length))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    turn(event.shiftKey ? -1 : 1)
  }
  const place = current + 1
  const all = found.length < MOST_FOUND ? String(found.length) : `${MOST_FOUND}+`
  return (
    <>
      <search className={styles.search} onKeyDown={onKey}>
        <SearchField
          label={t({ id: 'scribe.find', message: 'Find in the transcript' })}
          placeholder={t({ id: 'scribe.find', message: 'Find in the transcript' })}
          value={sought}
          onChange={next => {
            setSought(next)
            setStep(0)
          }}
        />
        <div className={styles.steps}>
          <p className={styles.count} role="status">
            {sought.trim() !== '' &&
              (found.length > 0
                ? t({ id: 'scribe.find.place', message: `${place} of ${all}` })
                : t({ id: 'scribe.find.none', message: 'Not found' }))}
          </p>
          <IconButton
            icon="chevron-up"
            label={t({ id: 'scribe.find.previous', message: 'Previous' })}
            disabled={found.length < 2}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevron-down"
            label={t({ id: 'scribe.find.next', message: 'Next' })}
            disabled={found.length < 2}
            onClick={() => turn(1)}
          />
        </div>
      </search>
      <div ref={box}>
        <TurnList
          text={text}
          turns={turns}
          marks={marks}
          timeAt={player && times.textAt}
          {...(player && {
            onTime: (index: number) => {
              const spoken = times.at(turns[index]?.place[0] ?? 0)
              if (!spoken) return
              player.cue(spoken.seconds)
              if (player.get().kind !== 'playing') void player.toggle()
            },
            timeLabel: (time: string) => t({ id: 'scribe.transcript.playFrom', message: `Play from ${time}` }),
          })}
        />
      </div>
    </>
  )
}
