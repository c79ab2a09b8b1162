import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { expect, test } from 'playwright/test'
import { Client } from '../../server/client.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { openProfile, shellIsOffline, signIn } from '../network/profile.ts'
import { NetworkProxy } from '../network/proxy.ts'
import { nameField, save } from '../patients-pages.ts'
import { noise, SAMPLE_RATE, wav } from '../recorder-sound.ts'
import { card, recordUntil } from '../scribe-ward.ts'
import { expectAllSaved } from './clinic.ts'
import { addPatient, bringAudio, visit } from './deeds.ts'
import { buildNextVersion } from './next-version.ts'

/*
 * A new version with another schema of the local store is put in place while tabs of the former one are open: the two
 * never write to one store, what was stored is migrated, and nothing is lost.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let folder: string
let former: TestServer
let next: TestServer | null = null
let proxy: NetworkProxy
let context: BrowserContext
let account: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'))
  const microphone = join(folder, 'microphone.wav')
  writeFileSync(microphone, wav(noise(20, 7), SAMPLE_RATE))
  former = await startTestServer({ dataDir: join(folder, 'data') })
  proxy = await NetworkProxy.before(former.origin)
  const doctor = await new Client(former.origin).signIn('doctor')
  account = (await doctor.call('userAccount.user:get', {})).clientId
  ;({ context } = await openProfile({ microphone, folder: join(folder, 'profile') }))
})
test.afterAll(async () => {
  await context.close()
  await proxy.stop()
  await (next ?? former).stop()
  rmSync(folder, { recursive: true, force: true })
})

const names = async () => {
  const doctor = await new Client(proxy.target).signIn('doctor')
  const [patients, recordings] = await Promise.all([
    doctor.call('userAccount.patients:list', { limit: 500 }),
    doctor.call('healthRecords:list', { recordTypes: 'ambient-scribe', limit: 500 }),
  ])
  return [...patients, ...recordings].map(one => one.name)
}
/** The interface arrives, what is to be synced does not. */
const holdSync = () => proxy.harm({ on: / \/api\//, does: { kind: 'drop', bytes: 0 } })

async function putNextVersionInPlace(): Promise<void> {
  const { program } = buildNextVersion()
  await former.stop()
  next = await startTestServer({ dataDir: join(folder, 'data'), program })
  proxy.target = next.origin
}

/** Opens a tab, which is of the version that the service worker has, and takes the new one as soon as it is offered. */
async function takeNewVersion(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${proxy.origin}/ambient-scribe/list`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
  const prompt = page.getByRole('region', { name: 'A new version is ready' })
  await prompt.getByRole('button', { name: 'Reload' }).click({ timeout: 45_000 })
  return page
}

const recordingsOf = (page: Page, version: number) =>
  page.evaluate(async name => {
    if (!(await indexedDB.databases()).some(one => one.name === name)) return null
    return await new Promise<{ name: string; mark: string }[]>(resolve => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const rows = opening.result.transaction('docs').objectStore('docs').getAll()
        rows.onsuccess = () => {
          opening.result.close()
          resolve(rows.result.map(row => ({ name: row.name, mark: row.data.sourceType })))
        }
      }
    })
  }, `rxdb-dexie-anamnesis-${account}--${version}--recordings`)

test('R5 I1: a tab that records keeps the store until it is done; then what is stored is migrated, and all of it arrives', async () => {
  const old = context.pages()[0] ?? (await context.newPage())
  await signIn(old, proxy.origin)
  await shellIsOffline(old)
  await expectAllSaved(old)
  holdSync()
  await addPatient(old, 'Patient of the former version')
  await bringAudio(old, 'Unsent of the former version')
  const typing = await context.newPage()
  await typing.goto(`${proxy.origin}/user-account/patients/0`)
  await nameField(typing).fill('Half typed')
  await typing.getByLabel('Nickname').fill('Half')
  // The browser asks before it throws away what was typed; the person stays.
  typing.on('dialog', dialog => dialog.dismiss())
  await visit(old, '/ambient-scribe/new')
  await old.getByLabel('Name').fill('Recorded meanwhile')
  await recordUntil(old, 2)
  await putNextVersionInPlace()
  holdSync()

  const fresh = await takeNewVersion()
  await expect(fresh.getByRole('heading', { name: 'Waiting for another tab' })).toBeVisible({ timeout: 30_000 })
  expect(await recordingsOf(fresh, 1)).toBeNull()
  await recordUntil(old, 6)
  await old.getByRole('button', { name: 'Stop and save' }).click()

  for (const name of ['Unsent of the former version', 'Recorded meanwhile']) {
    await expect(card(fresh, name)).toBeVisible({ timeout: 30_000 })
  }
  const migrated = (await recordingsOf(fresh, 1)) ?? []
  expect(migrated.find(one => one.name === 'Unsent of the former version')?.mark).toBe('migrated')
  expect(migrated.length).toBeGreaterThan(6)
  expect(await recordingsOf(fresh, 0)).toEqual([])
  await expect(typing.getByRole('alert').first()).toContainText('this tab can no longer store anything')
  await save(typing)
  await expect(typing.getByText('Not saved: this device did not store it.')).toBeVisible()
  await expect(nameField(typing)).toHaveValue('Half typed')
  await typing.close()
  proxy.set({ kind: 'clear' })
  await fresh.getByRole('button', { name: 'Refresh' }).click()
  await expectAllSaved(fresh)
  const made = ['Patient of the former version', 'Unsent of the former version', 'Recorded meanwhile']
  const there = await names()
  expect(made.map(name => there.filter(one => one === name).length)).toEqual([1, 1, 1])
  expect(there).not.toContain('Half typed')
  await old.close()
})

test('a version older than the store says so, and writes nothing', async () => {
  const page = context.pages()[0] as Page
  await page.evaluate(key => localStorage.setItem(key, '99'), `storeGeneration:${account}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This tab is of an older version' })).toBeVisible()
  await expect(page.getByText('Nothing was lost')).toBeVisible()
  await page.evaluate(key => localStorage.setItem(key, '1'), `storeGeneration:${account}`)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectAllSaved(page)
})
