import { useLingui } from '@lingui/react/macro'
import type { VitalBand } from '../../../../../domain/triage/vital-bands.ts'
import styles from './band-mark.module.css'

const SHAPES = { normal: '●', warning: '▲', critical: '◆' } as const

export function useBandWords(): Record<VitalBand, string> {
  const { t } = useLingui()
  return {
    normal: t({ id: 'triage.band.normal', message: 'normal' }),
    warning: t({ id: 'triage.band.warning', message: 'warning' }),
    critical: t({ id: 'triage.band.critical', message: 'critical' }),
  }
}

/** Marks a band with a shape and a word, in addition to its colour. A normal value has no mark. */
export function BandMark({ band }: { band: VitalBand | null }) {
  const words = useBandWords()
  if (band === null || band === 'normal') return null
  return (
    <span className={styles.mark} data-band={band}>
      <span aria-hidden="true">{SHAPES[band]}</span>
      <span className="spoken">{words[band]}</span>
    </span>
  )
}

export function BandLegend() {
  const words = useBandWords()
  return (
    <p className={styles.legend}>
      {(['normal', 'warning', 'critical'] as const).map(band => (
        <span key={band} data-band={band}>
          <span aria-hidden="true">{SHAPES[band]}</span> {words[band]}
        </span>
      ))}
    </p>
  )
}
