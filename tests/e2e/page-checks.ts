import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { withoutServiceWorker } from './network/profile.ts'

export const THEMES = ['light', 'dark', 'contrast'] as const
export const WIDTHS = [390, 820, 1280] as const
export const LOCALES = ['en', 'ru', 'el'] as const

interface Look {
  theme?: (typeof THEMES)[number]
  locale?: (typeof LOCALES)[number]
  width?: number
  height?: number
}

/** Opens a page in one look, as a browser without service workers does, and waits until the splash is gone. What the console complains of ends up in `problems`. */
export async function openIn(page: Page, url: string, { theme = 'light', locale = 'en', ...size }: Look = {}) {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  await page.setViewportSize({ width: size.width ?? 1280, height: size.height ?? 900 })
  await withoutServiceWorker(page)
  await page.addInitScript(
    ([theme, locale]) => {
      localStorage.setItem('theme', theme)
      localStorage.setItem('locale', locale)
    },
    [theme, locale] as const,
  )
  await page.goto(url)
  await expect(page.locator('#splash')).toHaveCount(0)
  return problems
}

/** Every rule of axe for WCAG 2.2 A and AA and its best practices; in the contrast theme AAA contrast too. */
export async function expectAccessible(page: Page) {
  // What fades in is judged when it stands.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map(each =>
          each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? null : each.finished.catch(() => null),
        ),
    ),
  )
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'color-contrast-enhanced': { enabled: theme === 'contrast' } } })
    // In the page itself instead of a second one beside it, which only pages with foreign frames need: a quarter of the time.
    .setLegacyMode()
    .analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} (${node.failureSummary})`).join('\n  ')}`,
  )
  expect(told).toEqual([])
}

/** Nothing is wider than the screen, once the frame has taken its new width. */
export async function expectNoSidewaysScroll(page: Page) {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(wider).toBe(0)
}

/** Every control answers a finger on 44 px in both directions, or on all that its neighbours leave; links in text may be smaller. */
export async function expectTouchTargets(page: Page) {
  const small = await page.evaluate(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], label:has(input), input, textarea')]
    const apart = controls.filter(
      each =>
        !each.matches(
          ':disabled, [aria-disabled="true"], [data-disabled], [href="#main"], label input, input[type="file"], input[aria-hidden]',
        ) && !each.closest('p'),
    )
    const target = (control: HTMLElement) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const [middleX, middleY] = [x + width / 2, y + height / 2]
      const answers = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(middleX + dx, middleY + dy)
        return hit !== null && control.contains(hit)
      }
      const reach = (dx: number, dy: number) => {
        let steps = 0
        while (steps < 22 && answers(dx * (steps + 1), dy * (steps + 1))) steps += 1
        return steps
      }
      return { wide: reach(-1, 0) + reach(1, 0) + 1, tall: reach(0, -1) + reach(0, 1) + 1 }
    }
    const tooSmall = ({ wide, tall }: ReturnType<typeof target>) => wide < 43 || tall < 43
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const told: string[] = []
    for (const control of apart) {
      control.scrollIntoView({ block: 'center' })
      if (!tooSmall(target(control))) continue
      // What sticks to an edge follows the scrolling with the next frame.
      await nextFrame()
      const { wide, tall } = target(control)
      if (tooSmall({ wide, tall })) told.push(`${control.textContent || control.ariaLabel}: ${wide} x ${tall}`)
    }
    return told
  })
  expect(small).toEqual([])
}
