import './share.css'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { browserLanguages } from '../../platform/browser/languages.ts'
import { systemNet } from '../../platform/net.ts'
import { chooseLocale } from '../../ui/i18n/locale.ts'
import { followColours } from './follow-colours.ts'
import { openedLink } from './opened-link.ts'
import { SharePage } from './share-page.tsx'
import { activateTexts, texts } from './texts.ts'

/*
 * The page of a shared record. Its origin is opaque (security-headers.ts): no storage, no cookie and no worker of the
 * product is in its reach, so its language and colours are those of the browser.
 */
const place = document.getElementById('share')
if (!place) throw new Error('the page has no place for the record')
followColours(document.documentElement, matchMedia)
await activateTexts(chooseLocale(null, browserLanguages()))
createRoot(place).render(
  <I18nProvider i18n={texts}>
    <SharePage link={openedLink(systemNet, location.pathname)} goTo={address => location.assign(address)} />
  </I18nProvider>,
)
