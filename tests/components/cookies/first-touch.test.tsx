import { expect, test } from 'vitest'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { keepReferralCode, noteFirstTouch, sendFirstTouch } from '../../../src/ui/state/account/first-touch.ts'
import { worker } from '../setup/fake-bridge.ts'
import { CONSENTED, openApp } from '../setup/open-app.tsx'

const consentTo = (marketing: boolean) =>
  deviceValues.set('cookieConsent', JSON.stringify({ marketing, timestamp: new Date().toISOString() }))

function server(): { saved: unknown[]; reachable: boolean } {
  const state = { saved: [] as unknown[], reachable: true }
  worker.returns('userAccount.user:saveFtd', ({ ftd }) => {
    if (!state.reachable) return { kind: 'unreachable' }
    state.saved.push(ftd)
    return { kind: 'answered', result: { status: 'ok' }, notice: null }
  })
  return state
}

test('decision 29: the first code wins; it is sent once after a sign-in, also after a failure', async () => {
  const state = server()
  for (const code of ['a b', '<x>', 'FIRST', 'SECOND']) keepReferralCode(code)
  await openApp('/')
  state.reachable = false
  await sendFirstTouch()
  state.reachable = true
  await sendFirstTouch()
  await sendFirstTouch()
  expect(state.saved).toEqual([{ referralCode: 'FIRST' }])
})

test('where somebody came from is noted after the choice that allows it, and only the site', async () => {
  const state = server()
  const note = () => noteFirstTouch('https://search.example/?q=name', window.location.origin)
  note()
  expect(deviceValues.get('ftd')).toBeNull()
  consentTo(true)
  note()
  noteFirstTouch('https://other.example/', window.location.origin)
  await openApp('/')
  await sendFirstTouch()
  expect(state.saved).toEqual([expect.objectContaining({ referrer: 'search.example', locale: expect.any(String) })])
  expect(JSON.stringify(state.saved)).not.toContain('name')
})

test('nothing is sent for the demo, or after the choice was taken back', async () => {
  const state = server()
  consentTo(true)
  noteFirstTouch('', window.location.origin)
  const app = await openApp('/', {
    store: async ({ server: data, context }) =>
      await data.pulls('account', {
        ...{ clientId: context.accountId, name: 'Dana Markova' },
        data: { ...CONSENTED, profile: { role: 'demo' } },
      }),
  })
  await sendFirstTouch()
  consentTo(false)
  await app.server.pulls('account', { clientId: app.context.accountId, name: 'Dana Markova', data: CONSENTED })
  await sendFirstTouch()
  expect(state.saved).toEqual([])
})
