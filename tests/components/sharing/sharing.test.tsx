import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Share } from '../../../src/contract/methods/health-record-sharing.ts'
import type { ParamsOf } from '../../../src/contract/methods.ts'
import { revokeShare } from '../../../src/db/commands/shares.ts'
// Loaded before, as on a page that was open when the answer comes.
import '../../../src/ui/routes/-frame/notices.tsx'
import { lab, main, notice, question, RECORD, record, withRecords } from '../records/records-page.ts'
import { worker } from '../setup/fake-bridge.ts'
import { goOffline } from '../setup/network.ts'
import { type App, openApp } from '../setup/open-app.tsx'
import { expectAccessible, expectNoSidewaysScroll, expectTouchTargets } from '../setup/page-checks.ts'
import { ferritin } from '../timeline/timeline-page.ts'

const SHARES = '/health-records/shares'
const HOUR = 3_600_000
const later = (ms: number) => new Date(Date.now() + ms).toISOString()
const shareOf = (change: Partial<Share> = {}): Share => ({
  ...{ id: 31, healthRecordId: 7, recordClientId: RECORD, recordName: 'Ферритин', recordType: 'labResults' },
  ...{ recipient: 'Δρ. Παπαδάκη', allowSourceAccess: false, createdAt: later(-HOUR), expiresAt: later(HOUR) },
  ...{ revokedAt: null, openedCount: 2, lastOpenedAt: later(-60_000), ...change },
})
const lists = (...shares: Share[]) =>
  worker.returns('healthRecords.shares:list', () => ({ kind: 'answered', result: { shares }, notice: null }))
const row = (text: string, says: string | RegExp) =>
  main.getByRole('listitem').filter({ hasText: text }).filter({ hasText: says })
const revoke = page.getByRole('button', { name: 'Revoke: Δρ. Παπαδάκη' })
const sure = async () => {
  await revoke.click()
  await question.getByRole('button', { name: 'Revoke' }).click()
}
const waiting = async ({ context }: App) =>
  (await context.database.shareRevocations.find().exec()).map(({ shareId, name }) => ({ shareId, name }))

test('my shares: how often and when each was opened, and a link that is revoked at once', async () => {
  lists(shareOf(), shareOf({ id: 32, recipient: null, openedCount: 0, lastOpenedAt: null, expiresAt: later(-1000) }))
  const app = await openApp(SHARES, { store: withRecords() })
  await expect.element(row('Δρ. Παπαδάκη', 'opened 2 times, last')).toBeVisible()
  await expect.element(row('Without a name', 'expired')).toBeVisible()
  await expect.element(row('Without a name', 'not opened yet')).toBeVisible()
  worker.returns('healthRecords.shares:revoke', ({ id }) => {
    const share = shareOf({ id, revokedAt: later(0) })
    lists(share)
    return { kind: 'answered', result: { share }, notice: null }
  })
  await sure()
  await expect.element(notice('The link no longer works')).toBeVisible()
  await expect.element(row('Δρ. Παπαδάκη', /Ферритин\s*revoked/)).toBeVisible()
  expect(await waiting(app)).toEqual([])
})

test('the list is asked for again whenever it is opened: others open links meanwhile', async () => {
  lists(shareOf())
  const app = await openApp(SHARES, { store: withRecords() })
  await expect.element(row('Δρ. Παπαδάκη', 'opened 2 times')).toBeVisible()
  await app.go('/health-records/labResults')
  lists(shareOf({ openedCount: 5 }))
  await app.go(SHARES)
  await expect.element(row('Δρ. Παπαδάκη', 'opened 5 times')).toBeVisible()
})

test('offline, a revocation is stored and says that the link still works until it is sent', async () => {
  lists(shareOf())
  const app = await openApp(SHARES, { store: withRecords() })
  await expect.element(revoke).toBeVisible()
  goOffline()
  await revoke.click()
  await expect.element(question.getByText(/the link works until the network returns/)).toBeVisible()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(notice('Saved on this device. The link works until it is sent.')).toBeVisible()
  await expect.element(row('Δρ. Παπαδάκη', 'revocation waits: still works')).toBeVisible()
  await expect.element(revoke).not.toBeInTheDocument()
  expect(await waiting(app)).toEqual([{ shareId: 31, name: 'Ферритин · Δρ. Παπαδάκη' }])
})

