import { useEffect, useRef } from 'react'
import WaveSurfer from 'wavesurfer.js'
import { allowMarkup } from '../../../../platform/browser/trusted-html.ts'
import shadowStyles from './wave-shadow.css?inline'
import { waveSkeleton } from './wave-skeleton.ts'
import styles from './waveform-player.module.css'

allowMarkup(waveSkeleton)

const sheet = new CSSStyleSheet()
sheet.replaceSync(shadowStyles)

interface WaveformProps {
  audio: HTMLAudioElement
  /** Loudness of equal parts, 0 to 100; empty if it was never measured. */
  peaks: readonly number[]
  /** Seconds. */
  duration: number
}

/** Number of bars in the widest layout: fewer peaks are stretched to it, and no peaks give a flat line. */
const POINTS = 240
const FAINTEST = 4

function points(peaks: readonly number[]): number[] {
  const count = Math.max(POINTS, peaks.length)
  return Array.from({ length: count }, (_, at) => {
    const loudness = peaks[Math.floor((at * peaks.length) / count)] ?? 0
    return Math.max(loudness, FAINTEST) / 100
  })
}

/** Draws the stored peaks and follows the audio; the file itself is never read to draw it. */
export default function Waveform({ audio, peaks, duration }: WaveformProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = box.current
    if (!container) return
    const style = getComputedStyle(container)
    const wave = WaveSurfer.create({
      container,
      media: audio,
      peaks: [points(peaks)],
      duration,
      height: 44,
      barWidth: 3,
      barGap: 2,
      barRadius: 2,
      cursorWidth: 0,
      waveColor: style.getPropertyValue('--line-strong'),
      progressColor: style.getPropertyValue('--accent'),
      interact: false,
    })
    const root = wave.getWrapper().getRootNode()
    if (root instanceof ShadowRoot) root.adoptedStyleSheets = [sheet]
    const recolour = () =>
      wave.setOptions({
        waveColor: style.getPropertyValue('--line-strong'),
        progressColor: style.getPropertyValue('--accent'),
      })
    const themes = new MutationObserver(recolour)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      themes.disconnect()
      wave.destroy()
    }
  }, [audio, peaks, duration])
  return <div ref={box} className={styles.wave} aria-hidden="true" />
}
