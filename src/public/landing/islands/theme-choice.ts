import type { KeyValue } from '../../../platform/storage.ts'
import { chooseTheme, storedTheme, THEMES } from '../../../ui/styles/appearance.ts'

/** The appearance menu: stored under the app's key, so that the app looks the same. */
export function themeChoice(values: KeyValue): void {
  const field = document.querySelector<HTMLElement>('[data-themes]')
  if (!field) return
  const buttons = Array.from(field.querySelectorAll<HTMLButtonElement>('[data-choose]'))
  const show = () => {
    const chosen = storedTheme(values)
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.choose === chosen))
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = THEMES.find(one => one === button.dataset.choose)
      if (theme) chooseTheme(theme, values)
      show()
    })
  }
  show()
  field.hidden = false
  closeOutside()
}

/** A click elsewhere and Escape close the menu, as in the app. */
function closeOutside(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  if (!menu) return
  addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
