import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { runCommand } from '../../server/backup/commands.ts'
import { makeDataFolder } from '../../server/data-folder.ts'
import { startTestServer } from '../../server/test-server.ts'
import { withoutCookieBanner } from '../device/profile.ts'
import { addPatient, openPatients, PATIENTS, patientRow } from '../pages/patients.ts'
import { expectAllSaved, signIn, visit } from '../pages/shell.ts'

test('a backup of a running server is restored elsewhere, and a device goes on without loss', async ({ browser }) => {
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
    expect(await runCommand('backup', where(first), [file])).toMatchObject({ code: 0 })
    await addPatient(page, 'After the backup')
    await expectAllSaved(page)
    await server.kill()
    await addPatient(page, 'Without a server')

    expect(await runCommand('restore', where(second), [file])).toMatchObject({ code: 0 })
    server = await startTestServer({ dataDir: second, port })
    await expectAllSaved(page)
    await visit(page, PATIENTS)
    const names = ['Before the backup', 'After the backup', 'Without a server']
    for (const name of names) await expect(patientRow(page, name)).toBeVisible()

    // What the restored server has is seen by a device that was never there.
    const other = await browser.newContext({ locale: 'en-GB' })
    await withoutCookieBanner(other)
    const fresh = await other.newPage()
    await fresh.goto(`${origin}/login`)
    await signIn(fresh)
    await expectAllSaved(fresh)
    await openPatients(fresh)
    for (const name of names) await expect(patientRow(fresh, name)).toHaveCount(1)
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})
