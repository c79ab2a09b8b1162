import { expect, test } from 'vitest'
import { deviceValues } from '../../../src/platform/browser/storage.ts'
import { ALL_COOKIES, chooseCookies } from '../../../src/ui/state/account/cookie-consent.ts'
import {
  cameFrom,
  followFirstTouch,
  keepReferralCode,
  noteFirstTouch,
  sendFirstTouch,
} from '../../../src/ui/state/account/first-touch.ts'
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

test('a choice that is made after the page was loaded is noted then, and sent', async () => {
  const state = server()
  await openApp('/')
  const stop = followFirstTouch()
  expect(deviceValues.get('ftd')).toBeNull()
  chooseCookies(ALL_COOKIES)
  await expect.poll(() => state.saved).toEqual([expect.objectContaining({ device: expect.any(String) })])
  stop()
})

test('the landing page passes on in the address where a visitor came from; anything else in it is ignored', () => {
  const at = (address: string) => cameFrom('https://referrer.example/a', `https://app.example${address}`)
  expect(at('/login?via=search.example')).toBe('https://search.example/')
  expect(at('/login?via=search.example:8080')).toBe('https://search.example:8080/')
  for (const address of ['/login', '/login?via=', '/login?via=a b', '/login?via=a/b?name', '/login?via=<x>'])
    expect(at(address)).toBe('https://referrer.example/a')
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
