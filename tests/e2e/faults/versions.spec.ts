import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { DEFINITIONS } from '../../../src/db/collections/replicated.ts'
import { startTestServer, type TestServer } from '../../server/test-server.ts'
import { DevicePool } from '../device/device-pool.ts'
import { expectOnce } from '../device/equal-stores.ts'
import { expect, test } from '../device/fixtures.ts'
import { ServerView } from '../device/server-view.ts'
import { NetworkProxy } from '../network/proxy.ts'
import { addPatient, nameField, PATIENTS, save } from '../pages/patients.ts'
import { recordUntil } from '../pages/recorder.ts'
import { bringAudio, card, LIST, NEW, refresh } from '../pages/scribe.ts'
import { expectAllSaved, visit } from '../pages/shell.ts'
import { LONG } from './long.ts'
import { buildNextVersion } from './next-version.ts'

/*
 * A version with a new schema of the local store is deployed while tabs of the former version are open: the two never
 * write to the same store, the stored documents are migrated, and nothing is lost.
 */

const VERSION = DEFINITIONS.recordings.schema.version
const recordingsOf = (page: Page, account: string, version: number) =>
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

test(
  'R5 I1: a tab that records keeps the store until it is done; then the store is migrated, and everything is sent',
  LONG,
  async ({ browser }) => {
    test.setTimeout(120_000)
    const dataDir = mkdtempSync(join(tmpdir(), 'versions-'))
    const former = await startTestServer({ dataDir })
    let next: TestServer | null = null
    const proxy = await NetworkProxy.before(former.origin)
    const pool = new DevicePool(browser, proxy.origin)
    try {
      const device = await pool.take(new ServerView(former), { opensOffline: true })
      const { context, page: old, account } = device
      /** Drops all calls to the API, while the interface still loads. */
      const holdSync = () => proxy.harm({ on: / \/api\//, does: { kind: 'drop', bytes: 0 } })
      holdSync()
      await addPatient(old, 'Patient of the former version')
      await bringAudio(old, 'Unsent of the former version')
      const typing = await device.open(`${PATIENTS}/0`)
      await nameField(typing).fill('Half typed')
      await typing.getByLabel('Nickname').fill('Half')
      // The browser asks before it discards the form; the user stays.
      typing.on('dialog', dialog => dialog.dismiss())
      await visit(old, NEW)
      await old.getByLabel('Name').fill('Recorded meanwhile')
      await recordUntil(old, 2)
      const { program } = buildNextVersion()
      await former.stop()
      next = await startTestServer({ dataDir, program })
      proxy.target = next.origin
      holdSync()

      // A new tab gets the service worker's version first, and reloads into the new one when it is offered.
      const fresh = await device.open(LIST)
      await fresh.evaluate(async () => void (await navigator.serviceWorker.ready).update())
      const prompt = fresh.getByRole('region', { name: 'A new version is ready' })
      await prompt.getByRole('button', { name: 'Reload' }).click({ timeout: 45_000 })
      await expect(fresh.getByRole('heading', { name: 'Waiting for another tab' })).toBeVisible({ timeout: 30_000 })
      expect(await recordingsOf(fresh, account, VERSION + 1)).toBeNull()
      await recordUntil(old, 6)
      await old.getByRole('button', { name: 'Stop and save' }).click()

      const unsent = ['Unsent of the former version', 'Recorded meanwhile']
      for (const name of unsent) await expect(card(fresh, name)).toBeVisible({ timeout: 30_000 })
      const migrated = (await recordingsOf(fresh, account, VERSION + 1)) ?? []
      expect(migrated.find(one => one.name === unsent[0])?.mark).toBe('migrated')
      expect(migrated.length).toBeGreaterThan(6)
      expect(await recordingsOf(fresh, account, VERSION)).toEqual([])
      await expect(typing.getByRole('alert').first()).toContainText('this tab can no longer store anything')
      await save(typing)
      await expect(typing.getByText('Not saved: this device could not save it.')).toBeVisible()
      await expect(nameField(typing)).toHaveValue('Half typed')
      await typing.close()
      proxy.set({ kind: 'clear' })
      await refresh(fresh)
      await expectAllSaved(fresh)
      const view = new ServerView(next)
      await expectOnce(view, ['Patient of the former version', ...unsent])
      expect(await view.names()).not.toContain('Half typed')
      await old.close()

      // A version that is older than the store says so.
      const generation = `storeGeneration:${account}`
      await fresh.evaluate(key => localStorage.setItem(key, '99'), generation)
      await fresh.reload()
      await expect(fresh.getByRole('heading', { name: 'This tab runs an older version' })).toBeVisible()
      await expect(fresh.getByText('Nothing was lost')).toBeVisible()
      await fresh.evaluate(key => localStorage.setItem(key, '1'), generation)
      await fresh.getByRole('button', { name: 'Reload' }).click()
      await expectAllSaved(fresh)
      expect(context.pages()).toHaveLength(1)
    } finally {
      await pool.close()
      await proxy.stop()
      await (next ?? former).stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
