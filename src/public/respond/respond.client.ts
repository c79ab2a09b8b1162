import './styles/respond.css'
import { browserConnectivity } from '../../platform/browser/connectivity.ts'
import { browserLanguages } from '../../platform/browser/languages.ts'
import { browserLocks } from '../../platform/browser/locks.ts'
import { deviceValues } from '../../platform/browser/storage.ts'
import { systemClock } from '../../platform/clock.ts'
import { systemNet } from '../../platform/net.ts'
import { systemRandom } from '../../platform/random.ts'
import { chooseLocale } from '../../ui/i18n/locale.ts'
import { followAppearance } from '../../ui/styles/appearance.ts'
import { keepPage } from './keep-page.ts'
import { browserStore } from './kept/browser-store.ts'
import { memoryStore } from './kept/memory-store.ts'
import { codeOf } from './opening.ts'
import { createPage } from './page.ts'
import { createRespondent } from './respondent.ts'
import { respondServer } from './server.ts'
import { activateTexts } from './texts.ts'
import { writtenAt } from './written-at.ts'

/*
 * The page of a questionnaire (D §2): for people without an account, often on a phone that is not online. It opens none
 * of the app's stores and sends no cookie and no session.
 */
const root = document.getElementById('respond')
if (!root) throw new Error('the page has no place for the questionnaire')
try {
  followAppearance(deviceValues)
} catch {
  // Storage is refused: the colours of before-paint.js stand.
}
const locale = chooseLocale(null, browserLanguages())
const [store] = await Promise.all([browserStore().catch(memoryStore), activateTexts(locale)])
const page = createPage(locale, {
  ...{ root, isDurable: store.isDurable, activate: activateTexts, draft: store.draft },
  today: () => writtenAt(systemClock.now()).slice(0, 10),
  // A draft is a convenience: what is given is stored by the respondent, with its own check.
  keepDraft: (session, text) => void store.keepDraft(session, text).catch(() => undefined),
})
const code = codeOf(location.pathname)
const tabs = new BroadcastChannel(`anamnesis-respond ${code}`)
const respondent = createRespondent(code, {
  ...{ store, server: respondServer(systemNet), locks: browserLocks, clock: systemClock, random: systemRandom },
  ...{ connectivity: browserConnectivity, show: page.show, tell: () => tabs.postMessage(null) },
})
tabs.onmessage = respondent.refresh
page.attach(respondent)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && respondent.wake())
await respondent.open()
if (await keepPage()) document.documentElement.dataset.kept = 'true'
