import AxeBuilder from '@axe-core/playwright'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from '../device/fixtures.ts'

const LOCALES = ['en', 'ru', 'el'] as const
const DOCUMENTS = ['pitch-deck', 'terms-and-conditions', 'privacy-policy'] as const
const SECTIONS = ['hero', 'logos', 'solutions', 'product', 'technologies', 'security', 'faq', 'company', 'contact']

/** A visitor: a browser without an account, whose requests and complaints are noted. */
const visitors = test.extend<{
  visit(path: string, options?: BrowserContextOptions): Promise<{ page: Page; asked: string[]; problems: string[] }>
}>({
  async visit({ browser, sharedServer: { proxy } }, use) {
    const contexts: { close(): Promise<void> }[] = []
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ baseURL: proxy.origin, reducedMotion: 'reduce', ...options })
      contexts.push(context)
      const page = await context.newPage()
      const asked: string[] = []
      const problems: string[] = []
      page.on('request', request => asked.push(request.url()))
      page.on('pageerror', error => problems.push(error.message))
      page.on('console', one => ['error', 'warning'].includes(one.type()) && problems.push(one.text()))
      await page.goto(path)
      return { page, asked, problems }
    })
    for (const context of contexts) await context.close()
  },
})

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const locale of LOCALES) {
  visitors(`is readable without JavaScript, in ${locale}`, async ({ visit }) => {
    const { page, problems } = await visit(`/${locale}`, { javaScriptEnabled: false })
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('main section').evaluateAll(all => all.map(one => one.id))).toEqual(SECTIONS)
    // What moves in stays visible without a script, and no text is missing or unfilled.
    for (const block of await page.locator('[data-reveal]').all()) await expect(block).toHaveCSS('opacity', '1')
    await expect(page.locator('body')).not.toContainText(/landing\.\w|\{\w+\}|undefined|NaN/, { useInnerText: true })
    // The triage example was scored when the page was built.
    await expect(page.locator('[data-part="category"]')).not.toBeEmpty()
    const actions = page.locator('a.button')
    expect(new Set(await actions.evaluateAll(all => all.map(one => one.getAttribute('href'))))).toEqual(
      new Set(['/login']),
    )
    for (const link of await page.locator('nav.links a').all()) {
      await expect(page.locator(`section${await link.getAttribute('href')}`)).toHaveCount(1)
    }
    for (const plan of ['b2c', 'b2b']) await expect(page.locator(`[data-plan="${plan}"]`)).toBeVisible()
    // Filled in by the server, whose prices they are.
    await expect(page.locator('[data-plan="b2c"] .price').last()).toHaveText(/^490 ₽ \S/)
    expect(problems).toEqual([])
  })

  visitors(`the texts at addresses of their own are readable without JavaScript, in ${locale}`, async ({ visit }) => {
    for (const name of DOCUMENTS) {
      const { page, problems } = await visit(`/${locale}/${name}`, { javaScriptEnabled: false })
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      const heading = await page.locator('h1').textContent()
      await expect(page).toHaveTitle(`${heading} · Anamnesis`)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^http:.*\/\w\w\/[\w-]+$/)
      expect(await page.locator('body').textContent()).not.toMatch(/\{\{|\}\}|undefined|\*\*|^#/)
      expect(problems).toEqual([])
    }
  })
}

visitors(
  'asks no other origin, loads no code of the app, and the recorder only when it is pressed',
  async ({ visit }) => {
    const { page, asked, problems } = await visit('/en')
    for (const id of SECTIONS) await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-island="offline"] [data-part="controls"]')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { origin } = new URL(page.url())
    const paths = asked.map(url => new URL(url))
    expect(paths.filter(url => url.origin !== origin).map(String)).toEqual([])
    const own = /^\/(en|p\/[\w-]+\.(js|css|woff2)|(public-first|before-paint)\.js|icons\/.*|manifest\.webmanifest)$/
    expect(paths.map(({ pathname }) => pathname).filter(path => !own.test(path))).toEqual([])
    expect(asked.join()).toContain('triage-demo')
    expect(asked.join()).not.toContain('recorder-demo')
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
    expect(problems).toEqual([])
  },
)

visitors(
  'marks the section in the middle of the window, and shows each part as it is scrolled to',
  async ({ visit }) => {
    const { page } = await visit('/en', { reducedMotion: 'no-preference' })
    const link = page.locator('nav.links a[href="#security"]')
    const points = page.locator('.points')
    await expect(points).toHaveAttribute('data-reveal', 'waiting')
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('nav.links a[aria-current]')).toHaveCount(1)
    await expect(points).toHaveAttribute('data-reveal', 'seen')
    await expect(points).toHaveCSS('opacity', '1')
    await expect(page).toHaveURL(/#security$/)
    // The way there was laid out before it began.
    await expect
      .poll(() => page.locator('#security').evaluate(one => one.getBoundingClientRect().top))
      .toBeGreaterThan(55)
    expect(await page.locator('#security').evaluate(one => one.getBoundingClientRect().top)).toBeLessThan(120)
    for (const id of ['company', 'contact']) {
      await page.locator(`nav.links a[href="#${id}"]`).click()
      await expect(page.locator('nav.links a[aria-current]')).toHaveAttribute('href', `#${id}`)
    }
  },
)

