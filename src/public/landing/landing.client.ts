import './styles/page.css'
import './styles/header.css'
import './styles/cards.css'
import './styles/hero.css'
import './styles/demos/triage-pad.css'
import './styles/demos/offline-switch.css'
import './styles/sections/places.css'
import './styles/sections/solutions.css'
import './styles/sections/product.css'
import './styles/sections/technologies.css'
import './styles/sections/security.css'
import './styles/sections/questions.css'
import './styles/sections/plans.css'
import './styles/sections/contact.css'
import './styles/foot.css'
import { deviceValues } from '../../platform/browser/storage.ts'
import { followAppearance } from '../../ui/styles/appearance.ts'
import { activeSection } from './islands/active-section.ts'
import { keepLanguage } from './islands/language.ts'
import { layOut } from './islands/lay-out.ts'
import { loadDemos } from './islands/load-demos.ts'
import { passReferrer } from './islands/pass-referrer.ts'
import { quotes } from './islands/quotes.ts'
import { reveal } from './islands/reveal.ts'
import { themeChoice } from './islands/theme-choice.ts'

/* Islands without a library. None is needed to read the page, and one that fails leaves the others. */
const values = deviceValues
for (const island of [
  () => followAppearance(values),
  () => themeChoice(values),
  () => keepLanguage(values),
  passReferrer,
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
