import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import type { ResultOf } from '../../src/contract/methods.ts'
import { Client } from '../server/client.ts'
import { startTestServer } from '../server/test-server.ts'
import { openProfile, openSignedIn, shellIsOffline } from './network/profile.ts'
import { NetworkProxy } from './network/proxy.ts'
import { noise, SAMPLE_RATE, wav } from './recorder-sound.ts'

/** What the page complained of; the network's own failures are what the tests cause. */
const EXPECTED = /Failed to load resource|RxDB|net::ERR/

/** A doctor with a tablet, before a real server and a network that can be broken. */
export interface Ward {
  origin: string
  proxy: NetworkProxy
  context: BrowserContext
  /** What the server has, asked past the broken network. */
  onServer(): Promise<{ name: string; status: string; text: string; subtype: string | null; duration: number | null }[]>
  /** The triages that the server has. */
  triages(): Promise<ResultOf<'healthRecords:list'>>
  /** The highest sequence number among the recordings on the server: every change with an effect raises it by one. */
  revision(): Promise<number>
  /** The sound of the recording of that name, as the server gives it to any device. */
  soundOnServer(name: string): Promise<Uint8Array>
  /** Ends the session of this page on the server, as an administrator or a password change does. */
  endSession(page: Page): Promise<void>
  /** Warnings and errors of every page since the ward was opened. */
  problems: string[]
  open(path: string, look?: { theme: string; locale: string; width: number }): Promise<Page>
  close(): Promise<void>
}

interface WardOptions {
  width?: number
  height?: number
  /** What the microphone hears, 48 kHz. */
  sound?: Float32Array
  env?: Record<string, string>
}

export async function openWard({ width = 820, height = 1180, sound, env }: WardOptions = {}): Promise<Ward> {
  const server = await startTestServer({ env })
  const proxy = await NetworkProxy.before(server.origin)
  const folder = mkdtempSync(join(tmpdir(), 'ward-'))
  const microphone = join(folder, 'microphone.wav')
  writeFileSync(microphone, wav(sound ?? noise(20, 20_261_120), SAMPLE_RATE))
  const profile = await openProfile({ microphone, viewport: { width, height } })
  const { context } = profile
  const problems: string[] = []
  context.on('weberror', error => problems.push(error.error().message))
  context.on('console', message => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text())
  })
  const first = context.pages()[0] ?? (await context.newPage())
  await openSignedIn(first, proxy.origin, '/')
  await shellIsOffline(first)
  await first.close()
  const doctor = await new Client(server.origin).signIn('doctor')
  return {
    origin: proxy.origin,
    proxy,
    context,
    problems,
    async onServer() {
      const rows = await doctor.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true })
      return rows.map(({ name, status, data }) => ({
        name,
        status,
        text: data.transcription?.text ?? '',
        subtype: data.subtype ?? null,
        duration: data.duration ?? null,
      }))
    },
    triages: () => doctor.call('healthRecords:list', { recordTypes: 'triage', fullData: true, limit: 500 }),
    async revision() {
      const rows = await doctor.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true })
      return Math.max(...rows.map(({ seq }) => seq))
    },
    async soundOnServer(name) {
      const rows = await doctor.call('healthRecords:list', { recordTypes: 'ambient-scribe', fullData: true })
      const documentAssetId = rows.find(row => row.name === name)?.data.documentAssetId
      if (!documentAssetId) throw new Error(`the server has no sound of ${name}`)
      const { url } = await doctor.call('healthRecords:createDaAccessToken', { documentAssetId })
      const answer = await fetch(new URL(url, server.origin))
      if (!answer.ok) throw new Error(`the sound of ${name} answers ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async endSession(page) {
      const device = new Client(server.origin)
      device.token = await page.evaluate(
        () =>
          new Promise<string>(resolve => {
            const opening = indexedDB.open('anamnesis-session')
            opening.onsuccess = () => {
              const reading = opening.result.transaction('sessions').objectStore('sessions').get('current')
              reading.onsuccess = () => resolve(reading.result.token)
            }
          }),
      )
      await device.call('userAccount.user:logout', {})
    },
    async open(path, look) {
      const page = await context.newPage()
      if (look) {
        await page.setViewportSize({ width: look.width, height })
        await page.addInitScript(({ theme, locale }) => {
          localStorage.setItem('theme', theme)
          localStorage.setItem('locale', locale)
        }, look)
      }
      await page.goto(proxy.origin + path)
      await expect(page.locator('h1')).toBeVisible()
      return page
    },
    async close() {
      await context.close()
      await proxy.stop()
      await server.stop()
      for (const used of [folder, profile.folder]) rmSync(used, { recursive: true, force: true })
    },
  }
}

export const card = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

export const section = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })

export async function cardMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Records on the screen of a new recording until its own clock shows so many seconds. */
export async function recordUntil(page: Page, seconds: number): Promise<void> {
  const record = page.getByRole('button', { name: 'Record', exact: true })
  // Where it records already there is no such button, or it is about to go; the clock tells.
  if (await record.isVisible()) await record.click({ timeout: 5_000 }).catch(() => undefined)
  await expect
    .poll(() => shownSeconds(page), { timeout: seconds * 1000 + 15_000, intervals: [100] })
    .toBeGreaterThanOrEqual(seconds)
}

/** What the recorder says that it has recorded, in seconds. */
export async function shownSeconds(page: Page): Promise<number> {
  const [minutes = '0', rest = '0'] = ((await page.getByRole('timer').textContent()) ?? '').split(':')
  return Number(minutes) * 60 + Number(rest)
}

/** A recording of its own name, saved and back on the list. */
export async function recordVisit(page: Page, name: string, seconds = 5.2): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await recordUntil(page, seconds)
  await page.getByRole('button', { name: 'Stop and save' }).click()
  await page.waitForURL('**/ambient-scribe/list')
}