visitors('with reduced motion nothing is hidden before it is scrolled to', async ({ visit }) => {
  const { page } = await visit('/en')
  await expect(page.locator('[data-themes]')).toBeAttached()
  await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0)
})

visitors('the triage pad scores with the rules of the product', async ({ visit }) => {
  const { page, problems } = await visit('/en')
  const pad = page.getByRole('form', { name: 'Try the triage' })
  await pad.scrollIntoViewIfNeeded()
  const [category, reasons] = [pad.locator('[data-part="category"]'), pad.locator('[data-part="reasons"]')]
  await expect(category).toContainText('Red')
  await pad.getByRole('button', { name: 'Clear' }).click()
  await expect(pad.locator('[data-part="result"]')).toHaveAttribute('data-tone', 'neutral')
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await pad.locator(`input[name="${name}"]`).fill(value)
  }
  // NEWS2: 2 for 22 breaths, 1 each for 94 %, 105 mmHg, 95 beats and 38.5 degrees, 0 for air and an alert patient.
  await fill({ age: '40', RR: '22', SpO2: '94', SBP: '105', DBP: '70', HR: '95', Temp: '38,5' })
  await pad.locator('select[name="ACVPU"]').selectOption('A')
  await pad.locator('select[name="oxygen"]').selectOption('air')
  await expect(reasons).toContainText('NEWS2 6')
  await pad.locator('select[name="oxygen"]').selectOption('oxygen')
  await expect(category).toContainText('Red')
  await fill({ HR: 'fast' })
  await expect(pad.locator('input[name="HR"]')).toHaveAttribute('aria-invalid', 'true')
  await pad.getByRole('button', { name: 'Example' }).click()
  await expect(pad.locator('input[name="HR"]')).toHaveValue('128')
  expect(problems).toEqual([])
})

visitors('the triage pad answers a press that came before its code', async ({ visit }) => {
  const { page } = await visit('/en/privacy-policy')
  let load: () => void = () => undefined
  const loaded = new Promise<void>(resolve => {
    load = resolve
  })
  await page.route(/triage-demo/, async route => {
    await loaded
    await route.continue()
  })
  await page.goto(new URL('/en', page.url()).href)
  const pad = page.getByRole('form', { name: 'Try the triage' })
  await pad.getByRole('button', { name: 'Clear' }).click()
  await expect(pad.locator('[data-part="category"]')).toContainText('Red')
  load()
  await expect(pad.locator('[data-part="result"]')).toHaveAttribute('data-tone', 'neutral')
})

visitors('the network switch: what is done waits, and is sent by itself', async ({ visit }) => {
  const { page } = await visit('/en')
  const demo = page.locator('[data-island="offline"]')
  await demo.scrollIntoViewIfNeeded()
  const network = demo.getByRole('switch', { name: 'Network' })
  await network.click()
  await expect(network).not.toBeChecked()
  await demo.getByRole('button', { name: 'Record a visit' }).click()
  await demo.getByRole('button', { name: 'Do a triage' }).click()
  const rows = demo.getByRole('listitem')
  await expect(rows.filter({ hasText: 'waiting to be sent' })).toHaveCount(2)
  await expect(demo.locator('[data-part="pill"]')).toContainText('2')
  await network.press('Space')
  await expect(rows.filter({ hasText: 'On the server' })).toHaveCount(2)
})

visitors('records without an account: only after a press, into memory, and gone when deleted', async ({ visit }) => {
  const { page, asked, problems } = await visit('/en', { permissions: ['microphone'] })
  const demo = page.locator('[data-island="recorder"]')
  const state = demo.getByRole('status')
  await expect(state).toHaveText('Try the recorder here')
  await demo.getByRole('button', { name: 'Record' }).click()
  await expect(state).toHaveText('Recording')
  await expect(demo.locator('[data-part="time"]')).toHaveText(/^00:0[2-9]/)
  const before = asked.length
  await demo.getByRole('button', { name: 'Stop' }).click()
  await expect(state).toHaveText('Recorded. Listen to it.')
  const audio = demo.locator('audio')
  await expect(audio).toHaveAttribute('src', /^blob:/)
  await audio.evaluate((one: HTMLAudioElement) => one.play())
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0.5)
  expect(asked.slice(before).filter(url => !url.startsWith('blob:'))).toEqual([])
  expect(
    await page.evaluate(async () => [await indexedDB.databases(), localStorage.length, await caches.keys()]),
  ).toEqual([[], 0, []])
  await demo.getByRole('button', { name: 'Delete' }).click()
  await expect(state).toHaveText('Deleted. Nothing is left.')
  await expect(audio).toBeHidden()
  await expect(audio).not.toHaveAttribute('src')
  expect(problems).toEqual([])
})

