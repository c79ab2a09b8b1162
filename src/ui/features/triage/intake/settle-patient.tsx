import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UnsettledFact } from '../../../../domain/triage/vitals.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import styles from './settle-patient.module.css'

export type SettledFact = { fact: 'ageYears'; ageYears: number } | { fact: 'pregnant'; pregnant: boolean }

interface SettlePatientProps {
  unsettled: readonly UnsettledFact[] | undefined
  /** Years, of which one is right. */
  ages: readonly number[]
  onSettle: (settled: SettledFact) => void
  /** For an age that is none of `ages`, where no other field on the screen takes it. */
  ageField?: ReactNode
}

/** Asks which of two ages, or whether a pregnancy that was heard, is right: until then no score is printed. */
export function SettlePatient({ unsettled = [], ages, onSettle, ageField }: SettlePatientProps) {
  const { t } = useLingui()
  return (
    <>
      {unsettled.includes('ageYears') && (
        <Banner
          tone="warn"
          icon="triangle-alert"
          aside={
            <div className={styles.ages}>
              {ages.length > 0 && (
                <SegmentedChoice
                  label={t({ id: 'triage.age', message: 'Age, years' })}
                  size="md"
                  options={ages.map(age => ({
                    value: String(age),
                    label: t({ id: 'triage.age.years', message: plural(age, { one: '# y', other: '# y' }) }),
                  }))}
                  value={null}
                  onChange={age => onSettle({ fact: 'ageYears', ageYears: Number(age) })}
                />
              )}
              {ageField}
            </div>
          }
        >
          {t({ id: 'triage.settle.age', message: 'Adult or child? No score until the age is chosen.' })}
        </Banner>
      )}
      {unsettled.includes('pregnant') && (
        <Banner
          tone="warn"
          icon="triangle-alert"
          aside={
            <SegmentedChoice
              label={t({ id: 'triage.pregnant', message: 'Pregnant' })}
              size="md"
              options={[
                { value: 'no', label: t({ id: 'triage.no', message: 'No' }) },
                { value: 'yes', label: t({ id: 'triage.yes', message: 'Yes' }) },
              ]}
              value={null}
              onChange={answer => onSettle({ fact: 'pregnant', pregnant: answer === 'yes' })}
            />
          }
        >
          {t({ id: 'triage.settle.pregnant', message: 'Pregnant? No score until it is confirmed.' })}
        </Banner>
      )}
    </>
  )
}
