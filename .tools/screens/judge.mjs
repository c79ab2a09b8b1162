import { AxeBuilder } from '@axe-core/playwright'

/** The violations that axe finds, as lines; in the contrast theme also those of AAA contrast. */
export async function axeFindings(page) {
  await settled(page)
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'color-contrast-enhanced': { enabled: theme === 'contrast' } } })
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`))
}

/** Waits for finite animations to end and for fonts to load, so that nothing is checked while it fades in. */
export const settled = page =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => null)))
    await document.fonts.ready
  })

/** Finds a page wider than the screen, and text that is cut off, shortened or outside the screen. */
export const faults = page =>
  page.evaluate(() => {
    const found = []
    const said = element => (element.ariaLabel || element.textContent || element.tagName).trim().slice(0, 60)
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`)
    const unseen = element =>
      element.closest('.spoken, [aria-hidden="true"], [hidden], [inert]') ||
      !element.checkVisibility({ opacityProperty: true })
    /** A table or a row of tabs that is wider than its place and scrolls within it. */
    const scrollsAside = element => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true
      return false
    }
    for (const element of document.body.querySelectorAll('*')) {
      const writes = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
      if (!writes || unseen(element) || element.clientWidth === 1) continue
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const cut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      if (cut && textOverflow !== 'ellipsis') found.push(`cut off: ${said(element)}`)
      if (cut && textOverflow === 'ellipsis' && element.closest('h1, h2, h3, button, a, dt, label'))
        found.push(`shortened: ${said(element)}`)
      const clamped = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2
      if (clamped && getComputedStyle(element).webkitLineClamp === 'none') found.push(`cut below: ${said(element)}`)
      const box = element.getBoundingClientRect()
      if (box.width > 0 && (box.right > clientWidth + 1 || box.left < -1) && !scrollsAside(element))
        found.push(`outside the screen: ${said(element)}`)
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.body.querySelectorAll('input:placeholder-shown')) {
      if (unseen(field) || field.placeholder === '') continue
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field)
      Object.assign(pen, { font, letterSpacing })
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (pen.measureText(field.placeholder).width > room + 1) found.push(`cut off: ${field.placeholder}`)
    }
    return found
  })

/** Records the visible layout shifts while a page loads, without those behind the splash; read by `shiftOf`. */
export const watchShifts = () => {
  globalThis.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput || document.getElementById('splash')) continue
      const moved = entry.sources.map(({ node }) => node?.className || node?.nodeName || '?')
      globalThis.shifts.push({ value: entry.value, moved: moved.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
export const shiftOf = page => page.evaluate(() => globalThis.shifts)

/** Reports the layout shifts since the page began to load, if they add up to 0.02 or more. */
export async function shiftFaults(page) {
  const shifts = await shiftOf(page)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  return sum < 0.02
    ? []
    : [`moved while it loaded by ${sum.toFixed(3)}: ${shifts.map(({ moved }) => moved).join('; ')}`]
}

/** Goes round by Tab; reports each stop whose focus is not visible, is covered, or is outside the screen. */
export async function keyFaults(page, most = 60) {
  const found = []
  const passed = new Set()
  await page.evaluate(() => document.body.focus())
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const now = document.activeElement
      if (!now || now === document.body) return null
      globalThis.stops ??= new Map()
      if (!globalThis.stops.has(now)) globalThis.stops.set(now, globalThis.stops.size)
      const shown = now.matches('input[type="radio"], input[type="checkbox"]') ? (now.closest('label') ?? now) : now
      const marked = [
        shown,
        now,
        ...(shown.parentElement ? [shown.parentElement, shown.closest('li, label') ?? shown] : []),
      ].some(one => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      })
      const { x, y, width, height } = shown.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return {
        id: globalThis.stops.get(now),
        said: (now.ariaLabel || now.textContent || now.name || now.tagName).trim().slice(0, 50),
        marked,
        covered: hit !== null && !shown.contains(hit) && !hit.contains(shown),
        outside: y + height < 0 || y > innerHeight,
      }
    })
    if (!stop || passed.has(stop.id)) break
    passed.add(stop.id)
    if (!stop.marked) found.push(`focus is not seen: ${stop.said}`)
    if (stop.covered) found.push(`focus is covered: ${stop.said}`)
    if (stop.outside) found.push(`focus is outside: ${stop.said}`)
  }
  return found
}
