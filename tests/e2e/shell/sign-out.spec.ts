import type { Page } from 'playwright'
import { expectEqual, expectOnce } from '../device/equal-stores.ts'
import { expect, test } from '../device/fixtures.ts'
import { tokenOf } from '../device/local-store.ts'
import { workOffline } from '../device/offline-work.ts'
import { LONG } from '../faults/long.ts'
import { recordUntil } from '../pages/recorder.ts'
import { bringAudio, LIST, NEW } from '../pages/scribe.ts'
import {
  chooseSignOut,
  expectWorkKept,
  keepOnDevice,
  onLogin,
  pill,
  signIn,
  signInAgain,
  visit,
} from '../pages/shell.ts'

/* Who can read what is on the device after a sign-out (S7, I11). */

test.use({ deviceOptions: { opensOffline: true } })

/** Everything that the origin stores, as text: databases with their files, caches of answers, and values. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const decoder = new TextDecoder('latin1')
    async function textOf(value: unknown): Promise<string> {
      if (value instanceof Blob) return decoder.decode(await value.arrayBuffer())
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return (await Promise.all(Object.entries(value).map(async ([key, one]) => `${key}=${await textOf(one)}`))).join(
        ' ',
      )
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        for (const row of await done(database.transaction(store).objectStore(store).getAll()))
          texts.push(await textOf(row))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        if (!/javascript|css|font|svg|image|wasm/.test(answer?.headers.get('content-type') ?? '')) {
          texts.push((await answer?.text()) ?? '')
        }
      }
    }
    return texts.join('\n')
  })

async function readable(page: Page, words: readonly string[]): Promise<string[]> {
  const all = await everythingStored(page)
  return words.filter(word => all.includes(word))
}

const keepAndSignOut = async (page: Page) => {
  await chooseSignOut(page)
  await keepOnDevice(page)
}

/** RIFF: the bytes of the uploaded sound. */
const WORDS = ['Patient of the doctor', 'Visit of the doctor', 'Margaret Holloway', 'RIFF']

test('S7 I11: a sign-out without a network leaves nothing to read, in no tab; its session ends at the next contact, and its owner loses nothing', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device({ path: LIST })
  const { page } = tablet
  const second = await page.context().newPage()
  await second.goto(LIST)
  await expect(pill(second)).toHaveText(/^All saved/)
  const token = await tokenOf(page)
  const made = await workOffline(tablet, network, 'of the doctor')
  expect(await readable(page, WORDS)).toEqual(WORDS)

  await keepAndSignOut(page)
  await onLogin(page)
  await expectWorkKept(page)
  await onLogin(second)
  await expect(second.getByText('Margaret Holloway')).toHaveCount(0)
  expect(await readable(page, WORDS)).toEqual([])
  await second.close()

  network.set({ kind: 'clear' })
  await page.goto('/login')
  const answered = () =>
    page.evaluate(async bearer => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'userAccount.user:get', params: {} })
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      return (await fetch('/api/rpc', { method: 'POST', headers, body })).status
    }, token)
  await expect.poll(answered).toBe(401)
  await signIn(page)
  await expectEqual(server, tablet)
  await expectOnce(server, made)
})

test('S7 I11: a sign-out whose page is closed in the middle ends at the next start, before anything is shown', async ({
  device,
  network,
  server,
}) => {
  const tablet = await device({ path: LIST })
  const { page } = tablet
  const made = await workOffline(tablet, network, 'of the doctor', 60)
  await chooseSignOut(page)
  await keepOnDevice(page, { noWaitAfter: true })
  await page
    .waitForFunction(() => localStorage.getItem('leaving') !== null, null, { polling: 1 })
    .catch(() => undefined)
  await page.reload()
  await onLogin(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await readable(page, WORDS)).toEqual([])
  network.set({ kind: 'clear' })
  await signInAgain(page)
  await expectEqual(server, tablet)
  await expectOnce(server, made)
})

test('S7 R6: a recording in another tab ends with the sign-out; it is sealed, and its owner gets it back', async ({
  device,
}) => {
  const { page } = await device({ path: LIST })
  const recording = await page.context().newPage()
  await recording.goto(NEW)
  await recording.getByLabel('Name').fill('Bed by the window')
  await recordUntil(recording, 2)
  expect(await readable(page, ['Bed by the window', 'segment'])).toEqual(['Bed by the window', 'segment'])
  await chooseSignOut(page)
  const question = page.getByRole('dialog').getByRole('button', { name: 'Keep on this device and sign out' })
  await question
    .or(page.getByRole('heading', { level: 1, name: 'Sign in' }))
    .first()
    .waitFor()
  if (await question.isVisible()) await question.click()
  await onLogin(page)
  await onLogin(recording)
  // `segment` is a field of every stored piece of sound.
  expect(await readable(page, ['Bed by the window', 'segment'])).toEqual([])
  await recording.close()
  await signIn(page)
  await visit(page, LIST)
  await expect(
    page.getByRole('region', { name: 'Interrupted recordings' }).getByText('Bed by the window'),
  ).toBeVisible()
})

test(
  'S7: thirty megabytes of unsent sound are sealed, and sent by their owner',
  LONG,
  async ({ device, network, server }) => {
    test.setTimeout(180_000)
    const tablet = await device({ path: LIST })
    const { page } = tablet
    network.set({ kind: 'cut' })
    await bringAudio(page, WORDS[1] as string, 1900)
    await keepAndSignOut(page)
    await onLogin(page)
    expect(await readable(page, WORDS)).toEqual([])
    network.set({ kind: 'clear' })
    await signInAgain(page)
    await visit(page, LIST)
    await expectEqual(server, tablet)
    expect((await server.recordingsNamed(WORDS[1] as string)).length).toBe(1)
  },
)
