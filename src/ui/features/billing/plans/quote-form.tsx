import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isEmail } from '../../../../domain/patients/check-patient.ts'
import { Button } from '../../../components/action/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useRefusalWords } from '../../../record-kit/refusal-words.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../billing.module.css'
import plans from './plans.module.css'

/** A quote for the business plan; nothing is sent before the button (P §2.11). */
export function QuoteForm({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const online = useOnline()
  const refusalWords = useRefusalWords()
  const [form, setForm] = useState({ companyName: '', contactEmail: '', requirements: '' })
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setForm(was => ({ ...was, [name]: value }))
    },
  })
  const noName = form.companyName.trim() === ''
  const noEmail = !isEmail(form.contactEmail.trim())
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isBusy || !online || noName || noEmail) return
    setBusy(true)
    const { companyName, contactEmail, requirements } = form
    const outcome = await bridge.call('payments.business:requestQuote', {
      ...{ companyName: companyName.trim(), contactEmail: contactEmail.trim() },
      ...(requirements.trim() !== '' && { requirements: requirements.trim() }),
    })
    setBusy(false)
    if (outcome.kind === 'answered') {
      toasts.show({ kind: 'success', title: t({ id: 'billing.quote.sent', message: 'The request is sent' }) })
      return onClose()
    }
    toasts.show({
      kind: 'error',
      title: t({ id: 'requestError', message: 'The request was not sent' }),
      text:
        outcome.kind === 'refused'
          ? `${refusalWords({ code: outcome.code, errorType: outcome.data.errorType ?? null })}.`
          : t({ id: 'billing.quote.unreachable', message: 'The server did not answer. What you typed is still here.' }),
    })
  }
  return (
    <form className={styles.card} onSubmit={event => void send(event)} noValidate>
      <div className={plans.formHead}>
        <h2 className={styles.panelTitle}>{t({ id: 'billing.quote', message: 'Request a quote' })}</h2>
        <p className={styles.hint}>
          {t({
            id: 'billing.quote.hint',
            message: 'Nothing is sent before you press Send, and nothing is bought by it.',
          })}
        </p>
      </div>
      <div className={plans.fields}>
        <TextField
          label={t({ id: 'billing.quote.company', message: 'Organisation' })}
          autoComplete="organization"
          autoFocus
          maxLength={500}
          error={isAsked && noName && t({ id: 'billing.quote.noName', message: 'Name the organisation.' })}
          {...field('companyName')}
        />
        <TextField
          label={t({ id: 'billing.quote.email', message: 'E-mail for the reply' })}
          type="email"
          autoComplete="email"
          maxLength={320}
          error={
            isAsked &&
            noEmail &&
            t({
              id: 'billing.quote.noEmail',
              message: 'This is not a complete e-mail address, such as anna@example.org.',
            })
          }
          {...field('contactEmail')}
        />
        <TextField
          label={t({ id: 'billing.quote.needs', message: 'What is needed' })}
          maxLength={20_000}
          {...field('requirements')}
        />
        <div className={plans.formActs}>
          <Button variant="quiet" onClick={onClose}>
            {t({ id: 'billing.quote.cancel', message: 'Cancel' })}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} disabled={!online}>
            {t({ id: 'billing.quote.send', message: 'Send' })}
          </Button>
        </div>
      </div>
    </form>
  )
}
