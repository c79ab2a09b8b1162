import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A number or rule of specification 1, the test file that holds it, and the words of the test's title. */
type Row = readonly [rule: string, file: string, title: string]

/** Sections 2 to 6 and 9, without money, messenger, rewards for referrals and administration. */
const ROWS: readonly Row[] = [
  ['2.1 every route, and its title (2.2.4)', 'components/shell/routes', 'every address leads to a screen'],
  ['2.1 landing, pitch deck, login, logout, consent, texts', 'components/shell/routes', 'the addresses of visitors'],
  ['2.1 /logout', 'components/shell/logout', 'the address /logout signs out'],
  ['2.1 help falls back to feedback', 'components/help/help', 'any other one is feedback'],
  ['2.1 texts as markdown views', 'e2e/landing/landing', 'are readable without JavaScript'],
  ['2.2.1 an unknown address', 'components/shell/frame', 'an unknown address shows a link to the start page'],
  [
    '2.2.2 without consent: to the consent page',
    'components/consent/consent',
    'every screen leads to the consent first',
  ],
  ['2.2.2 except logout and help', 'components/consent/consent', 'signing out needs no consent'],
  ['2.2.2 help is for everybody', 'components/help/help', 'help is open without a sign-in'],
  [
    '2.2.3 without a session: to the sign-in, auth.loginRequired',
    'components/shell/sign-in-guard',
    'every screen leads to the sign-in',
  ],
  ['2.2.4 page hits', 'components/cookies/cookies', 'screens are counted by their pattern'],
  ['2.3 header, burger, drawer', 'components/shell/frame', 'on a phone the drawer holds menu and appearance'],
  ['2.3 account menu', 'components/shell/routes', 'the account menu leads to the account'],
  ['2.3 appearance', 'components/shell/frame', 'the account menu changes the appearance at once'],
  ['2.3 patients submenu', 'components/shell/frame', 'the patient is switched from the header'],
  ['2.3 every menu entry leads somewhere', 'components/shell/routes', 'every entry of the menu leads to a screen'],
  ['2.3 doctor tools only signed in', 'unit/ui/features/shell/navigation', 'has no doctor tools without a session'],
  [
    '2.3 no questionnaire in production',
    'components/shell/sign-in-guard',
    'the menu has no questionnaire in production',
  ],
  ['2.3 sections and sidebar fold, and stay so', 'components/shell/frame', 'a section of the sidebar folds'],
  ['2.3, 5 hidden entries; never account and help', 'unit/ui/features/shell/navigation', 'but never help'],
  ['2.3 footer on home only', 'components/shell/routes', 'the footer stands on the home page alone'],
  ['2.3, 9 widths 600, 850, 1199', 'components/shell/widths', 'mobile up to 600 px, tablet up to 850'],
  ['2.3 the frame at these widths', 'components/shell/routes', 'the frame is a'],
  ['2.3, 9 splash 200 and 300 ms', 'unit/ui/features/shell/splash', 'fades after 200 ms and is gone after 300'],
  [
    '2.3 dialogs: alert, confirm, prompt, form',
    'unit/ui/components/overlay/dialogs',
    'a prompt resolves with the text',
  ],
  ['2.4 fourteen steps in order', 'unit/ui/features/tour/plan', 'all fourteen, in the specified order'],
  ['2.4 progress 0 to 100', 'unit/ui/features/tour/plan', 'is 0 at the first step and 100 at the last'],
  ['2.4 begun from home, to its end', 'components/tour/tour', 'turns the pages to the end, from 0 to 100'],
  ['2.5 banner: neither consent nor flag', 'components/cookies/cookies', 'the banner does not come back'],
  ['2.5 closed without a choice', 'components/cookies/cookies', 'sets only the flag, and statistics stay off'],
  ['2.5 reject all', 'components/cookies/cookies', 'rejecting leaves everything but the necessary off'],
  ['2.5 four categories, necessary always on', 'components/cookies/cookies', 'each category is chosen by itself'],
  [
    '2.6 buttons only if configured',
    'components/login/login-screen',
    'only the providers that the server has are shown',
  ],
  ['2.6 demo only if active', 'components/login/login-screen', 'without a provider the demo is there'],
  ['2.6 quick login', 'server/sessions/sessions', 'with quick login after ninety days'],
  ['2.7 six boxes', 'components/consent/consent', 'Next waits for all six'],
  ['2.7, 5 cross-border first', 'unit/domain/account/consent', 'name the cross-border transfer before the others'],
  ['5 consent by API: six', 'server/modules/update-user', 'is refused without %s, and nothing is stored'],
  ['5 consent by API: which is named', 'server/modules/update-user', 'names the cross-border transfer first'],
  ['2.7 withdrawn: nothing is taken', 'server/rpc/withdrawn-consent', 'is refused %s'],
  ['2.7 withdrawn: nothing is lost', 'sim/invariants/withdrawn-consent', 'waits on the device, however long'],
  [
    '2.8 hidden tools come back in one action',
    'components/home/home',
    'hidden tools are named and come back in one action',
  ],
  ['2.8 demo data box', 'components/home/demo-data', 'a new user loads demo data once'],
  ['2.9 nine anchors, calls to action, B2C and B2B', 'e2e/landing/landing', 'is readable without JavaScript'],
  ['2.9 active section; reveal at 0.1', 'e2e/landing/landing', 'marks the section in the middle of the window'],
  ['2.10 five tabs', 'components/help/help', 'the five tabs have addresses of their own'],
  ['2.10 feedback fields and context', 'components/help/feedback', 'the report of a record fills the form in'],
  ['5 feedback: not blank, at the edges', 'unit/domain/check-feedback', 'blank'],
  ['5 feedback by API', 'server/modules/feedback', 'a blank message is refused'],
  ['2.11 tabs, active tab', 'components/account/account', 'five tabs, and two pages without one'],
  ['2.11 Save on ui and settings', 'components/account/account', 'Save is on appearance and settings only'],
  [
    '2.11, 9 font a pixel at a time, 12 to 24',
    'components/account/account',
    'the text is 12 to 24 px, a pixel at a time',
  ],
  ['2.11 the stored size', 'unit/ui/styles/appearance', 'keeps the font size between 12 and 24'],
  ['2.11 menu and tag visibility', 'components/account/account', 'what is hidden leaves the menu'],
  ['2.11 export', 'server/modules/export/export', 'without the dropped fields'],
  ['9 patient-data.json', 'components/account/export', 'patient-data.json'],
  ['2.11, 5 deletion: sign-in of five minutes', 'unit/domain/account/deletion', 'a sign-in is fresh for five minutes'],
  ['2.11, 5 deletion: confirmation', 'components/account/deletion', 'says in numbers what goes'],
  ['2.11 deletion in 30 days', 'server/modules/account/account-deletion', 'not a millisecond before'],
  ['3 what is stored: cookie consent', 'components/cookies/cookies', 'accepting and rejecting store the choice'],
  ['3 first touch, sent after login, once', 'components/cookies/first-touch', 'the first code wins'],
  ['6 first touch is not sent for the demo', 'components/cookies/first-touch', 'nothing is sent for the demo'],
  ['3 theme: system is no stored value', 'unit/ui/styles/appearance', 'follows the system if nothing is stored'],
  ['4 sign-in by a code', 'server/modules/identity/sign-in', 'a new person gets an account of their own'],
  ['4 HTTP 401', 'server/rpc/envelope', 'is missing in every call: HTTP 401'],
  ['4 401 ends the session, keeps the work', 'e2e/faults/session', 'an ended session stops the queue'],
  ['4 logout clears', 'e2e/shell/sign-out', 'leaves nothing to read, in no tab'],
  ['4 a new token replaces the stored one', 'server/sessions/sessions', 'is replaced by the next response'],
  ['4, 9 autosave 3000 ms', 'unit/ui/state/preference-saver', 'a change is stored 3000 ms after the last one'],
  ['4 locale: stored, browser, en', 'unit/ui/i18n/locale', 'is the stored one, before those of the browser'],
  ['4 locale: saved, then a reload', 'unit/ui/i18n/locale', 'is stored before the reload is requested'],
  ['4 theme follows the system', 'unit/ui/styles/appearance', 'with contrast before dark'],
  ['4 toasts: paused', 'components/gallery/toasts', 'toasts stay while the mouse is over them or the page is hidden'],
  ['9 toasts: times', 'components/gallery/toasts', 'success 2 s, info 5 s, loading until it is done'],
  ['9 toasts: 24', 'components/gallery/toast-limits', '24 toasts at most'],
  ['9 toasts: 12 px', 'components/gallery/toast-limits', 'toasts stand 12 px apart'],
  ['9 toasts: Alt+T, Escape', 'components/gallery/toasts', 'toasts are reached with Alt+T'],
  ['4 installability', 'components/install/install', 'is missing without an offer, and after the installation'],
  ['9 engagement above 1', 'unit/domain/account/engagement', 'the app can be installed above level 1'],
  ['9 the install entry', 'components/install/install', 'is missing on the first day'],
  ['9 submenu 100 and 300 ms', 'components/gallery/menus', 'a submenu opens 100 ms after the mouse arrives'],
  ['9 locales', 'unit/ui/i18n/locale', 'is one that the contract has too'],
  ['9 icons from a sprite', 'unit/ui/components/icon/sprite', 'the sprite holds exactly the named icons'],
  ['6 demo on the basic plan', 'components/home/demo-data', 'the demo on the basic plan reads why not'],
  ['9 page hits are kept 13 months', 'server/modules/marketing', 'are kept 13 months and not a day longer'],
]

const known = new Map<string, string>()
function textOf(file: string): string {
  const text =
    known.get(file) ??
    ['.test.ts', '.test.tsx', '.spec.ts']
      .map(end => {
        try {
          return readFileSync(new URL(`../../${file}${end}`, import.meta.url), 'utf8')
        } catch {
          return ''
        }
      })
      .join('')
  known.set(file, text)
  return text
}

it.each(ROWS)('P §%s has a test: %s, %s', (_, file, title) => {
  expect(textOf(file)).toContain(title)
})
