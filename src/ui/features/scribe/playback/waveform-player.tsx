import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, lazy, Suspense } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { type AudioPlayer, type PlayerState, SPEEDS } from './audio-player.ts'
import { GapMarks } from './gap-marks.tsx'
import { GapsLine } from './gaps-line.tsx'
import { isUnheard, useUnheardText } from './unheard-text.ts'
import { usePlayerState } from './use-audio-player.ts'
import styles from './waveform-player.module.css'

const Waveform = lazy(() => import('./waveform.tsx'))
const NO_PEAKS: readonly number[] = []
/** Seconds that one press of an arrow key moves the position. */
const KEY_SECONDS = 5

interface WaveformPlayerProps {
  recording: RecordingDocument
  player: AudioPlayer
}

/** The player of a recording: play button, waveform with a slider, speed. */
export function WaveformPlayer({ recording: { data }, player }: WaveformPlayerProps) {
  const { t } = useLingui()
  const unheardText = useUnheardText()
  const state = usePlayerState(player)
  const duration = data.duration ?? state.duration ?? 0
  const playing = state.kind === 'playing' || state.kind === 'loading'
  const unheard = isUnheard(state.kind) ? unheardText(state.kind) : null
  return (
    <section className={styles.player} aria-label={t({ id: 'scribe.player', message: 'Player' })}>
      <div className={styles.row}>
        <IconButton
          icon={playing ? 'pause' : 'play'}
          variant="accent"
          label={
            playing
              ? t({ id: 'scribe.player.pause', message: 'Pause' })
              : t({ id: 'scribe.player.play', message: 'Play' })
          }
          onClick={() => void player.toggle()}
        />
        <div className={styles.track}>
          <Suspense fallback={<div className={styles.wave} />}>
            <Waveform audio={player.audio} peaks={data.peaks ?? NO_PEAKS} duration={duration} />
          </Suspense>
          <GapMarks gaps={data.gaps} duration={duration} />
          <Seek player={player} state={state} duration={duration} />
        </div>
        <p className={styles.time}>
          {printPosition(state.seconds)} / {printPosition(duration)}
        </p>
        <SpeedButton player={player} state={state} />
      </div>
      <GapsLine gaps={data.gaps} />
      {unheard && (
        <p className={styles.unheard} role="alert">
          <Icon name="circle-alert" size={18} />
          {unheard}
        </p>
      )}
    </section>
  )
}

interface Part {
  player: AudioPlayer
  state: PlayerState
}

/** Lies invisibly over the wave, so that touch, keyboard and screen readers use the browser's own slider. */
function Seek({ player, state: { seconds }, duration }: Part & { duration: number }) {
  const { t } = useLingui()
  const [at, all] = [printPosition(seconds), printPosition(duration)]
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -KEY_SECONDS, ArrowDown: -KEY_SECONDS, ArrowRight: KEY_SECONDS, ArrowUp: KEY_SECONDS }[
      event.key
    ]
    if (step === undefined) return
    event.preventDefault()
    player.seek(Math.min(duration, Math.max(0, seconds + step)))
  }
  return (
    <input
      type="range"
      className={styles.seek}
      aria-label={t({ id: 'scribe.player.position', message: 'Position' })}
      aria-valuetext={t({ id: 'scribe.player.positionOf', message: `${at} of ${all}` })}
      min={0}
      max={Math.max(duration, 0.1)}
      step={0.1}
      value={Math.min(seconds, duration)}
      onChange={event => player.seek(event.currentTarget.valueAsNumber)}
      onKeyDown={onKey}
    />
  )
}

function SpeedButton({ player, state: { speed } }: Part) {
  const { t } = useLingui()
  const { number } = useFormat()
  const shown = number(speed, 2)
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <button
      type="button"
      className={styles.speed}
      aria-label={t({ id: 'scribe.player.speed', message: `Speed ${shown}×` })}
      onClick={() => player.setSpeed(next)}
    >
      {shown}×
    </button>
  )
}
