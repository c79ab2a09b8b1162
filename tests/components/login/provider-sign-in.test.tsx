import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../../src/contract/entities/user.ts'
import { openSignInWindow } from '../../../src/platform/browser/sign-in-window.ts'
import type { CallOutcome } from '../../../src/sync/bridge.ts'
import { signInWithProvider } from '../../../src/ui/state/session/provider/provider-sign-in.ts'
import { rememberedSession } from '../../../src/ui/state/session/remembered-session.ts'
import { sessionAtom, store } from '../../../src/ui/state/session/session.ts'
import { worker } from '../setup/fake-bridge.ts'
import { CONSENTED, openApp, openSignedOut } from '../setup/open-app.tsx'
import { offer } from './login-page.ts'

/* Signing in with a provider, with the page that providers send back to; the server and the provider's page are played. */

const STATE = 'S'.repeat(43)
const ADDRESS = `https://accounts.example/authorize?state=${STATE}`
type Login = Parameters<Parameters<typeof worker.returns<'userAccount.user:login'>>[1]>[0]
let logins: Login[] = []
let opened: { replaced: string[]; closed: boolean } | null = null

beforeEach(() => {
  logins = []
  opened = null
  offer({ google: true, yandex: true })
  worker.returns('userAccount.user:beginLogin', () => ({
    ...{ kind: 'answered', notice: null },
    result: { authorizationUrl: ADDRESS, state: STATE, expiresAt: new Date(Date.now() + 600_000).toISOString() },
  }))
  const result = { token: 'token', user: { ...olga, clientId: crypto.randomUUID() }, deviceKey: '0f'.repeat(32) }
  answerLogin({ kind: 'answered', result, notice: null })
})

const now = new Date().toISOString()
const olga: User = {
  ...{
    clientId: '',
    id: 7,
    seq: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    name: 'Olga',
    email: null,
    data: CONSENTED,
  },
}

const answerLogin = (outcome: CallOutcome<{ token: string; user: User; deviceKey?: string }>) =>
  worker.returns('userAccount.user:login', params => {
    logins.push(params)
    return outcome
  })

const refusal = (code: 'FORBIDDEN' | 'UNAVAILABLE', errorType: string) =>
  answerLogin({ kind: 'refused', code, message: '', data: { errorType } } as never)

/** Plays the browser's windows. */
function windows({ blocked = false } = {}) {
  const window = { replaced: [] as string[], closed: false }
  vi.spyOn(globalThis, 'open').mockImplementation(() => {
    if (blocked) return null
    opened = window
    return {
      location: { replace: (address: string) => window.replaced.push(address) },
      close: () => {
        window.closed = true
      },
      focus: () => undefined,
    } as unknown as Window
  })
}

async function press(name = 'Continue with Google') {
  await page.getByRole('button', { name }).click()
}
async function begin() {
  windows()
  const app = await openSignedOut('/login?from=%2Ftriage')
  await press()
  await expect.element(page.getByText('Finish signing in in the window')).toBeVisible()
  return app
}

/** The real page that providers send back to, in a window of its own. */
async function comeBack(query: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.src = `/oauth-redirect.html?${query}`
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
  return frame
}

test('the answer reaches the page through the redirect page, and the person is where they were going', async () => {
  const app = await begin()
  expect(opened?.replaced).toEqual([ADDRESS])
  const frame = await comeBack(`code=the-code-of-google&state=${STATE}&iss=https%3A%2F%2Faccounts.example`)
  await expect.poll(() => store.get(sessionAtom).kind).toBe('signed-in')
  await expect.poll(app.address).toBe('/triage')
  expect(logins).toMatchObject([
    {
      provider: 'google',
      code: 'the-code-of-google',
      options: { state: STATE, iss: 'https://accounts.example', quickLogin: true },
    },
  ])
  expect(logins[0]?.options?.binding).toMatch(/^[\w-]{43}$/)
  // The code stays in no history and no storage.
  await expect.poll(() => frame.contentDocument?.body.textContent?.trim()).toMatch(/^(Done|Signing in)/)
  expect(frame.contentWindow?.location.search).toBe('')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('the-code-of-google')
  expect(localStorage.getItem('lastProvider')).toBe('google')
  frame.remove()
})

test('messages of another origin, of another attempt, or of another shape are no answer', async () => {
  await begin()
  const forged = { answer: { state: STATE, code: 'forged' } }
  const stranger = document.createElement('iframe')
  stranger.sandbox.add('allow-scripts')
  stranger.srcdoc = `<script>
    const forged = ${JSON.stringify(forged)}
    new BroadcastChannel('anamnesis-sign-in-${STATE}').postMessage(forged)
    parent.postMessage(forged, '*')
    parent.postMessage('posted', '*')
  </script>`
  const posted = new Promise(resolve =>
    addEventListener('message', event => event.data === 'posted' && resolve(event.origin)),
  )
  document.body.append(stranger)
  expect(await posted).toBe('null')
  const channel = new BroadcastChannel(`anamnesis-sign-in-${STATE}`)
  for (const message of [
    { answer: { state: 'T'.repeat(43), code: 'other' } },
    { answer: { state: STATE } },
    { answer: { state: STATE, code: 7 } },
    { answer: null },
    'text',
    null,
  ]) {
    channel.postMessage(message)
  }
  await expect.element(page.getByText('Finish signing in in the window')).toBeVisible()
  expect(logins).toEqual([])
  // Still waiting: the true answer, which came after all of them, is taken.
  channel.postMessage({ answer: { state: STATE, code: 'true' } })
  await expect.poll(() => logins.map(one => one.code)).toEqual(['true'])
  await expect.poll(() => store.get(sessionAtom).kind).toBe('signed-in')
  channel.close()
  stranger.remove()
})

