import '../landing/styles/page.css'
import '../landing/styles/header.css'
import '../landing/styles/cards.css'
import '../landing/styles/foot.css'
import './document.css'
import { deviceValues } from '../../platform/browser/storage.ts'
import { followAppearance } from '../../ui/styles/appearance.ts'
import { keepLanguage } from '../landing/islands/language.ts'
import { passReferrer } from '../landing/islands/pass-referrer.ts'
import { themeChoice } from '../landing/islands/theme-choice.ts'

followAppearance(deviceValues)
themeChoice(deviceValues)
keepLanguage(deviceValues)
passReferrer()
