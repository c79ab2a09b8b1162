import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { topUpAmount } from '../../../../domain/money/amount.ts'
import { Button } from '../../../components/action/button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useServerConfig } from '../../../state/session/use-server-config.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../billing.module.css'
import type { TopUp } from './use-top-up.ts'

/** P §2.11: rubles. */
const USUAL = '100'
const QUICK = ['100', '500', '1000', '3000'] as const

/** The amount and the way to the payment. */
export function TopUpForm({ topUp }: { topUp: TopUp }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const online = useOnline()
  const payments = useServerConfig()?.payments
  const [typed, setTyped] = useState(USUAL)
  const [isWrong, setWrong] = useState(false)
  const isOff = payments === 'off'
  const isBusy = topUp.checkout.state.kind !== 'ready'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const amount = topUpAmount(typed)
    setWrong(amount === null)
    if (amount !== null) return topUp.begin(amount)
    toasts.show({ kind: 'warning', title: t({ id: 'invalid amount', message: 'Enter an amount of 1 ruble or more' }) })
  }
  const change = (text: string) => {
    setTyped(text)
    setWrong(false)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fieldRow}>
        <div className={styles.amountField}>
          <TextField
            label={t({ id: 'billing.topUp', message: 'Top up, ₽' })}
            inputMode="decimal"
            autoComplete="off"
            min={1}
            value={typed}
            disabled={isBusy || isOff}
            error={
              isWrong && t({ id: 'billing.topUp.wrong', message: 'At least 1 ₽, at most 1,000,000 ₽, such as 250.50.' })
            }
            onChange={event => change(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="primary" disabled={!online || isOff} busy={isBusy}>
          {t({ id: 'billing.topUp.go', message: 'Go to payment' })}
        </Button>
      </div>
      <SegmentedChoice
        label={t({ id: 'billing.topUp.quick', message: 'Usual amounts' })}
        options={QUICK.map(value => ({ value, label: number(Number(value)), disabled: isBusy || isOff }))}
        value={QUICK.find(one => one === typed.trim()) ?? null}
        onChange={change}
      />
      <p className={styles.hint}>
        {isOff
          ? t({ id: 'billing.topUp.off', message: 'This server takes no payments.' })
          : online
            ? t({ id: 'billing.topUp.hint', message: 'The payment opens in a window of its own and needs a network.' })
            : t({
                id: 'billing.topUp.offline',
                message: 'A payment needs a network: it opens again when you are online.',
              })}
        {payments === 'checkout' && (
          <> {t({ id: 'billing.topUp.test', message: 'On this server it is a test page: no real money is taken.' })}</>
        )}
      </p>
    </form>
  )
}