visitors('says what to do if the microphone is refused', async ({ visit }) => {
  const { page } = await visit('/ru')
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const demo = page.locator('[data-island="recorder"]')
  await demo.getByRole('button', { name: 'Записать' }).click()
  await expect(demo.getByRole('status')).toHaveText(/Доступ к микрофону не разрешён/)
  await expect(demo.getByRole('button', { name: 'Записать' })).toBeVisible()
})

visitors('a sentence of the report lights its words', async ({ visit }) => {
  const { page } = await visit('/en')
  const sentence = page.getByRole('button', { name: /ankles swell/ })
  await sentence.click()
  await expect(sentence).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('q[data-lit]')).toHaveText(/legs swell/)
  await page.getByRole('button', { name: /weight has not changed/ }).click()
  await expect(page.locator('q[data-lit]')).toHaveCount(0)
})

visitors('the chosen language and appearance are kept, also for the sign-in', async ({ visit }) => {
  const { page } = await visit('/', { locale: 'el-GR' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  await page.locator('details.menu summary').click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru$/)
  await page.locator('details.menu summary').click()
  await page.getByRole('button', { name: 'Тёмное' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/')
  await expect(page).toHaveURL(/\/ru$/)
  await page.goto('/privacy-policy')
  await expect(page).toHaveURL(/\/ru\/privacy-policy$/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/ru')
  await page.getByRole('link', { name: 'Начать' }).first().click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/)
})

visitors(
  'where a visitor came from is kept only after the choice that allows it, and only the site',
  async ({ visit }) => {
    const { page } = await visit('/en')
    await page.goto('/en', { referer: 'https://search.example/?q=a+name' })
    await page.getByRole('link', { name: 'Get started' }).first().click()
    await expect(page).toHaveURL(/\/login(\?via=search\.example)?$/)
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    const banner = page.getByRole('region', { name: 'Cookies and statistics' })
    await expect(banner).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await stored()).not.toContain('search.example')
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await expect.poll(stored).toContain('search.example')
    expect(await stored()).not.toContain('name')
  },
)

for (const [name, options] of [
  ['320 px', { viewport: { width: 320, height: 640 }, isMobile: false }],
  ['200 % of 1280 px', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
] as const) {
  visitors(`nothing is wider than the window at ${name}`, async ({ visit }) => {
    for (const locale of LOCALES) {
      const { page } = await visit(`/${locale}`, options)
      await page.locator('#solutions form').scrollIntoViewIfNeeded()
      expect(await sidewaysScroll(page), locale).toBe(0)
      // The letters twice as large, as a person sets them in the app.
      await page.evaluate(() => document.documentElement.style.setProperty('--font-size', '24'))
      expect(await sidewaysScroll(page), `${locale}, 24 px letters`).toBe(0)
      await page.goto(`/${locale}/privacy-policy`)
      expect(await sidewaysScroll(page), `${locale} privacy policy`).toBe(0)
    }
  })
}

for (const [theme, path] of [
  ['light', '/en'],
  ['light', '/ru'],
  ['light', '/el'],
  ['light', '/el/pitch-deck'],
  ['dark', '/ru'],
  ['dark', '/en/privacy-policy'],
  ['contrast', '/ru'],
  ['contrast', '/ru/terms-and-conditions'],
] as const) {
  visitors(`axe finds nothing on ${path}, ${theme}`, async ({ visit }) => {
    const { page } = await visit(path, {
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      contrast: theme === 'contrast' ? 'more' : 'no-preference',
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(one => one.html).join(' ')}`)).toEqual([])
  })
}

test('/ is the app for a signed-in person, also offline; /landing stays the landing page', async ({ device }) => {
  const { page, context } = await device({ opensOffline: true, path: '/' })
  const greeting = page.getByRole('heading', { level: 1 })
  await expect(page.locator('#main .places, nav').first()).toBeVisible()
  await page.goto('/landing')
  await expect(page.locator('section#hero')).toBeVisible()
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await expect(page).toHaveURL(url => url.pathname === '/')
  await context.setOffline(true)
  await page.goto('/')
  await expect(greeting).toBeVisible()
  await expect(page.locator('section#hero')).toHaveCount(0)
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  await context.setOffline(false)
})

test('the footer of the home page leads to the landing page and the texts', async ({ device }) => {
  const { page } = await device({ path: '/' })
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect(page).toHaveTitle('Terms and conditions · Anamnesis')
  await page.goto('/')
  await page.getByRole('link', { name: 'About Anamnesis' }).click()
  await expect(page.locator('section#hero')).toBeVisible()
})
