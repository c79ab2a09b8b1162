import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Promocode } from '../../../../contract/entities/promocode.ts'
import { promocode } from '../../../../domain/money/promocode.ts'
import { Button } from '../../../components/action/button.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useMoney } from '../../../i18n/money.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useOnline } from '../../../state/sync/use-online.ts'
import styles from '../billing.module.css'
import { useShownRemote } from '../use-shown-remote.ts'
import { CodeList } from './code-list.tsx'
import { useBonusWords } from './use-bonus-words.ts'
import { usePromocodeErrors } from './use-promocode-errors.ts'

const NONE = {}

/** Redeems a code; a multiplier that waits for the next top-up is said as long as it waits (decision 122). */
export function PromocodeCard({ onRedeemed }: { onRedeemed: () => void }) {
  const { t } = useLingui()
  const money = useMoney()
  const online = useOnline()
  const errorOf = usePromocodeErrors()
  const bonusWords = useBonusWords()
  const { value: codes, refresh } = useShownRemote('promocodes:list', NONE)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !online) return
    const code = promocode(typed)
    if (code === null) return setError(errorOf(null))
    setError(null)
    setBusy(true)
    const outcome = await bridge.call('promocodes:redeem', { code })
    setBusy(false)
    if (outcome.kind !== 'answered') return setError(errorOf(outcome))
    setTyped('')
    refresh()
    onRedeemed()
    const { redemptionType, appliedAmount, data } = outcome.result
    const added = money.short(appliedAmount ?? 0)
    toasts.show({
      kind: 'success',
      title:
        redemptionType === 'immediate'
          ? t({ id: 'billing.promo.added', message: `${added} added to the balance` })
          : t({ id: 'billing.promo.kept', message: 'The promo code waits for your next top-up' }),
      ...(redemptionType === 'on_next_topup' && { text: bonusWords(data) }),
    })
  }
  const waiting = codes?.find(isWaiting)
  return (
    <div className={styles.promo}>
      <form className={styles.fieldRow} onSubmit={event => void redeem(event)} noValidate>
        <div className={styles.codeField}>
          <TextField
            label={t({ id: 'billing.promo', message: 'Promo code' })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={typed}
            error={error}
            onChange={event => {
              setTyped(event.currentTarget.value)
              setError(null)
            }}
          />
        </div>
        <Button type="submit" busy={isBusy} disabled={!online}>
          {t({ id: 'billing.promo.apply', message: 'Apply' })}
        </Button>
      </form>
      {!online && (
        <p className={styles.hint}>{t({ id: 'billing.promo.offline', message: 'A promo code needs a network.' })}</p>
      )}
      {waiting && (
        <p className={styles.good}>
          <Icon name="circle-check" size={16} />
          <span>{bonusWords(waiting.data ?? waiting.config)}</span>
        </p>
      )}
      <CodeList codes={codes ?? []} />
    </div>
  )
}

const isWaiting = ({ type, status }: Promocode) => type === 'balance_multiplier' && status === 'active'
