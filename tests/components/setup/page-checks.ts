import axe from 'axe-core'
import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Checks axe's default rules (WCAG A and AA, best practices), and AAA contrast in the contrast theme. */
export async function expectAccessible(): Promise<void> {
  // Waits for the end of animations, which start one frame after an element is added.
  await nextFrame()
  const ending = document
    .getAnimations()
    .filter(one => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
    .map(one => one.finished.catch(() => null))
  await Promise.all(ending)
  const contrast = document.documentElement.dataset.theme === 'contrast'
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast-enhanced': { enabled: contrast } },
  })
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(node => `${node.html} (${node.failureSummary})`).join('\n  ')}`,
  )
  expect(found.join('\n')).toBe('')
}

/** Waits until nothing is wider than the screen. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { documentElement } = document
  await expect.poll(() => documentElement.scrollWidth - documentElement.clientWidth).toBe(0)
}

const TARGETS = 'button, a[href], label:has(input), input, textarea'
const NO_TARGET =
  ':disabled, [aria-disabled="true"], [data-disabled], [href="#main"], label input, input[type="file"], input[aria-hidden]'

/** Measures the pixels around the middle of a control that hit it, at most 45 in each direction. */
function targetOf(control: HTMLElement): { wide: number; tall: number } {
  const { x, y, width, height } = control.getBoundingClientRect()
  const isHit = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
    return hit !== null && control.contains(hit)
  }
  const reach = (dx: number, dy: number) => {
    let steps = 0
    while (steps < 22 && isHit(dx * (steps + 1), dy * (steps + 1))) steps += 1
    return steps
  }
  return { wide: reach(-1, 0) + reach(1, 0) + 1, tall: reach(0, -1) + reach(0, 1) + 1 }
}

/** Every control has 44 px in both directions (tolerance 1 px); links in paragraphs may be smaller. */
export async function expectTouchTargets(within: ParentNode = document): Promise<void> {
  const controls = [...within.querySelectorAll<HTMLElement>(TARGETS)].filter(
    // What is folded away is no target.
    one => !one.matches(NO_TARGET) && !one.closest('p') && one.checkVisibility(),
  )
  expect(controls.length).toBeGreaterThan(0)
  const sizes = new Map<HTMLElement, string>()
  const isSmall = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center' })
    const { wide, tall } = targetOf(control)
    sizes.set(control, `${control.textContent || control.ariaLabel}: ${wide} x ${tall}`)
    return wide < 43 || tall < 43
  }
  // What is small at first may be covered by what still moves: sticky elements follow the scrolling a frame later.
  let small = controls.filter(isSmall)
  const stillSmall = () => {
    small = small.filter(one => one.isConnected && isSmall(one))
    return small.map(one => sizes.get(one)).join('\n')
  }
  await expect.poll(stillSmall).toBe('')
}

/** Whether the middle of the focused element, or of its label, is not covered by another element. */
export function focusIsSeen(): boolean {
  const target = document.activeElement?.closest('label') ?? document.activeElement
  if (!target) return false
  const { x, y, width, height } = target.getBoundingClientRect()
  return target.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Presses Escape; a dialog, a menu or a sheet hears it from the second frame after it is shown. */
export async function pressEscape(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await userEvent.keyboard('{Escape}')
}
