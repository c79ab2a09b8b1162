import { expect, test } from '../device/fixtures.ts'
import { notice, visit } from '../pages/shell.ts'

const REFERRALS = '/user-account/account/referrals'

test('an invitation link is made once, shown with every way to share it, and opens the landing page', async ({
  device,
}) => {
  const { page, context } = await device({ persona: 'doctor' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const outside: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(new URL(page.url()).origin) && /^https?:/.test(request.url()))
      outside.push(request.url())
  })
  await visit(page, REFERRALS)
  await page.getByRole('button', { name: 'Create my link' }).click()
  const shown = page.getByText(/\/r\/[0-9A-Z]{8}$/)
  await expect(shown).toBeVisible()
  const link = (await shown.textContent()) ?? ''
  await expect(page.getByRole('img', { name: 'The invitation link as a QR code' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(notice(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  for (const [name, start] of [
    ['Share on VK', 'https://vk.com/share.php?url='],
    ['Share on OK', 'https://connect.ok.ru/offer?url='],
  ] as const) {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    expect(href).toContain(start + encodeURIComponent(link))
  }
  // Nothing of another site is loaded before it is chosen (S9).
  expect(outside).toEqual([])
  await expect(page.getByText('Nobody has come by your link yet')).toBeVisible()

  await page.reload()
  await expect(shown).toHaveText(link)
  const guest = await device({ signedOut: true })
  await guest.page.goto(new URL(link).pathname)
  await guest.page.waitForURL(url => url.pathname === '/')
  const kept = () => guest.page.evaluate(() => localStorage.getItem('referralCode'))
  expect(await kept()).toBe(link.split('/').at(-1))
  await guest.page.goto('/r/ANOTHER1')
  await guest.page.waitForURL(url => url.pathname === '/')
  expect(await kept()).toBe(link.split('/').at(-1))
})
