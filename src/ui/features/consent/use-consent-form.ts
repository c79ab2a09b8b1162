import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { giveConsent } from '../../../db/commands/account.ts'
import { CONSENTS, type Consent, consentProblem } from '../../../domain/account/consent.ts'
import { tabValues } from '../../../platform/browser/storage.ts'
import { toasts } from '../../components/toast/toasts.ts'
import { useCommandContext } from '../../state/session/use-session.ts'

const keyOf = (accountId: string) => `consentTicks:${accountId}`
const isConsent = (one: string): one is Consent => CONSENTS.some(known => known === one)

/** The ticked boxes; a reload, or reading the terms, keeps them. */
export function useConsentForm() {
  const { t } = useLingui()
  const context = useCommandContext()
  const key = keyOf(context.accountId)
  const [ticked, setTicked] = useState<ReadonlySet<Consent>>(
    () => new Set((tabValues.get(key) ?? '').split(' ').filter(isConsent)),
  )
  const [busy, setBusy] = useState(false)
  const tick = (one: Consent, on: boolean) =>
    setTicked(was => new Set(on ? [...was, one] : [...was].filter(other => other !== one)))
  useEffect(() => tabValues.set(key, [...ticked].join(' ')), [key, ticked])
  const given = Object.fromEntries([...ticked].map(one => [one, true]))

  async function accept(): Promise<void> {
    const problem = consentProblem(given)
    if (problem) return refuse(problem)
    setBusy(true)
    try {
      await giveConsent(context)
      tabValues.remove(key)
    } catch {
      refuse('incomplete')
    } finally {
      setBusy(false)
    }
  }
  function refuse(problem: 'cross-border' | 'incomplete'): void {
    const title =
      problem === 'cross-border'
        ? t({
            id: 'consent.notSavedCrossBorder',
            message: 'Consent not saved: first agree to the transfer to another country.',
          })
        : t({ id: 'consent.notSaved', message: 'Consent not saved: all six boxes are needed.' })
    toasts.show({ kind: 'error', title })
  }
  return { ticked, tick, busy, accept, complete: consentProblem(given) === null }
}
