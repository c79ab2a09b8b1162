import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../../../db/triage-drafts.ts'
import { ACVPU_SHORT_NAMES, printVitalNumber, UNIT_TEXTS } from '../../../../../domain/triage/texts/vital-texts.ts'
import { isImplausible, isIncomplete, isRareTyped } from '../../../../../domain/triage/typed-number.ts'
import { consciousnessBand, worseBand } from '../../../../../domain/triage/vital-bands.ts'
import { measuredValue } from '../../../../../domain/triage/vital-reading.ts'
import { VITAL_MEASURES, type VitalId } from '../../../../../domain/triage/vitals.ts'
import type { DraftResult } from '../../../../state/triage/draft-assessment.ts'
import { useLocale } from '../../words/use-locale.ts'
import { useShortNames } from '../../words/use-short-names.ts'
import { NUMBER_FIELDS, type NumberField } from './field-order.ts'
import type { NumberEntry } from './use-number-entry.ts'
import { VitalTile } from './vital-tile.tsx'
import styles from './vitals-form.module.css'

interface VitalsFormProps {
  draft: TriageDraft
  result: DraftResult
  entry: NumberEntry
}

/** Six tiles: five are typed, the last is tapped. */
export function VitalsForm({ draft, result, entry }: VitalsFormProps) {
  const names = useShortNames()
  const locale = useLocale()
  const note = useNote(draft, result, entry)
  const { bands } = result.assessment
  const unitOf = (id: VitalId) => UNIT_TEXTS[VITAL_MEASURES[id].unit][locale]
  const field = (id: NumberField, label: string) => <NumberInput {...{ draft, result, entry, id, label }} />
  const isEmpty = (id: VitalId) => result.assessment.readings[id].kind === 'missing'
  return (
    <div className={styles.grid}>
      {NUMBER_FIELDS.filter(id => id !== 'SBP' && id !== 'DBP' && id !== 'Temp').map(id => (
        <VitalTile
          key={id}
          field
          name={names[id]}
          unit={unitOf(id)}
          band={bands[id]}
          active={entry.active === id}
          empty={isEmpty(id)}
          note={note(id)}
        >
          {field(id, names[id])}
        </VitalTile>
      ))}
      <VitalTile
        field
        name={names.BP}
        unit={unitOf('SBP')}
        band={worseBand(bands.SBP, bands.DBP)}
        active={entry.active === 'SBP' || entry.active === 'DBP'}
        empty={isEmpty('SBP') && isEmpty('DBP')}
        note={note('SBP') ?? note('DBP')}
      >
        {field('SBP', names.SBP)}/{field('DBP', names.DBP)}
      </VitalTile>
      <VitalTile
        field
        name={names.Temp}
        unit={unitOf('Temp')}
        band={bands.Temp}
        active={entry.active === 'Temp'}
        empty={isEmpty('Temp')}
        note={note('Temp')}
      >
        {field('Temp', names.Temp)}
      </VitalTile>
      <ConsciousnessTile {...{ draft, result, entry }} name={names.CNS} />
    </div>
  )
}

function NumberInput({ draft, result, entry, id, label }: VitalsFormProps & { id: NumberField; label: string }) {
  const locale = useLocale()
  const typed = draft.numbers[id] ?? ''
  const shown = locale === 'en' ? typed : typed.replace('.', ',')
  const reading = result.assessment.readings[id]
  const heard = result.heard.has(id) ? measuredValue(reading) : null
  const hint = reading.kind === 'unrecordable' ? '×' : heard === null ? '—' : printVitalNumber(id, heard, locale)
  return (
    <input
      ref={entry.bind(id)}
      className={styles.input}
      data-heard={heard !== null || undefined}
      style={{ width: `${Math.max(2, (shown || hint).length) + 0.1}ch` }}
      // The on-screen pad replaces the system's keyboard, because its keys are larger; hardware keyboards still work.
      inputMode="none"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isImplausible(id, typed) || undefined}
      placeholder={hint}
      value={shown}
      onChange={event => entry.write(id, event.currentTarget.value)}
      onFocus={() => entry.activate(id)}
      onKeyDown={event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        // Keys act at the end of the number wherever the caret is: a digit in its middle would make another number.
        const done = entry.key(event.key)
        if (done) event.preventDefault()
      }}
    />
  )
}

function ConsciousnessTile({ draft, result, entry, name }: VitalsFormProps & { name: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { vitals } = result.input
  const { bands, readings } = result.assessment
  const state = vitals.ACVPU ? ACVPU_SHORT_NAMES[vitals.ACVPU][locale] : null
  const gcs = measuredValue(readings.GCS)
  const score = gcs === null ? null : t({ id: 'triage.gcs', message: `GCS ${gcs}` })
  const isHeard = draft.ACVPU === null && result.heard.has('ACVPU')
  return (
    <button type="button" className={styles.tap} ref={entry.bind('CNS')} onClick={() => entry.activate('CNS')}>
      <VitalTile
        name={name}
        band={consciousnessBand(vitals.ACVPU, bands.GCS)}
        active={entry.active === 'CNS'}
        empty={!state && !score}
        note={isHeard ? { text: t({ id: 'triage.heard', message: 'recognised' }), tone: 'info' } : null}
      >
        <span className={styles.state}>{[state, score].filter(Boolean).join(' · ') || '—'}</span>
      </VitalTile>
    </button>
  )
}

/** Returns what is wrong with a value, or where it came from. */
function useNote(draft: TriageDraft, result: DraftResult, { active, blocked }: NumberEntry) {
  const { t } = useLingui()
  const locale = useLocale()
  return (id: NumberField) => {
    const { lowest, highest } = VITAL_MEASURES[id]
    const [from, to] = [printVitalNumber(id, lowest, locale), printVitalNumber(id, highest, locale)]
    const implausible = isImplausible(id, draft.numbers[id])
    const typed = draft.numbers[id] ?? ''
    const because = blocked?.field === id ? blocked.because : null
    if (because === 'rare' || (isRareTyped(id, typed) && !(active === id && isIncomplete(id, typed)))) {
      return { text: t({ id: 'triage.rare', message: 'Very low: check' }), tone: 'danger' as const }
    }
    // A single digit in the active field is not a value yet.
    if (because || (implausible && (active !== id || typed.length > 1))) {
      return { text: t({ id: 'triage.range', message: `Only ${from} to ${to}` }), tone: 'danger' as const }
    }
    if (result.assessment.readings[id].kind === 'unrecordable') {
      return { text: t({ id: 'triage.unrecordable', message: 'cannot be measured' }), tone: 'danger' as const }
    }
    return result.heard.has(id)
      ? { text: t({ id: 'triage.heard', message: 'recognised' }), tone: 'info' as const }
      : null
  }
}
