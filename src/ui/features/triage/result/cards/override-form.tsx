import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { LONGEST_REASON, type OverrideProblem } from '../../../../../domain/triage/override.ts'
import type { CategoryId, TriageProfile } from '../../../../../domain/triage/profiles/profile.ts'
import { Button } from '../../../../components/action/button.tsx'
import { RadioGroup } from '../../../../components/form/radio-group.tsx'
import { TextArea } from '../../../../components/form/text-field.tsx'
import type { FormControls } from '../../../../components/overlay/dialogs.ts'
import { categoryLook } from '../../words/category-look.ts'
import { useLocale } from '../../words/use-locale.ts'
import styles from './override-form.module.css'

export interface Decision {
  chosen: CategoryId
  reason: string
}

interface OverrideFormProps {
  profile: TriageProfile
  present: CategoryId | null
  /** Returns null if the decision can be recorded. */
  check: (decision: Decision) => OverrideProblem | null
  controls: FormControls<Decision>
}

/** Asks for another category and the reason; without a reason nothing is recorded. */
export function OverrideForm({ profile, present, check, controls }: OverrideFormProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [chosen, choose] = useState<CategoryId | null>(null)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const problem = chosen ? check({ chosen, reason }) : 'unknown-category'
  const words: Record<OverrideProblem, string> = {
    'reason-required': t({
      id: 'triage.override.reason.required',
      message: 'Say why: the reason is kept with the decision.',
    }),
    'reason-too-long': t({ id: 'triage.override.reason.long', message: 'Shorter, please: 2000 characters at most.' }),
    'unknown-category': t({ id: 'triage.override.choose', message: 'Choose a category.' }),
    'nothing-changed': t({ id: 'triage.override.same', message: 'That is the category already.' }),
    'author-required': t({ id: 'triage.override.author', message: 'Sign in again: nobody is named as the author.' }),
    'time-required': t({ id: 'triage.override.time', message: 'The clock of this device cannot be read.' }),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (chosen && problem === null) controls.submit({ chosen, reason })
  }
  const onReason = problem === 'reason-required' || problem === 'reason-too-long'
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        label={t({ id: 'triage.override.category', message: 'Category' })}
        options={profile.categories.map(({ id, name, description, color }) => ({
          value: id,
          label:
            id === present
              ? `${name[locale]} ·  ${t({ id: 'triage.override.present', message: 'now' })}`
              : name[locale],
          icon: categoryLook(color).icon,
          hint: description[locale],
        }))}
        value={chosen}
        onChange={choose}
      />
      <TextArea
        label={t({ id: 'triage.override.reason', message: 'Reason' })}
        required
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        error={tried && onReason ? words[problem] : undefined}
        onChange={event => setReason(event.currentTarget.value)}
      />
      {tried && problem && !onReason && (
        <p className={styles.problem} role="alert">
          {words[problem]}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={controls.cancel}>{t({ id: 'triage.override.cancel', message: 'Cancel' })}</Button>
        <Button variant="primary" type="submit">
          {t({ id: 'triage.override.save', message: 'Decide' })}
        </Button>
      </div>
    </form>
  )
}
