import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openProfile, waitForOfflineShell } from '../../tests/e2e/device/profile.ts'
import { noise, SAMPLE_RATE, wav } from '../../tests/e2e/device/sound.ts'
import { NetworkProxy } from '../../tests/e2e/network/proxy.ts'
import { startTestServer } from '../../tests/server/test-server.ts'
import { watchShifts } from './judge.mjs'
import { wordsOf } from './words.mjs'

/** A real server with the demo's accounts, a proxy that injects network faults, and a browser in one language. */
export async function openPlace(locale, env) {
  const words = await wordsOf(locale)
  const server = await startTestServer({ env })
  const proxy = await NetworkProxy.before(server.origin)
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  const microphone = join(folder, 'microphone.wav')
  writeFileSync(microphone, wav(noise(20, 20_261_120), SAMPLE_RATE))
  const { context, folder: profile } = await openProfile({ microphone, locale })
  await context.addInitScript(watchShifts)
  await context.addInitScript(chosen => location.protocol === 'http:' && localStorage.setItem('locale', chosen), locale)
  for (const page of context.pages()) await page.close()

  const open = async (path, { heading = true } = {}) => {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(proxy.origin + path)
    await page.locator('#splash').waitFor({ state: 'detached' })
    if (heading) await page.locator('h1').first().waitFor()
    return page
  }
  return {
    locale,
    words,
    proxy,
    server,
    context,
    open,
    /** Signs in through the login screen and chooses a patient; resolves once the shell works without a network. */
    async signIn(persona = 'doctor') {
      const page = await open('/login')
      await page.getByRole('button', { name: words(`login.persona.${persona}`), exact: true }).click()
      await page.waitForURL(url => url.pathname !== '/login')
      await waitForOfflineShell(page)
      // Without a choice, a recording and a triage ask first whose they are.
      await page.getByRole('banner').getByRole('button').first().click()
      const patient = page.getByRole('menuitemradio').first()
      await page.getByRole('menu').waitFor()
      if (await patient.isVisible()) await patient.click()
      await page.close()
    },
    async signOut() {
      const page = await open('/')
      await page.getByRole('button', { name: words('shell.account.open') }).click()
      await page.getByRole('menuitem').last().click()
      await page.waitForURL('**/login')
      await page.close()
    },
    async close() {
      await context.close()
      await proxy.stop()
      await server.stop()
      for (const used of [folder, profile]) rmSync(used, { recursive: true, force: true })
    },
  }
}
