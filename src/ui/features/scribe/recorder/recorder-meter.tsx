import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { drawMeter } from '../../../../audio/meter/meter-canvas.ts'
import type { Recorder } from '../../../../audio/recorder/recorder.ts'
import { systemClock } from '../../../../platform/clock.ts'
import styles from './recorder-meter.module.css'

/** Shows the sound of the microphone as 20 bars of the spectrum or 40 waves of the last seconds; a click switches. */
export function RecorderMeter({ recorder }: { recorder: Recorder }) {
  const { t } = useLingui()
  const [mode, setMode] = useState<'bars' | 'waves'>('waves')
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    let stop: (() => void) | null = null
    const draw = () => {
      stop?.()
      fitToScreen(sheet)
      const style = getComputedStyle(sheet)
      stop = drawMeter(sheet, recorder.meter, {
        clock: systemClock,
        mode,
        fill: style.color,
        fresh: style.getPropertyValue('--rec'),
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      })
    }
    draw()
    // Size and theme can change during a recording.
    const sizes = new ResizeObserver(draw)
    sizes.observe(sheet)
    const themes = new MutationObserver(draw)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      stop?.()
      sizes.disconnect()
      themes.disconnect()
    }
  }, [recorder, mode])
  return (
    <button
      type="button"
      className={styles.meter}
      aria-label={
        mode === 'waves'
          ? t({ id: 'scribe.meter.toBars', message: 'Sound level as waves. Show bars.' })
          : t({ id: 'scribe.meter.toWaves', message: 'Sound level as bars. Show waves.' })
      }
      onClick={() => setMode(mode === 'waves' ? 'bars' : 'waves')}
    >
      <canvas ref={canvas} className={styles.canvas} />
    </button>
  )
}

/** Gives the canvas one pixel for each device pixel, so that the bars are sharp. */
function fitToScreen(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas.getBoundingClientRect()
  canvas.width = Math.max(1, Math.round(width * devicePixelRatio))
  canvas.height = Math.max(1, Math.round(height * devicePixelRatio))
}
