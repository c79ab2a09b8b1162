import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { worker } from '../setup/fake-bridge.ts'
import { goOffline } from '../setup/network.ts'
import { CONSENTED, openApp } from '../setup/open-app.tsx'
import { at, button } from './account-page.ts'
import { main } from './billing-page.ts'

function serverHasReferrals(totalUsers = 0) {
  const held = { totalUsers, fails: false }
  const answer = <R,>(result: R) => ({ kind: 'answered' as const, result, notice: null })
  worker.returns('userAccount.referrals:createCode', () =>
    held.fails ? { kind: 'unreachable' } : answer({ code: 'K7Q2MD' }),
  )
  worker.returns('userAccount.referrals:getStats', () => {
    const { totalUsers } = held
    return answer({ stats: { totalUsers, activeUsers: 2, proUsers: 1, rewardsEarned: 20_000 } })
  })
  return held
}
const address = `${location.origin}/r/K7Q2MD`

test('a link is made once, copied, and passed on; a failure is said and can be tried again', async () => {
  const server = serverHasReferrals()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openApp(at('referrals'))
  await expect.element(page.getByText('Nobody has come by your link yet')).toBeVisible()
  server.fails = true
  await button('Create my link').click()
  await expect.element(page.getByText('The server could not be reached. Try again later.')).toBeVisible()
  server.fails = false
  await button('Create my link').click()
  await expect.element(page.getByText(address)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'The invitation link as a QR code' })).toBeVisible()
  await button('Copy link').click()
  await expect.element(page.getByText('Link copied')).toBeVisible()
  expect(copied).toHaveBeenCalledWith(address)
  for (const name of ['Share on VK', 'Share on OK']) {
    const link = page.getByRole('link', { name }).element() as HTMLAnchorElement
    expect(new URL(link.href).search).toContain(encodeURIComponent(address))
    expect(link.rel).toContain('noreferrer')
  }
})

test('a browser that does not copy says so', async () => {
  serverHasReferrals()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await openApp(at('referrals'))
  await button('Create my link').click()
  await button('Copy link').click()
  await expect.element(page.getByText('Not copied: select the link by hand')).toBeVisible()
})

test('what it has brought is shown in numbers, also offline with its age; the link is known offline', async () => {
  serverHasReferrals(3)
  await openApp(at('referrals'), {
    store: ({ server, context }) =>
      server.pulls('account', {
        ...{ clientId: context.accountId, name: 'Dana Markova' },
        data: { ...CONSENTED, referrals: { code: 'K7Q2MD' } },
      }),
  })
  await expect.poll(main).toContain('₽200.00')
  goOffline()
  await expect.poll(main).toMatch(/as of \d\d:\d\d/)
  await expect.poll(main).toContain('₽200.00')
  await expect.element(page.getByText(address)).toBeVisible()
})

test('never fetched and offline: it says where the figures are, and a link cannot be made', async () => {
  goOffline()
  await openApp(at('referrals'))
  await expect.element(page.getByText('The figures are on the server: they are shown with a network.')).toBeVisible()
  await expect.element(button('Create my link')).toBeDisabled()
})
