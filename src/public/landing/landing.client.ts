import './styles/page.css'
import './styles/header.css'
import './styles/cards.css'
import './styles/hero.css'
import './styles/demos.css'
import './styles/sections.css'
import './styles/foot.css'
import { deviceValues } from '../../platform/browser/storage.ts'
import { followAppearance } from '../../ui/styles/appearance.ts'
import { activeSection } from './islands/active-section.ts'
import { keepLanguage } from './islands/language.ts'
import { layOut } from './islands/lay-out.ts'
import { loadDemos } from './islands/load-demos.ts'
import { quotes } from './islands/quotes.ts'
import { reveal } from './islands/reveal.ts'
import { themeChoice } from './islands/theme-choice.ts'

/* Islands without a library. None is needed to read the page, and one that fails leaves the others. */
const values = deviceValues
for (const island of [
  () => followAppearance(values),
  () => themeChoice(values),
  () => keepLanguage(values),
  layOut,
  activeSection,
  reveal,
  quotes,
  loadDemos,
]) {
  try {
    island()
  } catch (error) {
    reportError(error)
  }
}
