const ACCOUNT = ['main', 'subscriptions', 'billing', 'ui', 'settings', 'account', 'referrals']

/** What a visitor sees, the way in with its consents, help, notifications, and the pages of the account. */
export async function walkDoor(place, { step, shoot }) {
  const { words, open } = place
  const on = (name, path, act, options) =>
    step(name, async () => {
      const page = await open(path)
      await act?.(page)
      await shoot(name, page, { full: true, ...options })
      await page.close()
    })
  await on('door-landing', '/landing', page => page.mouse.wheel(0, 20_000))
  for (const text of ['pitch-deck', 'terms-and-conditions', 'privacy-policy']) await on(`door-${text}`, `/${text}`)

  await step('door-consent', async () => {
    // Providers send people back to the server's own address.
    const page = await place.context.newPage()
    await page.goto(`${place.server.origin}/login`)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: words('login.development') }).click()
    await (await opening).getByRole('button').first().click()
    await page.waitForURL('**/consent')
    await page.getByRole('checkbox').first().waitFor()
    await shoot('door-consent', page, { full: true })
    for (const label of (await page.locator('label:has(input[type=checkbox])').all()).slice(0, 4))
      await label.click({ position: { x: 8, y: 16 } })
    await page
      .getByRole('button', { name: words('consent.details.of') })
      .first()
      .click()
    await shoot('door-consent-details', page, { full: true })
    await page.close()
  })

  await place.signIn('doctor')
  await on('door-home', '/', page => page.getByRole('button', { name: words('tour.start') }).waitFor())
  await on('door-tour', '/', async page => {
    await page.getByRole('button', { name: words('tour.start') }).click()
    await page.getByText(words('tour.welcome'), { exact: true }).waitFor()
  })
  for (const tab of ['about', 'faq', 'demo', 'feedback', 'changelog']) await on(`door-help-${tab}`, `/help/${tab}`)
  await on('door-notifications', '/user-account/notifications')
  for (const tab of ACCOUNT) await on(`door-account-${tab}`, `/user-account/account/${tab}`)
}
