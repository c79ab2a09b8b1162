import type { KeyValue } from '../../platform/storage.ts'

export const THEMES = ['light', 'dark', 'contrast', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** `system` means that nothing is stored. public/before-paint.js reads the same two keys. */
export const THEME_KEY = 'theme'
export const FONT_SIZE_KEY = 'fontSize'

/** Pixels; decision 33. */
export const FONT_SIZE = { smallest: 12, base: 15, largest: 24 } as const

export function storedTheme(values: KeyValue): Theme {
  const stored = values.get(THEME_KEY)
  return THEMES.find(theme => theme === stored) ?? 'system'
}

export function storedFontSize(values: KeyValue): number {
  const stored = Number(values.get(FONT_SIZE_KEY) ?? FONT_SIZE.base)
  return Number.isFinite(stored) ? Math.min(FONT_SIZE.largest, Math.max(FONT_SIZE.smallest, stored)) : FONT_SIZE.base
}

/** Stores the choice and shows it at once. */
export function chooseTheme(theme: Theme, values: KeyValue, page: Document = document): void {
  if (theme === 'system') values.remove(THEME_KEY)
  else values.set(THEME_KEY, theme)
  showAppearance(values, page)
}

/** Stores the size, kept within its limits, and shows it at once. */
export function chooseFontSize(pixels: number, values: KeyValue, page: Document = document): void {
  values.set(FONT_SIZE_KEY, String(pixels))
  values.set(FONT_SIZE_KEY, String(storedFontSize(values)))
  showAppearance(values, page)
}

function showAppearance(values: KeyValue, page: Document): void {
  const theme = storedTheme(values)
  const root = page.documentElement
  root.dataset.theme = theme === 'system' ? systemTheme() : theme
  root.style.setProperty('--font-size', String(storedFontSize(values)))
  const canvas = getComputedStyle(root).getPropertyValue('--canvas').trim()
  if (canvas) page.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
}

function systemTheme(): Exclude<Theme, 'system'> {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows the stored appearance and follows the system and other tabs from then on. */
export function followAppearance(values: KeyValue, page: Document = document): void {
  const show = () => showAppearance(values, page)
  show()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show)
  matchMedia('(prefers-contrast: more)').addEventListener('change', show)
  values.subscribe(key => {
    if (key === THEME_KEY || key === FONT_SIZE_KEY) show()
  })
}
