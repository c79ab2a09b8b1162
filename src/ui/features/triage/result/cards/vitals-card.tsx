import { useLingui } from '@lingui/react/macro'
import type { Assessment } from '../../../../../domain/triage/assess.ts'
import { ACVPU_SHORT_NAMES, printVitalNumber, UNIT_TEXTS } from '../../../../../domain/triage/texts/vital-texts.ts'
import { consciousnessBand, worseBand } from '../../../../../domain/triage/vital-bands.ts'
import { VITAL_MEASURES, type VitalId } from '../../../../../domain/triage/vitals.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { BandLegend } from '../../intake/vitals/band-mark.tsx'
import { VitalTile } from '../../intake/vitals/vital-tile.tsx'
import { useLocale } from '../../words/use-locale.ts'
import { useShortNames } from '../../words/use-short-names.ts'
import styles from './vitals-card.module.css'

/** Shows every vital with its band; an unknown value is a dash, never a default. */
export function VitalsCard({ assessment }: { assessment: Assessment }) {
  const { t } = useLingui()
  const locale = useLocale()
  const names = useShortNames()
  const { readings, bands, input } = assessment
  const { ACVPU, onOxygen } = input.vitals
  const notMeasurable = t({ id: 'triage.unrecordable', message: 'cannot be measured' })
  const number = (id: VitalId) => {
    const reading = readings[id]
    return reading.kind === 'measured'
      ? printVitalNumber(id, reading.value, locale)
      : reading.kind === 'unrecordable'
        ? '×'
        : '—'
  }
  const unit = (id: VitalId) => UNIT_TEXTS[VITAL_MEASURES[id].unit][locale]
  const note = (id: VitalId) =>
    readings[id].kind === 'unrecordable' ? { text: notMeasurable, tone: 'danger' as const } : null
  const tile = (id: 'HR' | 'RR' | 'SpO2' | 'Temp') => (
    <VitalTile
      name={names[id]}
      unit={unit(id)}
      band={bands[id]}
      empty={readings[id].kind === 'missing'}
      note={note(id)}
    >
      {number(id)}
    </VitalTile>
  )
  const age = input.patient?.ageYears
  const sex = {
    male: t({ id: 'triage.male', message: 'Male' }),
    female: t({ id: 'triage.female', message: 'Female' }),
    unknown: '',
  }[input.patient?.sex ?? 'unknown']
  const gcs = readings.GCS.kind === 'measured' ? readings.GCS.value : null
  return (
    <Card title={t({ id: 'triage.vitals', message: 'Vital signs' })} aside={<BandLegend />}>
      <div className={styles.grid}>
        {tile('HR')}
        {tile('RR')}
        {tile('SpO2')}
        <VitalTile
          name={names.BP}
          unit={unit('SBP')}
          band={worseBand(bands.SBP, bands.DBP)}
          empty={readings.SBP.kind === 'missing'}
          note={note('SBP')}
        >
          {number('SBP')}/{number('DBP')}
        </VitalTile>
        {tile('Temp')}
        <VitalTile
          name={names.CNS}
          unit={gcs === null || ACVPU ? '' : t({ id: 'triage.gcs.short', message: 'GCS' })}
          band={consciousnessBand(ACVPU, bands.GCS)}
          empty={!ACVPU && gcs === null}
        >
          {ACVPU ? (
            <span className={styles.word}>
              {ACVPU_SHORT_NAMES[ACVPU][locale]}
              {gcs !== null && ` · ${gcs}`}
            </span>
          ) : (
            (gcs ?? '—')
          )}
        </VitalTile>
        <VitalTile name={names.O2} band={null} empty={onOxygen == null}>
          <span className={styles.word}>
            {onOxygen == null
              ? '—'
              : onOxygen
                ? t({ id: 'triage.o2.oxygen', message: 'oxygen' })
                : t({ id: 'triage.o2.air', message: 'air' })}
          </span>
        </VitalTile>
        <VitalTile
          name={t({ id: 'triage.ageSex', message: 'Age, sex' })}
          unit={sex}
          band={null}
          empty={age == null && !sex}
        >
          {age ?? '—'}
        </VitalTile>
      </div>
    </Card>
  )
}
