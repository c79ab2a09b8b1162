import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { UserData } from '../../../../contract/entities/user.ts'
import { updateUserData } from '../../../../db/commands/account.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import styles from '../billing.module.css'
import plans from './plans.module.css'

const OLDEST = 130
const MOST_PEOPLE = 20

interface ReadinessFormProps {
  profile: UserData['profile']
  onClose: () => void
  /** Called in the click, so that a window can be opened. */
  onReady: () => void
}

/** What a plan needs to know before it is bought (P §5): a postcode, and the age of everybody who uses it. */
export function ReadinessForm({ profile, onClose, onReady }: ReadinessFormProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const [zipcode, setZipcode] = useState(profile?.zipcode ?? '')
  const [ages, setAges] = useState(() => {
    const known = (profile?.applicants ?? []).map(({ age }) => (age == null ? '' : String(age)))
    return known.length > 0 ? known : ['']
  })
  const [isAsked, setAsked] = useState(false)
  const noZipcode = zipcode.trim() === ''
  const go = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (noZipcode || !ages.every(isAge)) return
    const was = profile?.applicants ?? []
    const applicants = ages.map((age, index) => ({ ...was[index], age: Number(age) }))
    updateUserData(context, data => ({
      ...data,
      profile: { ...data.profile, zipcode: zipcode.trim(), applicants },
    })).catch(() => {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    })
    onReady()
  }
  return (
    <form className={styles.card} onSubmit={go} noValidate>
      <div className={plans.formHead}>
        <h2 className={styles.panelTitle}>{t({ id: 'billing.ready', message: 'Before the payment' })}</h2>
        <p className={styles.hint}>
          {t({ id: 'billing.ready.hint', message: 'A plan needs a postcode and the age of everybody who uses it.' })}
        </p>
      </div>
      <div className={plans.fields}>
        <TextField
          label={t({ id: 'billing.ready.zipcode', message: 'Postcode' })}
          autoComplete="postal-code"
          autoFocus
          maxLength={20}
          value={zipcode}
          error={isAsked && noZipcode && t({ id: 'billing.ready.noZipcode', message: 'Give the postcode.' })}
          onChange={event => setZipcode(event.currentTarget.value)}
        />
        {ages.map((age, index) => {
          const place = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: people have nothing but their place.
            <div key={index} className={plans.person}>
              <TextField
                label={t({ id: 'billing.ready.age', message: `Age, person ${place}` })}
                inputMode="numeric"
                maxLength={3}
                value={age}
                error={isAsked && !isAge(age) && t({ id: 'billing.ready.noAge', message: 'Whole years, 0 to 130.' })}
                onChange={event => {
                  const { value } = event.currentTarget
                  setAges(ages.with(index, value))
                }}
              />
              {ages.length > 1 && (
                <IconButton
                  icon="x"
                  label={t({ id: 'billing.ready.remove', message: `Remove person ${place}` })}
                  onClick={() => setAges(ages.toSpliced(index, 1))}
                />
              )}
            </div>
          )
        })}
        <div className={plans.formActs}>
          {ages.length < MOST_PEOPLE && (
            <Button icon="plus" variant="quiet" onClick={() => setAges([...ages, ''])}>
              {t({ id: 'billing.ready.add', message: 'Another person' })}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t({ id: 'billing.ready.cancel', message: 'Cancel' })}
          </Button>
          <Button type="submit" variant="primary">
            {t({ id: 'billing.ready.go', message: 'Go to payment' })}
          </Button>
        </div>
      </div>
    </form>
  )
}

const isAge = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= OLDEST
