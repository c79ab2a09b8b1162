import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicConfig } from '../../../src/contract/entities/public-config.ts'
import { readPushDevice, writePushDevice } from '../../../src/db/light/push-device.ts'
import { choosePush, endPush } from '../../../src/ui/state/notifications/push.ts'
import { worker } from '../setup/fake-bridge.ts'
import { openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { fakePush } from './fake-push.ts'

const ADDRESS = '/user-account/notifications'
const WIDE = { width: 1280, height: 900 }
const CONFIG: PublicConfig = {
  ...{ version: '1', environment: 'test', demo: true, providers: {}, speech: 'command', pushKey: btoa('key') },
}
const choice = (name: string) => page.getByRole('checkbox', { name })
const transcript = choice('A transcript is ready')
const reassessment = choice('A reassessment is due')

/** The server takes what is chosen. */
function takes() {
  const kinds = vi.fn()
  worker.returns('userAccount.push:subscribe', params => {
    kinds(params.kinds)
    return { kind: 'answered', result: { status: 'ok' }, notice: null }
  })
  return kinds
}

/** What this browser keeps once the choice has taken effect; the box is checked before. */
const chosenKinds = async () => (await readPushDevice())?.kinds

afterEach(() => writePushDevice(null))

test('a sign-out that ends late leaves the messages of the next person', async () => {
  const device = { accountId: 'next', kinds: ['reassessmentDue' as const], locale: 'en' as const }
  await writePushDevice(device)
  await endPush('before')
  expect(await readPushDevice()).toEqual(device)
  await endPush('next')
  expect(await readPushDevice()).toBeNull()
})

describe('the choice', () => {
  test('offers what the server can send, asks the browser at the first tap, and holds', async () => {
    worker.offers(CONFIG)
    const kinds = takes()
    const { ask } = fakePush()
    const app = await openApp(ADDRESS, WIDE)
    await expect.element(transcript).not.toBeChecked()
    await expect.element(choice('A questionnaire is completed')).not.toBeChecked()
    expect(ask).not.toHaveBeenCalled()
    await page.getByText('A transcript is ready').click()
    await expect.element(transcript).toBeChecked()
    await expect.poll(chosenKinds).toEqual(['transcriptReady'])
    expect(ask).toHaveBeenCalledOnce()
    expect(kinds).toHaveBeenLastCalledWith(['transcriptReady'])
    await page.getByText('A reassessment is due').click()
    await expect.element(reassessment).toBeChecked()
    await expect.poll(chosenKinds).toEqual(['transcriptReady', 'reassessmentDue'])
    expect(kinds).toHaveBeenLastCalledWith(['transcriptReady', 'reassessmentDue'])
    expect(await readPushDevice()).toEqual({
      ...{ accountId: app.context.accountId, kinds: ['transcriptReady', 'reassessmentDue'], locale: 'en' },
    })
    kinds.mockClear()
    await app.reload()
    await expect.element(transcript).toBeChecked()
    // A new start tells the server again: its session or key may be new.
    await expect.poll(() => kinds.mock.lastCall).toEqual([['transcriptReady', 'reassessmentDue']])
    await page.getByText('A questionnaire is completed').click()
    await expect.poll(chosenKinds).toEqual(['transcriptReady', 'reassessmentDue', 'questionnaireCompleted'])
  })

  test('is without transcripts where the server recognises no speech', async () => {
    worker.offers({ ...CONFIG, speech: 'captions' })
    fakePush()
    await openApp(ADDRESS, WIDE)
    await expect.element(reassessment).toBeVisible()
    await expect.element(transcript).not.toBeInTheDocument()
  })

  test('is given up without a network too', async () => {
    worker.offers(CONFIG)
    takes()
    const { unsubscribe } = fakePush({ permission: 'granted' })
    await openApp(ADDRESS, WIDE)
    await page.getByText('A transcript is ready').click()
    await expect.poll(chosenKinds).toEqual(['transcriptReady'])
    worker.returns('userAccount.push:subscribe', () => ({ kind: 'unreachable' }))
    await page.getByText('A transcript is ready').click()
    await expect.element(transcript).not.toBeChecked()
    await expect.poll(readPushDevice).toBeNull()
    await expect.poll(() => unsubscribe.mock.calls.length).toBeGreaterThan(0)
  })

  test('given up while the browser still registers it, stays given up', async () => {
    worker.offers(CONFIG)
    takes()
    const { state, unsubscribe } = fakePush({ permission: 'granted' })
    const app = await openApp(ADDRESS, WIDE)
    let register: () => void = () => undefined
    state.ready = new Promise(resolve => {
      register = resolve
    })
    const device = { accountId: app.context.accountId, kinds: ['transcriptReady' as const], locale: 'en' as const }
    const chosen = choosePush(device)
    await choosePush({ ...device, kinds: [] })
    register()
    expect(await chosen).toBe('done')
    await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
    expect({ device: await readPushDevice(), subscribed: state.subscribed }).toEqual({
      device: null,
      subscribed: false,
    })
  })

  test('S7: ends at sign-out, also if the server is not reached', async () => {
    worker.offers(CONFIG)
    takes()
    const { unsubscribe } = fakePush({ permission: 'granted' })
    await openApp(ADDRESS, WIDE)
    await page.getByText('A transcript is ready').click()
    await expect.poll(chosenKinds).toEqual(['transcriptReady'])
    worker.returns('userAccount.push:unsubscribe', () => ({ kind: 'unreachable' }))
    await page.getByRole('button', { name: 'Account: Dana Markova' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.poll(readPushDevice).toBeNull()
    await expect.poll(() => unsubscribe.mock.calls.length).toBeGreaterThan(0)
  })
})

describe('nothing is chosen', () => {
  test('after a refusal, which is explained', async () => {
    worker.offers(CONFIG)
    fakePush({ answer: 'denied' })
    await openApp(ADDRESS, WIDE)
    await page.getByText('A transcript is ready').click()
    await expect.element(page.getByText(/blocked in the browser/)).toBeVisible()
    expect(await readPushDevice()).toBeNull()
  })

  test.for([
    ['the browser’s service', /message service could not be reached/],
    ['the server', /The server could not be reached/],
  ] as const)('without %s', async ([missing, said]) => {
    worker.offers(CONFIG)
    const { state } = fakePush()
    state.works = missing === 'the server'
    await openApp(ADDRESS, WIDE)
    await page.getByText('A transcript is ready').click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(transcript).not.toBeChecked()
    expect(await readPushDevice()).toBeNull()
  })

  test('where the browser has no push messages, in a tab of iOS, and before the server was ever reached', async () => {
    const { PushManager } = window
    Reflect.deleteProperty(window, 'PushManager')
    const app = await openApp(ADDRESS, WIDE)
    await expect.element(page.getByText(/This browser cannot show/)).toBeVisible()
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
    await app.reload()
    await expect.element(page.getByText(/only the installed app/)).toBeVisible()
    Reflect.deleteProperty(navigator, 'standalone')
    Object.defineProperty(window, 'PushManager', { value: PushManager, configurable: true, writable: true })
    fakePush()
    await app.reload()
    await expect.element(page.getByText(/known only online/)).toBeVisible()
  })
})

for (const look of [
  { theme: 'light', locale: 'ru', width: 390, height: 844 },
  { theme: 'dark', locale: 'el', width: 820, height: 1180 },
  { theme: 'contrast', locale: 'en', width: 1280, height: 900 },
  { theme: 'contrast', locale: 'ru', width: 390, height: 844, fontSize: 24 },
] as const)
  test(`the screen in ${look.theme}, ${look.locale}, ${look.width} px`, async () => {
    worker.offers(CONFIG)
    fakePush()
    await openApp(ADDRESS, look)
    await expect.element(page.getByRole('checkbox').nth(1)).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll()
    if (look.width === 390) await expectTouchTargets(document.querySelector('main') ?? document)
  })