test('a revocation that the server did not answer waits too, and one that it refused can be tried again', async () => {
  lists(shareOf())
  const app = await openApp(SHARES, { store: withRecords() })
  worker.returns('healthRecords.shares:revoke', () => ({ kind: 'refused', code: 'RATE_LIMITED', data: {} }))
  await sure()
  await expect.element(notice('Not revoked. The link still works.')).toBeVisible()
  expect(await waiting(app)).toEqual([])
  worker.returns('healthRecords.shares:revoke', () => ({ kind: 'unreachable' }))
  await sure()
  await expect.element(row('Δρ. Παπαδάκη', 'revocation waits: still works')).toBeVisible()
})

const openDialog = async (more: Parameters<typeof lab>[3] = {}) => {
  lists(shareOf(), shareOf({ id: 40, healthRecordId: 8, recipient: 'Of another record' }))
  const own = lab('Ферритин', '2026-10-02', [ferritin(9)], { clientId: RECORD, id: 7, ...more })
  await openApp('/health-record/view/7', { width: 1280, height: 900, store: withRecords(own) })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return page.getByRole('dialog', { name: 'Share this record' })
}

test('the dialog: until the end of a chosen day, with its code, and only this record’s links', async () => {
  const dialog = await openDialog()
  const asked: unknown[] = []
  worker.returns('healthRecords:createShareToken', (params: ParamsOf<'healthRecords:createShareToken'>) => {
    asked.push(params)
    const share = shareOf({ id: 41, recipient: null })
    return { kind: 'answered', result: { token: 'x'.repeat(43), share }, notice: null }
  })
  await expect.element(dialog.getByText('Δρ. Παπαδάκη')).toBeVisible()
  expect(dialog.getByText('Of another record').elements()).toEqual([])
  // A typed record has no source to open.
  expect(dialog.getByText('Let them open the source file').elements()).toEqual([])
  const create = dialog.getByRole('button', { name: 'Create a link' })
  await dialog.getByText('Until a day').click()
  await expect.element(create).toBeDisabled()
  const now = new Date()
  const [end, day] = [new Date(now), dayText(now)]
  end.setHours(23, 59, 59, 0)
  await dialog.getByLabelText(/^Last day/).fill(day)
  await create.click()
  await expect.element(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expect.element(dialog.getByText(`${location.origin}/s/${'x'.repeat(43)}`)).toBeVisible()
  const [{ ttl }] = asked as [{ ttl: number }]
  expect(Math.abs(ttl - (end.getTime() - Date.now()) / 1000)).toBeLessThan(60)
  await expectAccessible()
})

test('offline the dialog makes no link and says why; the links that were seen are still there', async () => {
  const dialog = await openDialog({ data: { date: '2026-10-02', sourceType: 'file', documentAssetId: 5 } })
  await expect.element(dialog.getByText('Let them open the source file')).toBeVisible()
  await expect.element(dialog.getByText('Δρ. Παπαδάκη')).toBeVisible()
  goOffline()
  await expect.element(dialog.getByText('A link is made by the server: it needs a connection.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Create a link' })).toBeDisabled()
  await expect.element(dialog.getByText('Δρ. Παπαδάκη')).toBeVisible()
})

const LOOKS = [
  { locale: 'ru', theme: 'light', width: 1280, height: 900 },
  { locale: 'el', theme: 'dark', width: 820, height: 1180 },
  { locale: 'en', theme: 'contrast', width: 390, height: 844 },
] as const

for (const look of LOOKS) {
  test(`my shares at ${look.width} px, ${look.locale}, ${look.theme}: accessible, nothing too wide, targets of 44 px`, async () => {
    lists(shareOf(), shareOf({ id: 32, recipient: null, revokedAt: later(-1000) }))
    await openApp(SHARES, {
      ...look,
      async store(app) {
        await withRecords(record('Запись'))(app)
        await revokeShare(app.context, { shareId: 31, name: 'Ферритин' })
      },
    })
    await expect.element(main.getByRole('listitem').first()).toBeVisible()
    if (import.meta.env.VITE_PICTURES)
      await page.screenshot({ path: `${import.meta.env.VITE_PICTURES}/shares-${look.width}-${look.locale}.png` })
    await expectNoSidewaysScroll()
    await expectAccessible()
    if (look.width < 1000) await expectTouchTargets()
  })
}

function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
