import { useLingui } from '@lingui/react/macro'
import { ACVPU_NAMES, printVital, VITAL_NAMES } from '../../../../../domain/triage/texts/vital-texts.ts'
import { ACVPU_LEVELS, VITAL_IDS } from '../../../../../domain/triage/vitals.ts'
import { Card } from '../../../../components/surface/card.tsx'
import { useLocale } from '../../words/use-locale.ts'
import type { TriageView } from '../triage-view.ts'
import styles from './to-check-card.module.css'

/** Lists what the server heard but did not count: sources that disagree, and values that were not certain enough. */
export function ToCheckCard({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const say = useFactWords()
  const results = view.data?.results
  const disputed = (results?.differences ?? []).map(({ fact, used, heard, text }) => {
    const [name, counted, other] = [say.name(fact), say.value(fact, used), say.value(fact, heard)]
    const words = t({ id: 'triage.check.disputed', message: `${name}: ${counted} counts, ${other} was recognised` })
    return { words, text }
  })
  const doubtful = (results?.toBeConfirmed ?? []).map(({ fact, value, text }) => {
    const name = fact ? say.name(fact) : t({ id: 'triage.check.number', message: 'A number' })
    const given = value === null || !fact ? (value === null ? '' : String(value)) : say.value(fact, value)
    return { words: t({ id: 'triage.check.doubtful', message: `${name} ${given}: not sure enough to count` }), text }
  })
  const all = [...disputed, ...doubtful]
  if (all.length === 0) return null
  return (
    <Card title={t({ id: 'triage.check.title', message: 'Check with the patient' })}>
      <ul className={styles.list}>
        {all.map(({ words, text }) => (
          <li key={`${words} ${text}`}>
            {words}
            {text && <q className={styles.quote}>{text}</q>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Formats the name and the value of any fact of a patient. */
function useFactWords() {
  const { t } = useLingui()
  const locale = useLocale()
  return {
    name(fact: string): string {
      const vital = VITAL_IDS.find(id => id === fact)
      if (vital) return VITAL_NAMES[vital][locale]
      switch (fact) {
        case 'ACVPU':
          return t({ id: 'triage.vital.CNS', message: 'Consciousness' })
        case 'onOxygen':
        case 'oxygenFlow':
          return t({ id: 'triage.vital.O2', message: 'Oxygen' })
        case 'ageYears':
          return t({ id: 'triage.diff.age', message: 'Age' })
        case 'sex':
          return t({ id: 'triage.sex', message: 'Sex' })
        case 'pregnant':
          return t({ id: 'triage.pregnant', message: 'Pregnant' })
        default:
          return t({ id: 'triage.scale', message: 'SpO₂ scale' })
      }
    },
    value(fact: string, value: number | boolean | string): string {
      const vital = VITAL_IDS.find(id => id === fact)
      if (vital && typeof value === 'number') return printVital(vital, value, locale)
      if (typeof value === 'boolean') {
        return value ? t({ id: 'triage.yes', message: 'Yes' }) : t({ id: 'triage.no', message: 'No' })
      }
      const level = ACVPU_LEVELS.find(one => one === value)
      if (fact === 'ACVPU' && level) return ACVPU_NAMES[level][locale]
      if (value === 'male') return t({ id: 'triage.male', message: 'Male' })
      return value === 'female' ? t({ id: 'triage.female', message: 'Female' }) : String(value)
    },
  }
}
