import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PublicConfig } from '../../../contract/entities/public-config.ts'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { readConfig } from '../../state/session/config.ts'
import {
  finishProviderSignIn,
  lastProvider,
  type ProviderOutcome,
  signInWithProvider,
} from '../../state/session/provider/provider-sign-in.ts'
import { takeAnswered } from '../../state/session/provider/sign-in-attempt.ts'
import { LEAVING } from '../../state/session/session-marks.ts'
import { signInDemo } from '../../state/session/sign-in.ts'
import { keptWork } from '../../state/sync/kept-work.ts'
import { useOnline } from '../../state/sync/use-online.ts'
import { type LoginModel, type LoginState, offeredProviders, PERSONAS, type ProviderId } from './login-model.ts'

/** Once switched off, the choice stays off on this device, which others may use too (decision 25). */
const QUICK_KEY = 'quickLogin'

/** The ways to sign in, and what came of the last try. `enter` is called with the path to go to once signed in. */
export function useLogin(asked: string, enter: (path: string) => void): LoginModel {
  const { i18n } = useLingui()
  const online = useOnline()
  const [from, setFrom] = useState(asked)
  const { config, ask } = useConfig(online)
  const [quick, setQuick] = useState(deviceValues.get(QUICK_KEY) !== 'off')
  const [state, setState] = useState<LoginState>(() =>
    deviceValues.get(LEAVING) ? { kind: 'failed', reason: 'not-left' } : { kind: 'ready' },
  )
  /** Shows what comes of a sign-in; what went before it is stopped. */
  const settle = useCallback(
    async (outcome: Promise<ProviderOutcome>, to: string) => {
      const how = await outcome.catch(() => 'local-data' as const)
      if (how === 'signed-in') enter(to)
      else setState(stateAfter(how))
    },
    [enter],
  )
  useAnswer(setState, setFrom, settle)

  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])
  const withProvider = (provider: ProviderId) => {
    const stop = new AbortController()
    waiting.current = stop
    setState({ kind: 'signing-in', with: provider })
    const outcome = signInWithProvider(provider, {
      ...{ quick, purpose: 'sign-in', from, signal: stop.signal },
      onWaiting: openAgain => setState({ kind: 'waiting', with: provider, openAgain, cancel: () => stop.abort() }),
      onAnswer: () => setState({ kind: 'signing-in', with: provider }),
    })
    void settle(outcome, from)
  }
  return {
    providers: config ? offeredProviders(config.providers, lastProvider()) : [],
    ...(config?.demo ? { personas: PERSONAS.filter(one => one !== 'admin' || config.demoAdmin) } : {}),
    state: shownState(state, online, config, ask),
    ...kept(),
    quickLogin: quick,
    onQuickLogin(on) {
      deviceValues.set(QUICK_KEY, on ? 'on' : 'off')
      setQuick(on)
    },
    onProvider: withProvider,
    onDemo(persona) {
      setState({ kind: 'signing-in', with: 'demo' })
      void settle(signInDemo(persona, quick, i18n.locale), from)
    },
    termsTo: '/terms-and-conditions',
    privacyTo: '/privacy-policy',
  }
}

/** `undefined` while the server is asked, `null` if it did not answer and never did on this device. */
function useConfig(online: boolean) {
  const [config, setConfig] = useState<PublicConfig | null | undefined>()
  const ask = useCallback(() => {
    setConfig(known => known ?? undefined)
    void readConfig().then(answer => setConfig(answer?.config ?? null))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network returns.
  useEffect(ask, [ask, online])
  return { config, ask }
}

function shownState(
  state: LoginState,
  online: boolean,
  config: PublicConfig | null | undefined,
  again: () => void,
): LoginState {
  if (state.kind === 'signing-in') return state
  if (!online) return { kind: 'offline' }
  if (state.kind !== 'ready') return state
  if (config === undefined) return { kind: 'asking' }
  if (config === null) return { kind: 'failed', reason: 'unreachable', again }
  return config.demo || offeredProviders(config.providers, null).length > 0 ? state : { kind: 'no-way' }
}

const kept = (): Pick<LoginModel, 'kept'> => {
  const work = keptWork()
  return work ? { kept: work } : {}
}

/** Goes on where a provider sent this tab back to. */
function useAnswer(
  setState: (state: LoginState) => void,
  setFrom: (path: string) => void,
  settle: (outcome: Promise<ProviderOutcome>, to: string) => Promise<void>,
): void {
  useEffect(() => {
    const answered = takeAnswered()
    if (answered === null) return
    const { attempt, answer } = answered
    if (attempt === null) return setState({ kind: 'failed', reason: 'expired' })
    setState({ kind: 'signing-in', with: attempt.provider })
    // A further try goes there too, because the address of this page does not say it any more.
    setFrom(attempt.from)
    void settle(finishProviderSignIn(attempt, answer), attempt.from)
  }, [setState, setFrom, settle])
}

function stateAfter(how: Exclude<ProviderOutcome, 'signed-in'> | 'local-data'): LoginState {
  switch (how) {
    case 'cancelled':
    case 'redirecting':
      return { kind: 'ready' }
    case 'other-account':
    case 'not-fresh':
      return { kind: 'failed', reason: 'refused' }
    default:
      return { kind: 'failed', reason: how }
  }
}
