import { useLingui } from '@lingui/react/macro'
import type { RecordingDocument } from '../../../../../db/collections/recordings.ts'
import { printPosition } from '../../../../../domain/dates/duration.ts'
import type { SpokenAt } from '../../../../../domain/reports/evidence/times.ts'
import { IconButton } from '../../../../components/action/icon-button.tsx'
import type { AudioPlayer } from '../../playback/audio-player.ts'
import { isUnheard, useUnheardText } from '../../playback/unheard-text.ts'
import { usePlayerState } from '../../playback/use-audio-player.ts'
import styles from './evidence.module.css'

interface EvidencePlayerProps {
  recording: RecordingDocument
  player: AudioPlayer
  /** When the chosen words were said; null if none are chosen. */
  spoken: SpokenAt | null
}

/** Seconds of the sound around chosen words; without a choice the whole of it is shown. */
const WINDOW = 50
const BARS = 64

/** The sound around what was chosen: it plays from there. */
export function EvidencePlayer({ recording: { data }, player, spoken }: EvidencePlayerProps) {
  const { t } = useLingui()
  const state = usePlayerState(player)
  const unheardText = useUnheardText()
  const duration = data.duration ?? state.duration ?? 0
  const length = spoken ? Math.min(WINDOW, duration) : duration
  const from = Math.min(Math.max(0, (spoken?.seconds ?? 0) - length / 3), duration - length)
  const isPlaying = state.kind === 'playing' || state.kind === 'loading'
  const [at, all] = [printPosition(state.seconds), printPosition(duration)]
  return (
    <div className={styles.player}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        variant="accent"
        label={
          isPlaying
            ? t({ id: 'scribe.player.pause', message: 'Pause' })
            : t({ id: 'scribe.report.playHere', message: 'Play from here' })
        }
        onClick={() => void player.toggle()}
      />
      <div className={styles.track}>
        <Bars peaks={data.peaks ?? []} duration={duration} from={from} length={length} seconds={state.seconds} />
        <input
          type="range"
          className={styles.seek}
          aria-label={t({ id: 'scribe.player.position', message: 'Position' })}
          aria-valuetext={t({ id: 'scribe.player.positionOf', message: `${at} of ${all}` })}
          min={from}
          max={from + Math.max(length, 0.1)}
          step={0.1}
          value={state.seconds}
          onChange={event => player.cue(event.currentTarget.valueAsNumber)}
        />
        <p className={styles.times} aria-hidden="true">
          <span>{printPosition(from)}</span>
          <strong>{at}</strong>
          <span>{printPosition(from + length)}</span>
        </p>
      </div>
      {isUnheard(state.kind) && (
        <p className={styles.unheard} role="alert">
          {unheardText(state.kind)}
        </p>
      )}
    </div>
  )
}

interface BarsProps {
  peaks: readonly number[]
  duration: number
  from: number
  length: number
  seconds: number
}

function Bars({ peaks, duration, from, length, seconds }: BarsProps) {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const at = from + ((index + 0.5) / BARS) * length
    const loudness = peaks[Math.floor((at / Math.max(duration, 0.1)) * peaks.length)] ?? 0
    return { at, height: Math.max(2, (loudness / 100) * 28) }
  })
  return (
    <svg className={styles.bars} viewBox={`0 0 ${BARS * 4} 32`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ at, height }) => (
        <rect
          key={at}
          x={((at - from) / length) * BARS * 4 - 1}
          y={16 - height / 2}
          width="2"
          height={height}
          rx="1"
          data-heard={at <= seconds || undefined}
        />
      ))}
    </svg>
  )
}
