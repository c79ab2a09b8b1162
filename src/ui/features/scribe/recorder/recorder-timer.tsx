import { useLingui } from '@lingui/react/macro'
import { PRESETS } from '../../../../audio/recorder/presets.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useRecorderValue } from '../../../state/recorder/recording.ts'
import styles from './recorder-timer.module.css'

const { maxDuration, sampleRate } = PRESETS.medical

/** The recorder's clock, in tenths of a second, with the usual length, the sample rate and the size. */
export function RecorderTimer() {
  const { t } = useLingui()
  const { fileSize, number } = useFormat()
  const tenths = useRecorderValue(({ seconds }) => Math.floor(seconds * 10), 0)
  // Rounded to a tenth of a megabyte, so that the line is not rendered again for every piece.
  const size = useRecorderValue(snapshot => fileSize(snapshot.size), fileSize(0))
  const point = number(0.1).charAt(1)
  const [limit, rate] = [printPosition(maxDuration), number(sampleRate / 1000)]
  return (
    <div className={styles.timer}>
      <p className={styles.clock} role="timer">
        {printPosition(Math.floor(tenths / 10)).padStart(5, '0')}
        <span className={styles.tenths}>
          {point}
          {tenths % 10}
        </span>
      </p>
      <p className={styles.facts}>
        {t({ id: 'scribe.recorder.facts', message: `of ${limit} · ${rate} kHz · ${size}` })}
      </p>
    </div>
  )
}
