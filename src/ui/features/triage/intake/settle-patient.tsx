import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import type { UnsettledFact } from '../../../../domain/triage/vitals.ts'
import { Banner } from '../../../components/feedback/banner.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import type { DraftResult } from '../../../state/triage/draft-assessment.ts'
import { changeTriageDraft } from '../../../state/triage/triage-draft.ts'

/** Asks which of two ages, or whether a pregnancy that was heard, is right: until then no score is printed. */
export function SettlePatient({ draft, result }: { draft: TriageDraft; result: DraftResult }) {
  const { t } = useLingui()
  const { unsettled = [], patient } = result.input
  const settle = (fact: UnsettledFact, change: Partial<TriageDraft>) =>
    changeTriageDraft({ ...change, confirmed: [...new Set([...(draft.confirmed ?? []), fact])] })
  const heard = result.toBeConfirmed.filter(({ fact }) => fact === 'ageYears').map(({ value }) => value)
  const ages = [...new Set([patient?.ageYears, ...heard])].filter(age => typeof age === 'number')
  return (
    <>
      {unsettled.includes('ageYears') && (
        <Banner
          tone="warn"
          icon="triangle-alert"
          aside={
            ages.length > 0 && (
              <SegmentedChoice
                label={t({ id: 'triage.age', message: 'Age, years' })}
                size="md"
                options={ages.map(age => ({
                  value: String(age),
                  label: t({ id: 'triage.age.years', message: plural(age, { one: '# y', other: '# y' }) }),
                }))}
                value={null}
                onChange={age => settle('ageYears', { age })}
              />
            )
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
              onChange={answer => settle('pregnant', { pregnant: answer === 'yes' })}
            />
          }
        >
          {t({ id: 'triage.settle.pregnant', message: 'Pregnant? No score until it is confirmed.' })}
        </Banner>
      )}
    </>
  )
}