test('a window that was closed can be opened again with the same address, or given up', async () => {
  await begin()
  await page.getByRole('button', { name: 'Open again' }).click()
  expect(globalThis.open).toHaveBeenLastCalledWith(ADDRESS, expect.any(String), expect.any(String))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  expect(opened?.closed).toBe(true)
  expect(localStorage.getItem('signInAttempt')).toBeNull()
  // An answer that comes later is nobody's.
  new BroadcastChannel(`anamnesis-sign-in-${STATE}`).postMessage({ answer: { state: STATE, code: 'late' } })
  expect(logins).toEqual([])
})

test.each<[string, () => void, string]>([
  ['declined', () => refusal('FORBIDDEN', 'SignInRefused'), 'cancelled at the provider'],
  ['used up', () => refusal('FORBIDDEN', 'SignInAttemptInvalid'), 'This sign-in is over'],
  ['provider unavailable', () => refusal('UNAVAILABLE', 'ProviderUnavailable'), 'The provider does not answer'],
  ['server unreachable', () => answerLogin({ kind: 'unreachable' }), 'The server did not answer'],
])('a sign-in that fails says why, and another can begin: %s', async (_, arrange, words) => {
  arrange()
  await begin()
  const frame = await comeBack(`error=access_denied&state=${STATE}`)
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  expect(logins).toMatchObject([{ code: '', options: { error: 'access_denied' } }])
  await expect.element(page.getByRole('button', { name: 'Continue with Yandex' })).toBeEnabled()
  expect(store.get(sessionAtom).kind).toBe('signed-out')
  frame.remove()
})

test('an address that is none of the web is not opened', async () => {
  worker.returns('userAccount.user:beginLogin', () => ({
    ...{ kind: 'answered', notice: null },
    result: { authorizationUrl: 'javascript:alert(1)', state: STATE, expiresAt: new Date().toISOString() },
  }))
  windows()
  await openSignedOut('/login')
  await press()
  await expect.element(page.getByRole('alert').getByText('The sign-in was not accepted')).toBeVisible()
  expect(opened).toMatchObject({ replaced: [], closed: true })
})

test('where no window opens, the tab itself goes, and its answer signs in once', async () => {
  localStorage.setItem(
    'signInAttempt',
    JSON.stringify({
      ...{ state: STATE, secret: 'x'.repeat(43), provider: 'google', quick: true, purpose: 'sign-in' },
      ...{ locale: 'en', from: '/triage' },
    }),
  )
  sessionStorage.setItem('signInAnswer', JSON.stringify({ state: STATE, code: 'the-code-of-google' }))
  const app = await openSignedOut('/login')
  await expect.poll(() => store.get(sessionAtom).kind).toBe('signed-in')
  await expect.poll(app.address).toBe('/triage')
  expect(logins).toHaveLength(1)
  expect(sessionStorage.getItem('signInAnswer')).toBeNull()
})

test('an installed app of iOS opens no window, whose storage would be another', async () => {
  windows()
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
  try {
    expect(openSignInWindow()).toBeNull()
    expect(globalThis.open).not.toHaveBeenCalled()
  } finally {
    Reflect.deleteProperty(navigator, 'standalone')
  }
})

/** Signed in, the person proves it again in a window, and the server knows this account. */
async function confirm(accountId: string) {
  windows()
  answerLogin({ kind: 'answered', result: { token: 'fresh', user: { ...olga, clientId: accountId } }, notice: null })
  const outcome = signInWithProvider('google', { quick: false, purpose: 'confirm' })
  await expect.poll(() => opened?.replaced).toEqual([ADDRESS])
  new BroadcastChannel(`anamnesis-sign-in-${STATE}`).postMessage({
    answer: { state: STATE, code: 'the-code-of-google' },
  })
  return await outcome
}
const tokenInUse = () => {
  const state = store.get(sessionAtom)
  return state.kind === 'signed-in' ? state.session.token : null
}

test('a confirmation goes on with a newer session of the same account, and keeps how long it lasts', async () => {
  const { context } = await openApp('/user-account/patients')
  expect(await confirm(context.accountId)).toBe('signed-in')
  expect(tokenInUse()).toBe('fresh')
  expect((await rememberedSession())?.token).toBe('fresh')
  expect(worker.called).toContain('renew')
  // The session was one that stays; the confirmation did not ask.
  expect(logins[0]?.options?.quickLogin).toBe(true)
})

test('S7: a confirmation by somebody else changes nothing', async () => {
  await openApp('/user-account/patients')
  expect(await confirm(crypto.randomUUID())).toBe('other-account')
  expect(tokenInUse()).toBe('token')
  expect((await rememberedSession())?.token).toBe('token')
  expect(worker.called).not.toContain('renew')
})

test("an answer to nobody's attempt here signs nobody in", async () => {
  sessionStorage.setItem('signInAnswer', JSON.stringify({ state: STATE, code: 'planted' }))
  await openSignedOut('/login')
  await expect.element(page.getByRole('alert').getByText('This sign-in is over')).toBeVisible()
  expect(logins).toEqual([])
  expect(store.get(sessionAtom).kind).toBe('signed-out')
})
