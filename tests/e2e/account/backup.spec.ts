import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { runCommand } from '../../server/backup/commands.ts'
import { Client } from '../../server/client.ts'
import { makeDataFolder } from '../../server/data-folder.ts'
import { startTestServer } from '../../server/test-server.ts'
import { withoutCookieBanner } from '../device/profile.ts'
import { LONG } from '../faults/long.ts'
import { addPatient, PATIENTS, patientRow } from '../pages/patients.ts'
import { expectAllSaved, signIn, visit } from '../pages/shell.ts'

test(
  'a backup taken under load is restored elsewhere, and a device goes on without loss',
  LONG,
  async ({ browser }) => {
    // Two servers are started, and a backup is made, read back, restored and compared.
    test.setTimeout(240_000)
    const folder = makeDataFolder('restored-')
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    let server = await startTestServer({ dataDir: first })
    const { port, origin } = server
    try {
      const context = await browser.newContext({ locale: 'en-GB' })
      await withoutCookieBanner(context)
      const page = await context.newPage()
      await page.goto(`${origin}/login`)
      await signIn(page)
      await addPatient(page, 'Before the backup')
      await expectAllSaved(page)

      const file = join(folder, 'backup')
      const where = (dataDir: string) => ({ dataDir, databaseUrl: undefined })
      const load = writeWithoutPause(origin)
      const backup = runCommand('backup', where(first), [file])
      await addPatient(page, 'During the backup')
      expect(await backup).toMatchObject({ code: 0 })
      // A server that waits for its backup would take one or two; a slow machine takes sixteen.
      expect(await load.stop()).toBeGreaterThan(5)
      await addPatient(page, 'After the backup')
      await expectAllSaved(page)
      await server.kill()
      await addPatient(page, 'Without a server')

      expect(await runCommand('restore', where(second), [file])).toMatchObject({ code: 0 })
      server = await startTestServer({ dataDir: second, port })
      await expectAllSaved(page)
      await visit(page, PATIENTS)
      const names = ['Before the backup', 'During the backup', 'After the backup', 'Without a server']
      for (const name of names) await expect(patientRow(page, name)).toBeVisible()

      // What the restored server has is seen by a device that was never there.
      const other = await browser.newContext({ locale: 'en-GB' })
      await withoutCookieBanner(other)
      const fresh = await other.newPage()
      await fresh.goto(`${origin}/login`)
      await signIn(fresh)
      await expectAllSaved(fresh)
      await visit(fresh, PATIENTS)
      for (const name of names) await expect(patientRow(fresh, name)).toHaveCount(1)
    } finally {
      await server.kill()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

/** Calls of another account, one after the other; `stop` resolves to their number. */
function writeWithoutPause(origin: string): { stop(): Promise<number> } {
  let stopped = false
  const written = (async () => {
    const other = await new Client(origin).signIn('patient')
    let number = 0
    for (; !stopped; number++)
      await other.call('userAccount.patients:create', { patient: { name: `Visit ${number}`, data: {} } })
    return number
  })()
  return {
    stop() {
      stopped = true
      return written
    },
  }
}
